import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';
import { pictureById } from './templated.ts';

export const templateChildImage = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TemplateChildImage'), image_id: z.string().default('') }),
  label: { zh: '模板图片', en: 'Template image' },
  defaults: () => ({ width: 200, height: 200 }),
  fields: [{ kind: 'reference', key: 'image_id', to: 'images', label: { zh: '图片', en: 'Image' } }],
  keepsRatio: true,
  picture: (layer, { inherited }) => pictureById(layer.image_id, inherited),
});
