import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { defineList } from '../lists/lists.ts';
import { yuanToFen } from '../money/money.ts';
import { approvalKinds, approvalStates } from './approval-enums.ts';

const personSchema = z.object({ id: z.int(), screen_name: z.string() });

/** A movement of money that one person has asked for and another one has to approve. */
export const approvalSchema = z.object({
  id: z.int(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  /** The customer whose wallet it is about. */
  user_id: z.int(),
  user: personSchema,
  /** Of a recharge only. */
  recharge_id: z.int().nullable(),
  recharge_no: z.string().nullable(),
  /** Of a refund only. */
  form_order_id: z.int().nullable(),
  form_order_no: z.string().nullable(),
  /** What is to be credited or refunded, or the new advance. */
  amount: z.number(),
  /** The advance when it was asked for; null for the others. */
  before_amount: z.number().nullable(),
  /** Why the first person wants it; empty for a recharge. */
  request_reason: z.string(),
  requested_by: personSchema,
  requested_at: z.iso.datetime(),
  /** Who approved or rejected it, or the first person who withdrew it. */
  decided_by: personSchema.nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_reason: z.string(),
  /** Whether the caller may approve or reject it: somebody else asked for it, and the caller has the ability. */
  can_decide: z.boolean(),
  /**
   * From when on the caller may approve it, who can reject it at any time: the first person, or somebody who has access to an
   * account from the first person, gave the caller access to theirs. Null if nothing prevents it.
   */
  approvable_from: z.iso.datetime().nullable(),
  /** Whether the caller asked for it and can take it back. */
  can_withdraw: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const approvalList = defineList({
  filters: { kind_eq: approvalKinds, state_eq: approvalStates, user_id_eq: 'id', requested_by_id_eq: 'id' },
  sorts: ['requested_at'],
});

export const approvalReasonLengthMax = 500;
export const approvalRejectionSchema = z.strictObject({
  decision_reason: z.string().trim().min(1).max(approvalReasonLengthMax),
});
export type ApprovalRejection = z.infer<typeof approvalRejectionSchema>;

export const approvalAmountMax = 100_000_000;
/**
 * Amounts above this one need a second person, alone or together with what the person moved, or the customer got, of the same kind
 * in the last 24 hours; null if none does.
 */
const limitSchema = z
  .number()
  .min(0)
  .max(approvalAmountMax)
  .refine((yuan) => yuanToFen(yuan) !== undefined, reason('too_many_decimals', { max: 2 }))
  .nullable();

export const approvalSettingsUpdateSchema = z.strictObject({
  recharge_amount: limitSchema,
  advance_amount: limitSchema,
  /** Stays as it is if it is omitted: earlier releases had none. */
  refund_amount: limitSchema.optional(),
});
export type ApprovalSettingsUpdate = z.infer<typeof approvalSettingsUpdateSchema>;

export const approvalSettingsSchema = z.object({
  recharge_amount: z.number().nullable(),
  advance_amount: z.number().nullable(),
  refund_amount: z.number().nullable(),
  updated_at: z.iso.datetime(),
});
export type ApprovalSettings = z.infer<typeof approvalSettingsSchema>;
