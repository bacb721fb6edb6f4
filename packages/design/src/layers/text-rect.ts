import { textFields } from '@platen/model/fields/fields';
import { z } from 'zod';
import { newTextItems, textItemsShape } from '../items.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { growFittedText, newTextFit, textFitFields, textFitShape } from './text-fit.ts';
import { newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const textRect = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('TextRect'),
    ...textItemsShape,
    ...textStyleShape,
    ...textFitShape,
  }),
  label: { zh: '文本', en: 'Text' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ ...newTextSize, ...newTextStyle, ...newTextFit, ...newTextItems('文本') }),
  fields: [...textFields, ...textStyleFields, ...textFitFields],
  bounds: textBounds,
  grow: growFittedText,
  textItems: (layer) => layer,
});
