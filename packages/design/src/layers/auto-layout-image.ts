import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { growMask, maskFields, maskShape, newMask } from './picture-mask.ts';
import { pictureById } from './templated.ts';

/** Has its own size; the flow determines its position. */
export const autoLayoutImage = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('AutoLayoutImage'),
    image_id: z.string().default(''),
    ...maskShape,
  }),
  label: { zh: '布局图片', en: 'Layout image' },
  newName: { zh: '图片', en: 'Photo' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 100, height: 100, ...newMask }),
  fields: [{ kind: 'reference', key: 'image_id', to: 'images', label: { zh: '图片', en: 'Image' } }, ...maskFields],
  keepsRatio: true,
  grow: growMask,
  isRotatable: false,
  picture: (layer, { inherited }) => pictureById(layer.image_id, inherited),
});
