/** Constants of the designer and the renderer that panels, rules and tests share. */

export { dpiDefault } from '@platen/model/catalogue/sku-templates';
export { imagePixelsMax } from '@platen/model/files/blobs';

export const templateSizeDefaultPx = 800;
export const templateSideMinPx = 10;
export const mmPerInch = 25.4;

/** Fallbacks for drawing a stored layer without these properties; new layers get the defaults of their kind. */
export const lineHeightDefault = 1.5;
export const fontSizeFallbackPx = 16;
export const fontSizeNewPx = 20;
export const fontWeights = [200, 400, 600, 800] as const;

export const layerNameLengthMax = 15;
export const itemLabelLengthMax = 100;
export const layerSideMinPx = 1;
/** Far outside every canvas. A larger number is a mistake, and float32 geometry would lose precision. */
export const coordinateMaxPx = 1_000_000;
/** In percent. */
export const opacityWhole = 100;
export const randomIdLength = 6;

export const optionImageSideMinPx = 10;
export const tileSideMinPx = 10;
export const qrcodeRectBorderMm = 1.5;

/** The limit for uploaded and for drawn images. */
export const imageSideMaxPx = 26_000;
export const effectImageQuality = 80;
