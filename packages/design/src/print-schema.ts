import { z } from 'zod';
import { bleedMaxMm, inkLimitMax, inkLimitMin, type PrintOptions, plainPrint, printFormats } from './print-options.ts';

export const printOptionsSchema = z.object({
  format: z.enum(printFormats).default(plainPrint.format),
  on_white: z.boolean().default(plainPrint.on_white),
  bleed_mm: z.number().min(0).max(bleedMaxMm).default(plainPrint.bleed_mm),
  profile: z.string().max(2000).default(plainPrint.profile),
  pure_black_text: z.boolean().default(plainPrint.pure_black_text),
  ink_limit: z.number().min(inkLimitMin).max(inkLimitMax).default(plainPrint.ink_limit),
}) satisfies z.ZodType<PrintOptions>;
