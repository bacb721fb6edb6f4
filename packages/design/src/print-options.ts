import type { FieldsOf } from '@platen/model/fields';
import { mmPerInch } from './constants.ts';
import type { Size } from './geometry.ts';

/** What the files that are printed from a production image are. Rasters in sRGB where a config says nothing. */
export const printFormats = ['png', 'jpeg', 'pdf', 'tiff'] as const;
export type PrintFormat = (typeof printFormats)[number];

export interface PrintOptions {
  /** `jpeg` keeps all colors (4:4:4); `tiff` is for a press whose profile is given. */
  format: PrintFormat;
  /** What is clear is printed as white. Only a PNG can be clear at all. */
  on_white: boolean;
  /** How much of each side is cut off: a PDF says where. */
  bleed_mm: number;
  /** The address of the press's CMYK profile, for `pdf` and `tiff`; empty for sRGB. */
  profile: string;
  /**
   * Black letters and codes are printed with black ink alone. By a profile they would get all four inks, of which each
   * has to meet the others to a hair.
   */
  pure_black_text: boolean;
  /** The most ink that a spot of paper may get, in percent of one ink; 400 is all four, and no limit. */
  ink_limit: number;
}

export const bleedMaxMm = 100;
const profileMaxMb = 16;

/** Less would print no deep color any more: newspapers have 220 to 240, coated paper 300 and more. */
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

/** Which of them count for a format; and, in the colors of a press, which more. */
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

/** The same options without those that do not count beside the others. */
export function normalizePrintOptions(print: PrintOptions): PrintOptions {
  const counting = Object.fromEntries(countingKeys(print).map((key) => [key, print[key]]));
  return { ...plainPrint, ...counting };
}

export function isPrintedOnWhite({ format, on_white }: PrintOptions): boolean {
  return on_white || format !== 'png';
}

/** Which of them can be in the colors of a press. */
export function hasPressColors(format: PrintFormat): boolean {
  return keysOf[format].includes('profile');
}

/** Whether black letters have to be told from what else is black. */
export function hasPureBlackText({ format, profile, pure_black_text }: PrintOptions): boolean {
  return pure_black_text && profile !== '' && hasPressColors(format);
}

export function hasInkLimit({ ink_limit }: PrintOptions): boolean {
  return ink_limit < inkLimitMax;
}

/** What is left of the shorter side of a print after cutting must be more than nothing: the largest bleed, in mm. */
export function largestBleedMm({ width, height }: Size, dpi: number): number {
  // Whole tenths, of which the trim keeps at least one.
  return Math.floor(((Math.min(width, height) / dpi) * mmPerInch * 10 - 1) / 2) / 10;
}
