import { z } from 'zod';
import { fileSchema } from '../files/blobs.ts';
import { defineList } from '../lists/lists.ts';
import { differenceKinds, statementMethods } from './statement-enums.ts';
import { rechargeStates } from './wallet-enums.ts';

/** A hundred thousand payments have 40 MB. */
export const statementFileMaxMb = 64;
/** Statements are of a day; those of a month can be uploaded too. */
export const statementDaysMax = 31;

/** A provider's list of the payments of a day, compared with what was credited here. */
export const statementSchema = z.object({
  id: z.int(),
  payment_method: z.enum(statementMethods),
  /** The first and the last day that it covers, in the provider's time zone. */
  from_day: z.iso.date(),
  to_day: z.iso.date(),
  /** Payments and refunds. */
  lines_count: z.int(),
  /** Payments that were credited with the same amount. */
  matched_count: z.int(),
  matched_amount: z.number(),
  differences_count: z.int(),
  file: fileSchema,
  creator: z.object({ id: z.int(), screen_name: z.string() }),
  created_at: z.iso.datetime(),
});
export type Statement = z.infer<typeof statementSchema>;

export const statementDetailSchema = statementSchema.extend({
  /** How many differences there are of each kind, and how many of them have been settled since. */
  differences: z.array(
    z.object({ kind: z.enum(differenceKinds), count: z.int(), settled_count: z.int(), amount: z.number() }),
  ),
});
export type StatementDetail = z.infer<typeof statementDetailSchema>;

export const statementInputSchema = z.strictObject({ file: z.int().positive() });
export type StatementInput = z.infer<typeof statementInputSchema>;

export const uploadedStatementSchema = statementDetailSchema.extend({
  /** The same file was uploaded before; this is what was found then. */
  is_known: z.boolean(),
});
export type UploadedStatement = z.infer<typeof uploadedStatementSchema>;

export const statementDifferenceSchema = z.object({
  id: z.int(),
  kind: z.enum(differenceKinds),
  /** Of the file; null for a recharge that is missing in it. */
  line: z.int().nullable(),
  /** The number of the recharge, as the statement has it. */
  no: z.string(),
  /** The provider's number of the payment. */
  provider_no: z.string(),
  /** What the provider received or refunded; null for a recharge that is missing in the statement. */
  provider_amount: z.number().nullable(),
  /** What was credited here; null if nothing was. */
  credited_amount: z.number().nullable(),
  /** It was credited since, or is in another statement. */
  is_settled: z.boolean(),
  /** Null if there is no recharge with this number. */
  recharge: z
    .object({
      id: z.int(),
      state: z.enum(rechargeStates),
      user: z.object({ id: z.int(), screen_name: z.string() }),
    })
    .nullable(),
});
export type StatementDifference = z.infer<typeof statementDifferenceSchema>;

export const statementList = defineList({
  filters: { payment_method_eq: statementMethods },
  sorts: ['created_at', 'from_day'],
});

export const statementDifferenceList = defineList({ filters: { kind_eq: differenceKinds }, sorts: ['id'] });
