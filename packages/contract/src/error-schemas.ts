import type { ErrorResponse, FieldError } from '@platen/model/errors/errors';
import { z } from 'zod';

const paramSchema = z.union([z.string(), z.number(), z.array(z.string())]);

/** The schemas of `FieldError` and `ErrorResponse`. Codes are no enum, so a new one does not change the contract. */
export const fieldErrorSchema = z.object({
  path: z.string().describe('Path of the field in the request, for example `orders_attributes[0].size`.'),
  code: z
    .string()
    .describe('Stable identifier of the problem, for example `unknown_size`. The documentation lists all codes.'),
  params: z
    .record(z.string(), paramSchema)
    .describe('Values that explain the problem, for example the size that was sent and the sizes that are available.'),
  message: z.string().describe('Explanation of the problem in the language of the request, without the path.'),
}) satisfies z.ZodType<Omit<FieldError, 'code'> & { code: string }>;

export const errorResponseSchema = z.object({
  code: z.int().describe('Error code: the HTTP status followed by two digits. The meaning of a code never changes.'),
  error_message: z.string().describe('Explanation of the error in the language of the request.'),
  message: z.string().describe('Same text as `error_message`.'),
  error: z
    .string()
    .optional()
    .describe('Same text as `error_message`. Present only in responses of calls that generate form orders.'),
  messages: z
    .array(z.string())
    .optional()
    .describe('One complete sentence for each entry of `fields`, in the same order.'),
  fields: z.array(fieldErrorSchema).optional().describe('All invalid fields of the request.'),
  details: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('Values that belong to the error, for example `missing_amount` with its `currency`.'),
  request_id: z
    .string()
    .optional()
    .describe('Identifier of the request. Include it when you contact the factory about the error.'),
}) satisfies z.ZodType<Omit<ErrorResponse, 'fields'>>;
