import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';

/** Shows the order's custom-area image, or its supplied image. */
export const customArea = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('CustomArea') }),
  label: { zh: '定制区域', en: 'Custom area' },
  printRole: 'supplied',
  isOpaque: () => false,
  // Without it, the production image would print an empty sheet.
  templates: { micro_custom: 'excluded', form_order: 'starting', batch_order: 'excluded' },
  defaults: () => ({ width: 200, height: 200 }),
  isRotatable: false,
  area: 'custom',
});
