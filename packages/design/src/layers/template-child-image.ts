import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { growMask, maskFields, maskShape, newMask } from './picture-mask.ts';
import { pictureById } from './templated.ts';

export const templateChildImage = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('TemplateChildImage'),
    image_id: z.string().default(''),
    ...maskShape,
  }),
  label: { zh: '模板图片', en: 'Template image' },
  newName: { zh: '图片', en: 'Photo' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200, ...newMask }),
  fields: [{ kind: 'reference', key: 'image_id', to: 'images', label: { zh: '图片', en: 'Image' } }, ...maskFields],
  keepsRatio: true,
  grow: growMask,
  picture: (layer, { inherited }) => pictureById(layer.image_id, inherited),
});
