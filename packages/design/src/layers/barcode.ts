import { z } from 'zod';
import { mmPerInch } from '../constants.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** An order's system number is 154 modules wide including its quiet zone. */
const modules = 160;
const moduleMm = 0.165;

/** The narrowest barcode that common scanners can read, with bars of whole pixels. */
export function barcodeWidthPx(dpi: number): number {
  return modules * Math.max(1, Math.ceil((moduleMm / mmPerInch) * dpi));
}

export const barcode = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Barcode') }),
  label: { zh: '条形码', en: 'Barcode' },
  printRole: 'label',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 100, height: 50 }),
  minSize: (dpi) => ({ width: barcodeWidthPx(dpi), height: barcodeWidthPx(dpi) / 4 }),
});
