import { z } from 'zod';
import { defineLayer, layerShape, pictureOfArea } from './define-layer.ts';

/** Shows the order's custom-area image, or its supplied image. */
export const customArea = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('CustomArea') }),
  label: { zh: '定制区域', en: 'Custom area' },
  defaults: () => ({ width: 200, height: 200 }),
  isRotatable: false,
  area: 'custom',
  picture: (_, context) => pictureOfArea('custom', context),
});
