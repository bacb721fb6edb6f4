import { z } from 'zod';
import { defineLayer, layerShape, pictureOfArea } from './define-layer.ts';

/** Shows the order's effect image. */
export const effectArea = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('EffectArea') }),
  label: { zh: '效果区域', en: 'Effect area' },
  defaults: () => ({ width: 200, height: 200 }),
  isRotatable: false,
  area: 'effect',
  picture: (_, context) => pictureOfArea('effect', context),
});
