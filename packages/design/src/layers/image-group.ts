import { z } from 'zod';
import { imageItemSchema, newImageItem } from '../items.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** One picture, shown by each of its children. */
export const imageGroup = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('ImageGroup'), url: imageItemSchema }),
  label: { zh: '图片组', en: 'Image group' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200, url: newImageItem() }),
  fields: [{ kind: 'image_item', key: 'url', label: { zh: '图片', en: 'Image' } }],
  orderChanges: ['url'],
  keepsRatio: true,
  children: ['ImageGroupImage'],
  passToChildren: (layer) => ({ image: layer.url }),
});
