import { z } from 'zod';
import { mmPerInch } from '../constants.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** An order's system number is 29 or 33 modules wide including its quiet zone. */
const modules = 33;
const moduleMm = 0.25;

export const qrcode = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Qrcode') }),
  label: { zh: '二维码', en: 'QR code' },
  printRole: 'label',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 100, height: 100 }),
  minSize: (dpi) => {
    const side = modules * Math.max(2, Math.ceil((moduleMm / mmPerInch) * dpi));
    return { width: side, height: side };
  },
  keepsRatio: true,
});
