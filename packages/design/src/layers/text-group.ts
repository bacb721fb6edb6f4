import { textFields } from '@platen/model/fields/fields';
import { z } from 'zod';
import { newTextItems, textItemsShape } from '../items.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';

/** One text that each of its children draws in its own style. */
export const textGroup = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TextGroup'), ...textItemsShape }),
  label: { zh: '文本组', en: 'Text group' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 30, ...newTextItems('文本') }),
  fields: textFields,
  children: ['TextGroupTextRect'],
  passToChildren: (layer) => ({ textItems: layer }),
});
