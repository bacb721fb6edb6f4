export const directUploadTimeoutMs = 3_600_000;
/** A blob that was announced and not uploaded by then is taken away. */
export const unusedUploadLifeMs = 24 * 3_600_000;
