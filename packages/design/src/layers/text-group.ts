import { textFields } from '@platen/model/fields';
import { z } from 'zod';
import { newWording, wordingShape } from '../items.ts';
import { defineLayer, layerShape } from './define-layer.ts';

/** One text, written by each of its children in its own style. */
export const textGroup = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('TextGroup'), ...wordingShape }),
  label: { zh: '文本组', en: 'Text group' },
  defaults: () => ({ width: 200, height: 30, ...newWording('文本') }),
  fields: textFields,
  children: ['TextGroupTextRect'],
  hand: (layer) => ({ wording: layer }),
});
