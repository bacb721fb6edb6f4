import { reason } from '@platen/model/fields/field-reasons';
import type { FieldsOf } from '@platen/model/fields/fields';
import { z } from 'zod';
import { isColor } from '../color.ts';
import { fontSizeFallbackPx, fontSizeNewPx, fontWeights, lineHeightDefault } from '../constants.ts';
import { outset, type Rect } from '../geometry.ts';
import { strokeFields } from './common-fields.ts';
import { frameOf } from './define-layer.ts';

/** The style of a text. Shared by every kind of layer that has text. */

export const colorText = z.string().max(500).refine(isColor, reason('not_color'));

/** Wider gaps are intended. */
const strokeGapMaxMm = 5;

const writingModes = ['horizontal-tb', 'vertical-lr'] as const;
const textAligns = ['left', 'center', 'right', 'top', 'bottom'] as const;

export const textStyleShape = {
  font_size: z.number().min(1).max(10_000).default(fontSizeFallbackPx),
  font_weight: z.literal(fontWeights).default(400),
  font_style: z.enum(['normal', 'italic']).default('normal'),
  letter_spacing: z.number().min(-1000).max(1000).default(0),
  line_height: z.number().min(0.1).max(20).default(lineHeightDefault),
  writing_mode: z.enum(writingModes).default('horizontal-tb'),
  align: z.enum(textAligns).default('center'),
  stroke: colorText.default('none'),
  stroke_width: z.number().min(0).max(1000).default(0),
  stroke_alignment: z.enum(['center', 'outer']).default('outer'),
  /**
   * Gaps in an outer stroke that are narrower than this on paper are filled, because a die cannot cut them. None by
   * default.
   */
  stroke_gap_mm: z.number().min(0).max(strokeGapMaxMm).optional(),
};
const textStyleSchema = z.object(textStyleShape);
export type TextStyle = z.output<typeof textStyleSchema>;

export const newTextStyle = { font_size: fontSizeNewPx, stroke_gap_mm: 0 };
export const newTextSize = { width: 200, height: 30 };

const along = (mode: TextStyle['writing_mode']) => ({ key: 'writing_mode', is: mode }) as const;

export const textStyleFields: FieldsOf<TextStyle> = [
  { kind: 'number', key: 'font_size', label: { zh: '字号', en: 'Font size' }, min: 1 },
  {
    kind: 'choice',
    key: 'font_weight',
    label: { zh: '字重', en: 'Weight' },
    choices: [
      { value: 200, label: { zh: '细体', en: 'Thin' } },
      { value: 400, label: { zh: '正常', en: 'Normal' } },
      { value: 600, label: { zh: '粗体', en: 'Bold' } },
      { value: 800, label: { zh: '特粗', en: 'Extra bold' } },
    ],
  },
  {
    kind: 'choice',
    key: 'font_style',
    label: { zh: '字形', en: 'Style' },
    choices: [
      { value: 'normal', label: { zh: '正常', en: 'Normal' } },
      { value: 'italic', label: { zh: '斜体', en: 'Italic' } },
    ],
  },
  { kind: 'number', key: 'letter_spacing', label: { zh: '字间距', en: 'Letter spacing' } },
  { kind: 'number', key: 'line_height', label: { zh: '行高', en: 'Line height' }, min: 0.1, step: 0.1 },
  {
    kind: 'choice',
    key: 'writing_mode',
    label: { zh: '文字方向', en: 'Writing mode' },
    choices: [
      { value: 'horizontal-tb', label: { zh: '横排', en: 'Horizontal' } },
      { value: 'vertical-lr', label: { zh: '竖排', en: 'Vertical' } },
    ],
  },
  {
    kind: 'choice',
    key: 'align',
    label: { zh: '对齐', en: 'Alignment' },
    choices: [
      { value: 'left', label: { zh: '左对齐', en: 'Left' }, when: along('horizontal-tb') },
      { value: 'top', label: { zh: '顶对齐', en: 'Top' }, when: along('vertical-lr') },
      { value: 'center', label: { zh: '居中', en: 'Center' } },
      { value: 'right', label: { zh: '右对齐', en: 'Right' }, when: along('horizontal-tb') },
      { value: 'bottom', label: { zh: '底对齐', en: 'Bottom' }, when: along('vertical-lr') },
    ],
  },
  ...strokeFields,
  {
    kind: 'choice',
    key: 'stroke_alignment',
    label: { zh: '描边位置', en: 'Stroke position' },
    choices: [
      { value: 'outer', label: { zh: '外描边', en: 'Outside' } },
      { value: 'center', label: { zh: '居中描边', en: 'Centered' } },
    ],
  },
  {
    kind: 'number',
    key: 'stroke_gap_mm',
    label: { zh: '外描边填补窄缝', en: 'Fill gaps narrower than' },
    min: 0,
    max: strokeGapMaxMm,
    step: 0.1,
    unit: 'mm',
  },
];

/** How far the stroke extends beyond the outline. */
export function strokeReach({ stroke_width, stroke_alignment }: TextStyle): number {
  return stroke_alignment === 'outer' ? stroke_width : stroke_width / 2;
}

export function textBounds(layer: TextStyle & { width: number; height: number }): Rect {
  return outset(frameOf(layer), strokeReach(layer));
}

export function growText({ font_size, letter_spacing, stroke_width }: TextStyle, factor: number) {
  return {
    font_size: Math.max(1, font_size * factor),
    letter_spacing: letter_spacing * factor,
    stroke_width: stroke_width * factor,
  };
}
