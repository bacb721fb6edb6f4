import { z } from 'zod';
import { defineLayer, inAllTemplates, layerShape } from './define-layer.ts';
import { growFittedText, newTextFit, textFitFields, textFitShape } from './text-fit.ts';
import { newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const textGroupTextRect = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TextGroupTextRect'), ...textStyleShape, ...textFitShape }),
  label: { zh: '组内文本', en: 'Group text' },
  printRole: 'design',
  isOpaque: () => false,
  templates: inAllTemplates,
  defaults: () => ({ ...newTextSize, ...newTextStyle, ...newTextFit }),
  fields: [...textStyleFields, ...textFitFields],
  bounds: textBounds,
  grow: growFittedText,
  textItems: (_, { inherited }) => inherited.textItems,
});
