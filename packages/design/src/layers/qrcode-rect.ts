import { z } from 'zod';
import { mmPerInch, qrcodeRectBorderMm } from '../constants.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { isFilledRect, rectBounds, rectFields, rectShape } from './rect.ts';

/** The cutting frame around a QR group. Its border has the same width on every print, whatever the resolution is. */
export const qrcodeRect = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('QrcodeRect'), ...rectShape }),
  label: { zh: '二维码边框', en: 'QR code frame' },
  newName: { zh: '二维码边框', en: 'QR frame' },
  printRole: 'label',
  isOpaque: isFilledRect,
  templates: inAllTemplates,
  defaults: ({ dpi }) => ({
    width: 200,
    height: 200,
    fill: 'none',
    stroke: '#000000',
    stroke_width: (qrcodeRectBorderMm / mmPerInch) * dpi,
  }),
  fields: rectFields,
  bounds: rectBounds,
});
