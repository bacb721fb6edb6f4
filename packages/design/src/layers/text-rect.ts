import { textFields } from '@platen/model/fields';
import { z } from 'zod';
import { newWording, wordingShape } from '../items.ts';
import { defineLayer, layerShape } from './define-layer.ts';
import { newTextSize, newTextStyle, textBounds, textStyleFields, textStyleShape } from './text-style.ts';

export const textRect = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TextRect'), ...wordingShape, ...textStyleShape }),
  label: { zh: '文本', en: 'Text' },
  defaults: () => ({ ...newTextSize, ...newTextStyle, ...newWording('文本') }),
  fields: [...textFields, ...textStyleFields],
  bounds: textBounds,
  wording: (layer) => layer,
});
