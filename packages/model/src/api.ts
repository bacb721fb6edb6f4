/** Shared by every call of the API. */
export const apiBasePath = '/app_api/v1';
/** The estimated length of a file that is generated while it is sent. */
export const estimatedLengthHeader = 'x-estimated-length';
export const idempotencyKeyLengthMax = 255;
export const idempotencyKeyLifeMs = 7 * 24 * 3_600_000;
/**
 * The limit for an account, whatever its number of keys: each request renders several images. A person who types causes
 * one request at each pause.
 */
export const mockupsPerMinute = 60;
