import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';

export const qrcode = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Qrcode') }),
  label: { zh: '二维码', en: 'QR code' },
  defaults: () => ({ width: 100, height: 100 }),
  keepsRatio: true,
});
