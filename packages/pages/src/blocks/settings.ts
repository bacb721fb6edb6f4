import { reason } from '@platen/model/fields/field-reasons';
import type { FieldsOf } from '@platen/model/fields/fields';
import { z } from 'zod';
import { addressLengthMax, altLengthMax, heightMaxPx, paddingMaxPx } from '../limits.ts';
import { isLink } from '../links.ts';
import type { PageWarningKey } from '../page-warning-texts.ts';

/** An empty setting gets its default: null, an empty text and a missing value are treated alike. */
export function setting<S extends z.ZodType>(schema: S, empty: z.input<S>) {
  return z.preprocess((given) => (given === null || given === '' || given === undefined ? empty : given), schema);
}

const colorForms = /^(?:transparent|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s.,%/]{5,40}\))$/i;
export const color = z.string().max(50).regex(colorForms, reason('not_color'));

const px = (max: number) => z.number().min(0).max(max);

/** The settings of every block. */
export const commonSettings = {
  backgroundColor: setting(color, 'transparent'),
  paddingTop: setting(px(paddingMaxPx), 0),
  paddingBottom: setting(px(paddingMaxPx), 0),
  paddingLeft: setting(px(paddingMaxPx), 0),
  paddingRight: setting(px(paddingMaxPx), 0),
};
const commonSchema = z.object(commonSettings);
export type CommonSettings = z.output<typeof commonSchema>;

const padding = { min: 0, max: paddingMaxPx, unit: 'px' } as const;
export const commonFields = [
  { kind: 'number', key: 'paddingTop', label: { zh: '上边距', en: 'Top padding' }, ...padding },
  { kind: 'number', key: 'paddingBottom', label: { zh: '下边距', en: 'Bottom padding' }, ...padding },
  { kind: 'number', key: 'paddingLeft', label: { zh: '左边距', en: 'Left padding' }, ...padding },
  { kind: 'number', key: 'paddingRight', label: { zh: '右边距', en: 'Right padding' }, ...padding },
  { kind: 'color', key: 'backgroundColor', label: { zh: '背景色', en: 'Background' } },
] as const satisfies FieldsOf<CommonSettings>;

/** 0 means the height of the content. */
export const height = setting(px(heightMaxPx), 0);
export const heightField = {
  kind: 'number',
  key: 'height',
  label: { zh: '高度', en: 'Height' },
  min: 0,
  max: heightMaxPx,
  unit: 'px',
} as const;

const file = z.object({ url: z.string().max(addressLengthMax).default('') });
export const fileSetting = z.preprocess((given) => given ?? {}, file);
export const linkSetting = z.preprocess(
  (given) => given ?? '',
  z
    .string()
    .trim()
    .max(addressLengthMax)
    .refine((address) => address === '' || isLink(address), reason('not_link')),
);
export const altSetting = setting(z.string().trim().max(altLengthMax), '');

/** An image without a file shows nothing; one without alt text is silent for screen readers. */
export function warningsOfImage(url: string, alt: string): PageWarningKey[] {
  if (url === '') return ['missing_image'];
  return alt === '' ? ['missing_alt'] : [];
}

const objectFits = ['contain', 'cover', 'fill', 'scale-down'] as const;
export const objectFit = setting(z.enum(objectFits), 'contain');
export const objectFitField = {
  kind: 'choice',
  key: 'objectFit',
  label: { zh: '填充方式', en: 'Fit' },
  choices: [
    { value: 'contain', label: { zh: '完整显示', en: 'Contain' } },
    { value: 'cover', label: { zh: '裁切填满', en: 'Cover' } },
    { value: 'fill', label: { zh: '拉伸填满', en: 'Stretch' } },
    { value: 'scale-down', label: { zh: '只缩不放', en: 'Scale down' } },
  ],
} as const;
