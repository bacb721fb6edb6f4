import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { defineList } from '../lists/lists.ts';
import { yuanToFen } from '../money/money.ts';
import { rechargeYuanMax, rechargeYuanMin } from './recharge-amounts.ts';
import { closedReasons, type RechargeState, rechargeStates } from './wallet-enums.ts';

export const rechargeMethods = ['wechat', 'alipay', 'offline'] as const;
export type RechargeMethod = (typeof rechargeMethods)[number];

/** Whether staff decide about it, because no provider sends a notice of a bank transfer. */
export function canReviewRecharge(recharge: { payment_method: RechargeMethod; state: RechargeState }): boolean {
  return recharge.payment_method === 'offline' && recharge.state === 'pending';
}

/** Whether the provider can be asked about it. An expired or closed payment may still be paid, as long as it is not credited. */
export function canCheckPayment(recharge: { payment_method: RechargeMethod; state: RechargeState }): boolean {
  return recharge.payment_method !== 'offline' && recharge.state !== 'paid';
}

/** The lifetime of a provider's payment page or code. */
export const rechargeLifeMs = 2 * 3_600_000;

export const rechargeSchema = z.object({
  id: z.int(),
  no: z.string(),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  amount: z.number(),
  payment_method: z.enum(rechargeMethods),
  state: z.enum(rechargeStates),
  /** The content of the QR code (WeChat). */
  code_url: z.string().nullable(),
  /** The URL of the payment page (Alipay). */
  page_url: z.string().nullable(),
  /** The URL of the demo cashier, which replaces the provider. */
  demo_url: z.string().nullable(),
  /** The customer's note for staff: the receipt number of the bank. */
  remark: z.string(),
  rejected_reason: z.string(),
  /** Why the provider ended an online payment before it was made; null if it only expired. */
  closed_reason: z.enum(closedReasons).nullable(),
  /** A second person of the factory has to approve it; null if nobody was asked to. */
  approval_id: z.int().nullable(),
  expires_at: z.iso.datetime().nullable(),
  paid_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Recharge = z.infer<typeof rechargeSchema>;

export const rechargeRemarkLengthMax = 200;
export const rechargeInputSchema = z.strictObject({
  amount: z
    .number()
    .min(rechargeYuanMin)
    .max(rechargeYuanMax)
    .refine((yuan) => yuanToFen(yuan) !== undefined, reason('too_many_decimals', { max: 2 })),
  payment_method: z.enum(rechargeMethods),
  remark: z.string().trim().max(rechargeRemarkLengthMax).default(''),
});
export type RechargeInput = z.infer<typeof rechargeInputSchema>;

export const rechargeRejectionLengthMax = 500;
export const rechargeRejectionSchema = z.strictObject({
  rejected_reason: z.string().trim().min(1).max(rechargeRejectionLengthMax),
});

export const rechargeList = defineList({
  filters: {
    no_cont: 'text',
    state_eq: rechargeStates,
    payment_method_eq: rechargeMethods,
    user_id_eq: 'id',
    created_at_gteq_date: 'day',
    created_at_lteq_date: 'day',
  },
  sorts: ['created_at', 'paid_at'],
});

/** The payment methods that this installation accepts, for the recharge page. */
export const rechargeMethodsSchema = z.object({
  methods: z.array(
    z.object({ payment_method: z.enum(rechargeMethods), is_available: z.boolean(), is_demo: z.boolean() }),
  ),
  /** The instructions for bank transfers. */
  offline_instructions: z.string(),
});
export type RechargeMethods = z.infer<typeof rechargeMethodsSchema>;
