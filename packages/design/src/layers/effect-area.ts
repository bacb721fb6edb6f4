import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';

/** Shows the order's effect image. */
export const effectArea = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('EffectArea') }),
  label: { zh: '效果区域', en: 'Effect area' },
  printRole: 'design',
  isOpaque: () => false,
  templates: { micro_custom: 'excluded', form_order: 'offered', batch_order: 'excluded' },
  defaults: () => ({ width: 200, height: 200 }),
  isRotatable: false,
  area: 'effect',
});
