import { z } from 'zod';
import { barcodeWidthPx } from './barcode.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** The factory's label on a print: codes, numbers, a small copy of the design. */
export const qrcodeGroup = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('QrcodeGroup') }),
  label: { zh: '二维码组', en: 'QR code group' },
  newName: { zh: '二维码组', en: 'QR group' },
  printRole: 'label',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200 }),
  keepsRatio: true,
  mustStayVisible: true,
  minSize: (dpi) => ({ width: barcodeWidthPx(dpi) * 1.25, height: barcodeWidthPx(dpi) * 1.25 }),
  children: ['Qrcode', 'Barcode', 'FixedContentTextRect', 'CustomAreaImage', 'QrcodeRect'],
});
