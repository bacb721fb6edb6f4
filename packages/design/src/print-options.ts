import { z } from 'zod';

/** What the files that are printed from a production image are. Rasters in sRGB where a config says nothing. */
export const printFormats = ['png', 'jpeg', 'pdf', 'tiff'] as const;
export type PrintFormat = (typeof printFormats)[number];

const bleedMaxMm = 100;

export const printOptionsSchema = z.object({
  /** `jpeg` keeps all colours (4:4:4); `tiff` is for a press whose profile is given. */
  format: z.enum(printFormats).default('png'),
  /** What is clear is printed as white. Only a PNG can be clear at all. */
  on_white: z.boolean().default(false),
  /** How much of each side is cut off: a PDF says where. */
  bleed_mm: z.number().min(0).max(bleedMaxMm).default(0),
  /** The address of the press's CMYK profile, for `pdf` and `tiff`; empty for sRGB. */
  profile: z.string().max(2000).default(''),
});
export type PrintOptions = z.output<typeof printOptionsSchema>;

export const plainPrint: PrintOptions = printOptionsSchema.parse({});

export function isPrintedOnWhite({ format, on_white }: PrintOptions): boolean {
  return on_white || format !== 'png';
}

/** Which of them can be in the colours of a press. */
export function hasPressColors(format: PrintFormat): boolean {
  return format === 'pdf' || format === 'tiff';
}
