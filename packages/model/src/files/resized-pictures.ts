/** The quality of resized copies of a picture. */
export const resizeQualityDefault = 80;
export const resizeWidthMaxPx = 4000;
/**
 * Requested widths are rounded up to one of these, so that each picture has few copies. The same applies to qualities.
 */
export const resizeWidthsPx = [50, 100, 300, 500, 600, 1000, 1500, 2000, resizeWidthMaxPx] as const;
export const resizeQualities = [60, resizeQualityDefault, 100] as const;
