import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { customItemPrefix } from './form-orders.ts';
import { orderColumnTitles } from './order-columns.ts';

/** The limit per account: the least recently used mapping is replaced. */
export const headerMappingsMax = 100;
const sheetHeadersMax = 500;
const sheetHeaderLengthMax = 500;

const header = z.string().max(sheetHeaderLengthMax);

/** A column of ours: the field of an order, or a custom item with its prefix. */
const columnKey = z
  .string()
  .max(120)
  .refine(
    (key) =>
      Object.hasOwn(orderColumnTitles, key) ||
      (key.length > customItemPrefix.length && key.startsWith(customItemPrefix)),
    reason('not_a_column'),
  );

/** What the headers of a merchant's own sheets mean, remembered for sheets with the same set of headers. */
export const headerMappingSchema = z.object({
  headers: z.array(header),
  mapping: z.record(z.string(), z.string()),
});
export type HeaderMappingRecord = z.infer<typeof headerMappingSchema>;

export const headerMappingsSchema = z.object({ header_mappings: z.array(headerMappingSchema) });

/** An empty mapping deletes the stored one. */
export const headerMappingInputSchema = z.strictObject({
  headers: z.array(header).min(1).max(sheetHeadersMax),
  mapping: z.record(header, columnKey),
});
export type HeaderMappingInput = z.infer<typeof headerMappingInputSchema>;
