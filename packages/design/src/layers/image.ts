import { z } from 'zod';
import { imageItemSchema, newImageItem } from '../items.ts';
import { defineLayer, inAllTemplates, layerShape, pictureOfItem } from './define-layer.ts';
import { growMask, maskFields, maskShape, newMask } from './picture-mask.ts';

export const image = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Image'), url: imageItemSchema, ...maskShape }),
  label: { zh: '图片', en: 'Image' },
  newName: { zh: '图片', en: 'Photo' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200, url: newImageItem(), ...newMask }),
  fields: [{ kind: 'image_item', key: 'url', label: { zh: '图片', en: 'Image' } }, ...maskFields],
  orderChanges: ['url'],
  keepsRatio: true,
  grow: growMask,
  picture: (layer) => pictureOfItem(layer.url),
});
