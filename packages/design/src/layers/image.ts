import { z } from 'zod';
import { imageItemSchema, newImageItem } from '../items.ts';
import { defineLayer, layerShape, pictureOfItem } from './define-layer.ts';

export const image = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Image'), url: imageItemSchema }),
  label: { zh: '图片', en: 'Image' },
  defaults: () => ({ width: 200, height: 200, url: newImageItem() }),
  fields: [{ kind: 'image_item', key: 'url', label: { zh: '图片', en: 'Image' } }],
  orderChanges: ['url'],
  keepsRatio: true,
  picture: (layer) => pictureOfItem(layer.url),
});
