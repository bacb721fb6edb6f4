import { z } from 'zod';
import { defineLayer, layerShape } from './define-layer.ts';
import { growText, newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const textGroupTextRect = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TextGroupTextRect'), ...textStyleShape }),
  label: { zh: '组内文本', en: 'Group text' },
  defaults: () => ({ ...newTextSize, ...newTextStyle }),
  fields: textStyleFields,
  bounds: textBounds,
  grow: growText,
  textItems: (_, { inherited }) => inherited.textItems,
});
