/**
 * Every figure that the business fixed, once. A number that a screen, a rule and a test share stands here;
 * a number written twice will differ one day.
 */

export const apiBasePath = '/app_api/v1';

/** Lists */
export const listPageSizeDefault = 20;
export const listPageSizes = [10, 20, 30, 40, 50] as const;
export const listPageSizeMax = 100;
/** `page=0` asks for all rows; more than this many are never sent at once. */
export const listAllRowsMax = 1000;
export const selectPageSize = 10;

/** Requests */
export const requestTimeoutMs = 30_000;
export const exportTimeoutMs = 5 * 60_000;
/** How long a file will be that is made while it is sent, about. */
export const estimatedLengthHeader = 'x-estimated-length';

/** What the hands feel */
export const pollIntervalMs = 3_000;
export const codeCountdownS = 60;
export const galleryDebounceMs = 500;
export const selectDebounceMs = 800;
export const loadingDelayMs = 200;
export const loadingMinMs = 300;
export const loadingProgressCapPercent = 95;
export const flatActionsMax = 3;

/** Screen widths at which the layout changes, and the filter columns from each of them on. */
export const breakpointsPx = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, xxxl: 1920 } as const;
export const filterColumns = [
  { fromPx: 0, columns: 1 },
  { fromPx: breakpointsPx.sm, columns: 2 },
  { fromPx: breakpointsPx.lg, columns: 3 },
  { fromPx: breakpointsPx.xl, columns: 4 },
  { fromPx: breakpointsPx.xxl, columns: 5 },
] as const;
export const siderWidthPx = 220;
export const siderCollapsedWidthPx = 64;
export const drawerWidthPercent = 70;

/** Formats */
export const dateTimeFormat = 'YYYY-MM-DD HH:mm:ss';
export const dateFormat = 'YYYY-MM-DD';

/** Accounts */
export const captchaLifeMs = 5 * 60_000;
export const codeDigits = 6;
export const codeLifeMs = 10 * 60_000;
export const codeTriesMax = 5;
export const sessionLifeMs = 30 * 24 * 3_600_000;
export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
export const apiKeyRequestsPerMinute = 600;
/** With all keys of an account together. */
export const apiAccountRequestsPerMinute = 1800;
export const idempotencyKeyLengthMax = 255;
export const idempotencyKeyLifeMs = 7 * 24 * 3_600_000;

/** A page that reports a web version below this one is from before versions were announced. */
export const webVersionBaseline = '0.0.2';

export const primaryColor = '#646cff';

/** Files */
export const uploadMaxMbDefault = 3;
export const uploadCountDefault = 1;
/** What the picker of the console accepts unless a screen says otherwise. */
export const pickerExtensions = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'] as const;
export const blobPickerPageSize = 14;
export const directUploadTimeoutMs = 3_600_000;
export const md5ChunkBytes = 2 * 1024 * 1024;
/** No file of any kind may be larger: production images are the largest that people bring. */
export const blobMaxBytes = 512 * 1024 * 1024;
export const imagePixelsMax = 240_000_000;
/** A blob that was announced and not uploaded by then is taken away. */
export const unusedUploadLifeMs = 24 * 3_600_000;
export const thumbnailWidthPx = 300;
export const galleryCardWidthPx = 500;
export const resizeQualityDefault = 80;
export const resizeWidthMaxPx = 4000;

/** Catalogue */
export const galleryPageSizes = [12, 24, 36, 48] as const;
export const galleryPageSizeDefault = 24;
export const imageLibraryPageSizes = [10, 20, 30, 50] as const;
export const expiryFormat = 'YYYY-MM-DD HH:mm';
export const dpiDefault = 150;
/** Files are fetched this many at a time into an export. */
export const exportDownloadsParallel = 10;
