import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';
import { wordingById } from './templated.ts';
import { newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const templateChildTextRect = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('TemplateChildTextRect'),
    text_id: z.string().default(''),
    ...textStyleShape,
  }),
  label: { zh: '模板文本', en: 'Text of the template' },
  defaults: () => ({ ...newTextSize, ...newTextStyle }),
  fields: [{ kind: 'reference', key: 'text_id', to: 'texts', label: { zh: '文本', en: 'Text' } }, ...textStyleFields],
  bounds: textBounds,
  wording: (layer, { handed }) => wordingById(layer.text_id, handed),
});
