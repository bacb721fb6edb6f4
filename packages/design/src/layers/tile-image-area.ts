import { z } from 'zod';
import { tileSideMinPx } from '../constants.ts';
import { imageItemSchema, newImageItem } from '../items.ts';
import { defineLayer, inAllTemplates, layerShape, pictureOfItem } from './define-layer.ts';
import { growMask, maskFields, maskShape, newMask } from './picture-mask.ts';

const side = z.number().min(1).max(100_000);
export const tileSizeSchema = z.object({ width: side, height: side });

/** A frame that is filled with copies of one picture, starting at its top left corner. */
export const tileImageArea = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('TileImageArea'),
    url: imageItemSchema,
    image_size: tileSizeSchema.default({ width: 100, height: 100 }),
    ...maskShape,
  }),
  label: { zh: '平铺图片', en: 'Tiled image' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200, url: newImageItem(), ...newMask }),
  fields: [
    { kind: 'image_item', key: 'url', label: { zh: '图片', en: 'Image' } },
    {
      kind: 'size',
      key: 'image_size',
      label: { zh: `图片尺寸（不小于${tileSideMinPx}）`, en: `Tile size (at least ${tileSideMinPx})` },
      min: tileSideMinPx,
    },
    ...maskFields,
  ],
  orderChanges: ['url', 'image_size'],
  grow: (layer, factor) => ({
    image_size: {
      width: Math.max(1, layer.image_size.width * factor),
      height: Math.max(1, layer.image_size.height * factor),
    },
    ...growMask(layer, factor),
  }),
  picture: (layer) => pictureOfItem(layer.url),
});
