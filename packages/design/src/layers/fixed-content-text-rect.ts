import type { Choice } from '@platen/model/fields/fields';
import { z } from 'zod';
import { itemSchema, newTextItems } from '../items.ts';
import { type FactKey, factKeys, factLabels } from '../order-facts.ts';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { growFittedText, newTextFit, textFitFields, textFitShape } from './text-fit.ts';
import { newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

const { color, font_family } = newTextItems('');
const factChoices = factKeys.map((value): Choice<FactKey, never> => ({ value, label: factLabels[value] }));
const newFact: FactKey = 'order_no';

/** A text with a fact of the order: its number, its time, the name of its template. */
export const fixedContentTextRect = defineLayer({
  schema: z.object({
    ...layerShape,
    type: z.literal('FixedContentTextRect'),
    text_content_type: z.enum(factKeys).default(newFact),
    color: itemSchema,
    font_family: itemSchema,
    ...textStyleShape,
    ...textFitShape,
  }),
  label: { zh: '固定内容文本', en: 'Fixed text' },
  printRole: 'label',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ ...newTextSize, ...newTextStyle, ...newTextFit, color, font_family }),
  fields: [
    { kind: 'choice', key: 'text_content_type', label: { zh: '文本内容', en: 'Content' }, choices: factChoices },
    { kind: 'color_item', key: 'color', label: { zh: '颜色', en: 'Color' } },
    { kind: 'font_item', key: 'font_family', label: { zh: '字体', en: 'Font' } },
    ...textStyleFields,
    ...textFitFields,
  ],
  bounds: textBounds,
  grow: growFittedText,
  textItems: (layer, { facts }) => ({
    ...newTextItems(facts[layer.text_content_type]),
    color: layer.color,
    font_family: layer.font_family,
  }),
});
