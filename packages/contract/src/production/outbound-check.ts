import { z } from 'zod';
import { fieldErrorSchema } from '../error-schemas.ts';

/** The result of checking parcels without recording them. A row has at most one warning. */
export const outboundCheckSchema = z.object({
  fields: z.array(fieldErrorSchema).describe('All problems for which `POST /outbounds` would refuse these parcels.'),
  warnings: z.array(fieldErrorSchema).describe('Rows that would be recorded but are probably mistakes.'),
});
export type OutboundCheck = z.output<typeof outboundCheckSchema>;
