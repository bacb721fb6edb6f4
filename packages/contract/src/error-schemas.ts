import type { ErrorResponse, FieldError } from '@platen/model/errors';
import { z } from 'zod';

const paramSchema = z.union([z.string(), z.number(), z.array(z.string())]);

/** What `FieldError` and `ErrorResponse` say in types. Codes are open: a new one is no change of the contract. */
export const fieldErrorSchema = z.object({
  path: z.string().describe('The field as it was sent: `orders_attributes[0].size`.'),
  code: z
    .string()
    .describe('What is wrong, to branch on: `unknown_size`. The table of codes is part of the documentation.'),
  params: z
    .record(z.string(), paramSchema)
    .describe('What the reason speaks of: the size that was given, those there are.'),
  message: z.string().describe('The reason in the language of the request, without the path.'),
}) satisfies z.ZodType<Omit<FieldError, 'code'> & { code: string }>;

export const errorResponseSchema = z.object({
  code: z.int().describe('The status times 100 plus a number; never changes its meaning.'),
  error_message: z.string().describe('What went wrong, in the language of the request.'),
  message: z.string().describe('The same text as `error_message`.'),
  error: z.string().optional().describe('The same text once more, where a form order is generated.'),
  messages: z.array(z.string()).optional().describe('One whole sentence for each of `fields`, in the same order.'),
  fields: z.array(fieldErrorSchema).optional().describe('Every field that is wrong.'),
  details: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('Figures of the text as values: `missing_amount` in yuan.'),
  request_id: z.string().optional().describe('What the factory needs to look into it.'),
}) satisfies z.ZodType<Omit<ErrorResponse, 'fields'>>;
