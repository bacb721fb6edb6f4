export const directUploadTimeoutMs = 3_600_000;
/** An announced blob that was not uploaded within this time is deleted. */
export const unusedUploadLifeMs = 24 * 3_600_000;
