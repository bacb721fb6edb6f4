/** The figures of the designer and the renderer. A number that a panel, a rule and a test share stands here, once. */

export { imagePixelsMax } from '@platen/model/blobs';
export { dpiDefault } from '@platen/model/sku-templates';

export const templateSizeDefaultPx = 800;
export const templateSideMinPx = 10;
export const mmPerInch = 25.4;

/** Drawing falls back to these where a stored layer says nothing; a new layer says more (see its defaults). */
export const lineHeightDefault = 1.5;
export const fontSizeFallbackPx = 16;
export const fontSizeNewPx = 20;
export const fontWeights = [200, 400, 600, 800] as const;

export const layerNameLengthMax = 15;
export const itemLabelLengthMax = 100;
export const layerSideMinPx = 1;
/** Far beyond every canvas. A larger figure can only be a mistake, and float32 geometry would no longer be exact. */
export const coordinateMaxPx = 1_000_000;
/** In percent. */
export const opacityWhole = 100;
export const randomIdLength = 6;

export const optionImageSideMinPx = 10;
export const tileSideMinPx = 10;
export const qrcodeRectBorderMm = 1.5;

/** One cap for what is uploaded and what is drawn. */
export const imageSideMaxPx = 26_000;
export const effectImageQuality = 80;
