import type { FieldsOf } from '@platen/model/fields/fields';
import { mmPerInch } from './constants.ts';
import type { Size } from './geometry.ts';

/** The format of the print files of a production image. An sRGB PNG by default. */
export const printFormats = ['png', 'jpeg', 'pdf', 'tiff'] as const;
export type PrintFormat = (typeof printFormats)[number];

export interface PrintOptions {
  /** `jpeg` has no chroma subsampling (4:4:4); `tiff` is for a press with a profile. */
  format: PrintFormat;
  /** Prints transparency as white. Only a PNG can be transparent. */
  on_white: boolean;
  /** The bleed on each side, which a PDF contains as its trim box. */
  bleed_mm: number;
  /** The URL of the press's CMYK profile, for `pdf` and `tiff`; empty for sRGB. */
  profile: string;
  /**
   * Prints black text and codes with black ink only. A profile would use all four inks, which would have to be
   * registered exactly.
   */
  pure_black_text: boolean;
  /** The total ink limit in percent of one ink; 400 is all four inks, which means no limit. */
  ink_limit: number;
}

export const bleedMaxMm = 100;
const profileMaxMb = 16;

/** A lower limit would print no deep colors: newspapers have 220 to 240, coated paper 300 and more. */
export const inkLimitMin = 200;
export const inkLimitMax = 400;

export const plainPrint: PrintOptions = {
  format: 'png',
  on_white: false,
  bleed_mm: 0,
  profile: '',
  pure_black_text: false,
  ink_limit: inkLimitMax,
};

const printFields = [
  {
    kind: 'choice',
    key: 'format',
    label: { zh: '文件格式', en: 'File format' },
    choices: [
      { value: 'png', label: { zh: 'PNG', en: 'PNG' } },
      { value: 'jpeg', label: { zh: 'JPEG（4:4:4）', en: 'JPEG (4:4:4)' } },
      { value: 'pdf', label: { zh: 'PDF', en: 'PDF' } },
      { value: 'tiff', label: { zh: 'TIFF', en: 'TIFF' } },
    ],
  },
  { kind: 'flag', key: 'on_white', label: { zh: '透明处填白', en: 'White where it is clear' } },
  { kind: 'number', key: 'bleed_mm', label: { zh: '出血', en: 'Bleed' }, min: 0, max: bleedMaxMm, step: 1, unit: 'mm' },
  {
    kind: 'file',
    key: 'profile',
    label: { zh: '印刷机 ICC 配置文件（CMYK）', en: 'ICC profile of the press (CMYK)' },
    extensions: ['icc', 'icm'],
    maxMb: profileMaxMb,
  },
  {
    kind: 'flag',
    key: 'pure_black_text',
    label: { zh: '黑色文字和条码只用黑墨（单黑 K）', en: 'Black text and codes in black ink only (K)' },
  },
  {
    kind: 'number',
    key: 'ink_limit',
    label: { zh: '总墨量上限', en: 'Total ink limit' },
    min: inkLimitMin,
    max: inkLimitMax,
    step: 10,
    unit: '%',
  },
] as const satisfies FieldsOf<PrintOptions>;

/** The options that apply to each format, and in addition with press colors. */
const keysOf: Record<PrintFormat, readonly (keyof PrintOptions)[]> = {
  png: ['format', 'on_white'],
  jpeg: ['format'],
  pdf: ['format', 'bleed_mm', 'profile'],
  tiff: ['format', 'profile'],
};
const pressKeys: readonly (keyof PrintOptions)[] = ['pure_black_text', 'ink_limit'];

function countingKeys({ format, profile }: PrintOptions): readonly (keyof PrintOptions)[] {
  return hasPressColors(format) && profile !== '' ? [...keysOf[format], ...pressKeys] : keysOf[format];
}

export function printFieldsFor(print: PrintOptions) {
  const keys = countingKeys(print);
  return printFields.filter(({ key }) => keys.includes(key));
}

/** The options without those that do not apply. */
export function normalizePrintOptions(print: PrintOptions): PrintOptions {
  const counting = Object.fromEntries(countingKeys(print).map((key) => [key, print[key]]));
  return { ...plainPrint, ...counting };
}

export function isPrintedOnWhite({ format, on_white }: PrintOptions): boolean {
  return on_white || format !== 'png';
}

/** Whether a format can have the colors of a press. */
export function hasPressColors(format: PrintFormat): boolean {
  return keysOf[format].includes('profile');
}

/** Whether black text must be distinguished from other black. */
export function hasPureBlackText({ format, profile, pure_black_text }: PrintOptions): boolean {
  return pure_black_text && profile !== '' && hasPressColors(format);
}

export function hasInkLimit({ ink_limit }: PrintOptions): boolean {
  return ink_limit < inkLimitMax;
}

/** The largest bleed in mm that leaves a part of the shorter side after trimming. */
export function largestBleedMm({ width, height }: Size, dpi: number): number {
  // In tenths of a millimeter, of which at least one is left.
  return Math.floor(((Math.min(width, height) / dpi) * mmPerInch * 10 - 1) / 2) / 10;
}
