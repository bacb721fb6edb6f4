import { z } from 'zod';
import { fieldErrorSchema } from '../error-schemas.ts';

/** What recording parcels would come to, row by row. A row has one entry at most. */
export const outboundCheckSchema = z.object({
  fields: z.array(fieldErrorSchema).describe('Everything for which recording them would be refused.'),
  warnings: z.array(fieldErrorSchema).describe('What would be recorded all the same, and looks like a mistake.'),
});
export type OutboundCheck = z.output<typeof outboundCheckSchema>;
