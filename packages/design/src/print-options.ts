import type { FieldsOf } from '@platen/model/fields';

/** What the files that are printed from a production image are. Rasters in sRGB where a config says nothing. */
export const printFormats = ['png', 'jpeg', 'pdf', 'tiff'] as const;
export type PrintFormat = (typeof printFormats)[number];

export interface PrintOptions {
  /** `jpeg` keeps all colours (4:4:4); `tiff` is for a press whose profile is given. */
  format: PrintFormat;
  /** What is clear is printed as white. Only a PNG can be clear at all. */
  on_white: boolean;
  /** How much of each side is cut off: a PDF says where. */
  bleed_mm: number;
  /** The address of the press's CMYK profile, for `pdf` and `tiff`; empty for sRGB. */
  profile: string;
}

export const bleedMaxMm = 100;
const profileMaxMb = 16;

export const plainPrint: PrintOptions = { format: 'png', on_white: false, bleed_mm: 0, profile: '' };

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
] as const satisfies FieldsOf<PrintOptions>;

/** Which of them count for a format. */
const keysOf: Record<PrintFormat, readonly (keyof PrintOptions)[]> = {
  png: ['format', 'on_white'],
  jpeg: ['format'],
  pdf: ['format', 'bleed_mm', 'profile'],
  tiff: ['format', 'profile'],
};

export function printFieldsFor(format: PrintFormat) {
  return printFields.filter(({ key }) => keysOf[format].includes(key));
}

/** The same options without those that do not count for their format. */
export function tidyPrint(print: PrintOptions): PrintOptions {
  const counting = Object.fromEntries(keysOf[print.format].map((key) => [key, print[key]]));
  return { ...plainPrint, ...counting };
}

export function isPrintedOnWhite({ format, on_white }: PrintOptions): boolean {
  return on_white || format !== 'png';
}

/** Which of them can be in the colours of a press. */
export function hasPressColors(format: PrintFormat): boolean {
  return keysOf[format].includes('profile');
}
