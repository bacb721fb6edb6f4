import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape, pictureOfItem } from './define-layer.ts';
import { growMask, maskFields, maskShape, newMask } from './picture-mask.ts';

export const imageGroupImage = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('ImageGroupImage'), ...maskShape }),
  label: { zh: '组内图片', en: 'Group image' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200, ...newMask }),
  fields: maskFields,
  keepsRatio: true,
  grow: growMask,
  picture: (_, { inherited }) => inherited.image && pictureOfItem(inherited.image),
});
