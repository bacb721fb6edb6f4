import { textFields } from '@platen/model/fields';
import { z } from 'zod';
import { newTextItems, textItemsShape } from '../items.ts';
import { defineLayer, layerShape } from './define-layer.ts';
import { growText, newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const textRect = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TextRect'), ...textItemsShape, ...textStyleShape }),
  label: { zh: '文本', en: 'Text' },
  defaults: () => ({ ...newTextSize, ...newTextStyle, ...newTextItems('文本') }),
  fields: [...textFields, ...textStyleFields],
  bounds: textBounds,
  grow: growText,
  textItems: (layer) => layer,
});
