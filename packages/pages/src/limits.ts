/** The limits of a page. More is a mistake or an attack, and would be slow for every reader. */
export const sectionsMax = 50;
/** A section, a block in it, and a block in that. */
export const depthMax = 3;
export const swiperImagesMax = 10;
export const gridImagesMax = 30;
export const hotZonesMax = 20;
export const gridProductsMax = 60;

export const paddingMaxPx = 500;
export const heightMaxPx = 4000;
export const gapMaxPx = 200;
export const columnsMax = 12;
export const productColumnsMax = 6;
export const intervalMinMs = 1000;
export const intervalMaxMs = 60_000;

export const nameLengthMax = 40;
export const altLengthMax = 200;
export const buttonLabelLengthMax = 40;
export const productTitleLengthMax = 80;
export const productPriceLengthMax = 40;
export const addressLengthMax = 2000;
export const richTextLengthMax = 50_000;

/** The maximum width of the layout. */
export const pageWidthPx = 1200;
