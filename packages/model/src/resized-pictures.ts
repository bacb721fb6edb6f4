/** Of the smaller copies of a picture. */
export const resizeQualityDefault = 80;
export const resizeWidthMaxPx = 4000;
/** A copy has the first of these that is as wide as asked for, and so with the qualities: few copies of each picture. */
export const resizeWidthsPx = [50, 100, 300, 500, 600, 1000, 1500, 2000, resizeWidthMaxPx] as const;
export const resizeQualities = [60, resizeQualityDefault, 100] as const;
