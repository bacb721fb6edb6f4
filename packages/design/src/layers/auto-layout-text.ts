import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { textItemsById } from './templated.ts';
import { growText, newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

/** Has the size of its text; the flow determines its position. */
export const autoLayoutText = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('AutoLayoutText'),
    text_id: z.string().default(''),
    ...textStyleShape,
  }),
  label: { zh: '布局文本', en: 'Layout text' },
  newName: { zh: '文本', en: 'Text' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ ...newTextSize, ...newTextStyle }),
  fields: [{ kind: 'reference', key: 'text_id', to: 'texts', label: { zh: '文本', en: 'Text' } }, ...textStyleFields],
  bounds: textBounds,
  grow: growText,
  isRotatable: false,
  fitsText: true,
  textItems: (layer, { inherited }) => textItemsById(layer.text_id, inherited),
});
