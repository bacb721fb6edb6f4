import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

export const group = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Group') }),
  label: { zh: '组', en: 'Group' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 200 }),
  keepsRatio: true,
  children: [
    'Image',
    'TextRect',
    'TileImageArea',
    'Rect',
    'Group',
    'ImageGroup',
    'TextGroup',
    'ImageGroupTemplate',
    'AutoLayout',
    'QrcodeGroup',
  ],
});
