import { z } from 'zod';
import { bleedMaxMm, plainPrint, printFormats, type PrintOptions } from './print-options.ts';

export const printOptionsSchema = z.object({
  format: z.enum(printFormats).default(plainPrint.format),
  on_white: z.boolean().default(plainPrint.on_white),
  bleed_mm: z.number().min(0).max(bleedMaxMm).default(plainPrint.bleed_mm),
  profile: z.string().max(2000).default(plainPrint.profile),
}) satisfies z.ZodType<PrintOptions>;
