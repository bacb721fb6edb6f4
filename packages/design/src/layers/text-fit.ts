import type { FieldsOf } from '@platen/model/fields/fields';
import { z } from 'zod';
import { growText, type TextStyle } from './text-style.ts';

/** How a text is fitted to its frame. A stored layer without it keeps its size. */

const fitKinds = ['none', 'shrink', 'wrap'] as const;
const linesMax = 100;
const groupLengthMax = 50;

export const textFitShape = {
  fit: z.enum(fitKinds).optional(),
  fit_size_min: z.number().min(1).max(10_000).optional(),
  fit_lines: z.int().min(1).max(linesMax).optional(),
  /** Texts of one canvas with the same group name share one size: the smallest that any of them needs. */
  fit_group: z.string().max(groupLengthMax).optional(),
};
const textFitSchema = z.object(textFitShape);
type TextFitValues = z.output<typeof textFitSchema>;

const sizeMinNewPx = 10;
const linesNew = 2;
export const newTextFit = { fit: 'none', fit_size_min: sizeMinNewPx, fit_lines: linesNew, fit_group: '' } as const;

const whileFitted = { key: 'fit', is: ['shrink', 'wrap'] } as const;

export const textFitFields = [
  {
    kind: 'choice',
    key: 'fit',
    label: { zh: '文字适配', en: 'Copyfit' },
    choices: [
      { value: 'none', label: { zh: '不适配', en: 'Leave as is' } },
      { value: 'shrink', label: { zh: '缩小以适应图层', en: 'Shrink to frame' } },
      { value: 'wrap', label: { zh: '自动换行并缩小', en: 'Wrap, then shrink' } },
    ],
  },
  {
    kind: 'number',
    key: 'fit_size_min',
    label: { zh: '最小字号', en: 'Smallest size' },
    min: 1,
    unit: 'px',
    when: whileFitted,
  },
  {
    kind: 'number',
    key: 'fit_lines',
    label: { zh: '最多行数', en: 'Lines at most' },
    min: 1,
    max: linesMax,
    step: 1,
    when: { key: 'fit', is: ['wrap'] },
  },
  {
    kind: 'text',
    key: 'fit_group',
    label: { zh: '同字号分组', en: 'Same-size group' },
    lengthMax: groupLengthMax,
    when: whileFitted,
  },
] as const satisfies FieldsOf<TextFitValues>;

export interface TextFit {
  readonly wraps: boolean;
  readonly sizeMin: number;
  /** Counted after wrapping, including typed line breaks. */
  readonly linesMax: number;
  /** Empty if the text is fitted alone. */
  readonly group: string;
}

/** The fit settings of a layer's text; undefined if it keeps its size. */
export function textFitOf(layer: TextFitValues & { readonly type: string }): TextFit | undefined {
  const { fit = 'none', fit_size_min = sizeMinNewPx, fit_lines = linesNew, fit_group = '' } = layer;
  if (fit === 'none') return undefined;
  const wraps = fit === 'wrap';
  return { wraps, sizeMin: fit_size_min, linesMax: wraps ? fit_lines : Infinity, group: fit_group.trim() };
}

/** The style at another size: spacing and stroke scale with it. */
export function atSize<S extends TextStyle>(style: S, sizePx: number): S {
  return { ...style, ...growText(style, sizePx / style.font_size), font_size: sizePx };
}

export function growFittedText(layer: TextStyle & TextFitValues, factor: number) {
  const { fit_size_min } = layer;
  const smallest = fit_size_min === undefined ? {} : { fit_size_min: Math.max(1, fit_size_min * factor) };
  return { ...growText(layer, factor), ...smallest };
}
