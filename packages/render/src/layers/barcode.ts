import { barcodeGrid } from '../codes/barcode.ts';
import { drawCode } from '../codes/draw-code.ts';
import type { Draw } from './draw.ts';

export const drawBarcode: Draw<'Barcode'> = (layer, pen) => {
  const { barcode } = pen.context.facts;
  drawCode(layer, pen, barcode, barcodeGrid(barcode));
};
