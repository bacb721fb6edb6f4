/** What every call of the API has in common. */
export const apiBasePath = '/app_api/v1';
/** The estimated length of a file that is generated while it is sent. */
export const estimatedLengthHeader = 'x-estimated-length';
export const idempotencyKeyLengthMax = 255;
export const idempotencyKeyLifeMs = 7 * 24 * 3_600_000;
export const apiKeyRequestsPerMinute = 600;
/** With all keys of an account together. */
export const apiAccountRequestsPerMinute = 1800;
/** Of one account, however many keys it has: each request draws several images. Whoever types makes one at each pause. */
export const mockupsPerMinute = 60;
