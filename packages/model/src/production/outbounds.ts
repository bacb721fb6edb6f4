import { z } from 'zod';
import { defineList } from '../lists/lists.ts';

export const outboundSchema = z.object({
  id: z.int(),
  order_id: z.int(),
  order_system_no: z.string(),
  order_no: z.string(),
  shipping_no: z.string(),
  shipping_company: z.string(),
  created_at: z.iso.datetime(),
  /** When it was recorded or last corrected. */
  updated_at: z.iso.datetime(),
});
export type Outbound = z.infer<typeof outboundSchema>;

/** An outbound in its own list, with its order. */
export const outboundRowSchema = outboundSchema.extend({
  form_order_id: z.int(),
  form_order_no: z.string(),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
});
export type OutboundRow = z.infer<typeof outboundRowSchema>;

export const outboundsMax = 1000;
export const outboundReasonLengthMax = 500;

export const outboundLengthMax = { order_system_no: 40, shipping_no: 60, shipping_company: 60 } as const;

export const outboundInputSchema = z.strictObject({
  order_system_no: z.string().trim().min(1).max(outboundLengthMax.order_system_no),
  shipping_no: z.string().trim().min(1).max(outboundLengthMax.shipping_no),
  shipping_company: z.string().trim().max(outboundLengthMax.shipping_company).default(''),
});
export type OutboundInput = z.infer<typeof outboundInputSchema>;

/** One outbound or a pasted list, recorded together or not at all. */
export const outboundsInputSchema = z.strictObject({
  outbounds: z.array(outboundInputSchema).min(1).max(outboundsMax),
});
export type OutboundsInput = z.infer<typeof outboundsInputSchema>;

const correctionReason = z.string().trim().min(1).max(outboundReasonLengthMax);

/** Omitted fields stay unchanged. The customer is told the reason of the correction. */
export const outboundCorrectionSchema = z.strictObject({
  shipping_no: outboundInputSchema.shape.shipping_no.optional(),
  shipping_company: outboundInputSchema.shape.shipping_company.unwrap().optional(),
  reason: correctionReason,
});
export type OutboundCorrection = z.infer<typeof outboundCorrectionSchema>;

export const outboundVoidSchema = z.strictObject({ reason: correctionReason });

export const recordedOutboundsSchema = z.object({ outbounds: z.array(outboundSchema) });

export const outboundList = defineList({
  filters: {
    order_system_no_eq: 'text',
    shipping_no_cont: 'text',
    shipping_no_eq: 'text',
    id_in: 'ids',
    order_id_eq: 'id',
    form_order_id_eq: 'id',
    user_id_eq: 'id',
    created_at_gteq: 'time',
    created_at_lteq: 'time',
    updated_at_gteq: 'time',
    updated_at_lteq: 'time',
  },
  sorts: ['created_at', 'updated_at'],
});
