import { z } from 'zod';
import { defineLayer, layerShape, pictureOfItem } from './define-layer.ts';

export const imageGroupImage = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('ImageGroupImage') }),
  label: { zh: '组内图片', en: 'Group image' },
  defaults: () => ({ width: 200, height: 200 }),
  keepsRatio: true,
  picture: (_, { inherited }) => inherited.image && pictureOfItem(inherited.image),
});
