import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';

export const barcode = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Barcode') }),
  label: { zh: '条形码', en: 'Barcode' },
  defaults: () => ({ width: 100, height: 50 }),
});
