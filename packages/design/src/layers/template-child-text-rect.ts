import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { textItemsById } from './templated.ts';
import { growFittedText, newTextFit, textFitFields, textFitShape } from './text-fit.ts';
import { newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const templateChildTextRect = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('TemplateChildTextRect'),
    text_id: z.string().default(''),
    ...textStyleShape,
    ...textFitShape,
  }),
  label: { zh: '模板文本', en: 'Template text' },
  newName: { zh: '文本', en: 'Text' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ ...newTextSize, ...newTextStyle, ...newTextFit }),
  fields: [
    { kind: 'reference', key: 'text_id', to: 'texts', label: { zh: '文本', en: 'Text' } },
    ...textStyleFields,
    ...textFitFields,
  ],
  bounds: textBounds,
  grow: growFittedText,
  textItems: (layer, { inherited }) => textItemsById(layer.text_id, inherited),
});
