import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';

/** What the factory needs on a print: codes, numbers, a small copy of the design. */
export const qrcodeGroup = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('QrcodeGroup') }),
  label: { zh: '二维码组', en: 'QR code group' },
  defaults: () => ({ width: 200, height: 200 }),
  keepsRatio: true,
  children: ['Qrcode', 'Barcode', 'FixedContentTextRect', 'CustomAreaImage', 'QrcodeRect'],
});
