import { z } from 'zod';
import { templateKinds } from '../catalogue/template-kinds.ts';
import { findingCountsSchema, printFindingSchema, renderFindingSchema, renderStates } from '../files/renders.ts';
import { defineList, someOf } from '../lists/lists.ts';
import { amountCurrencySchema } from '../money/amount-currency.ts';
import { filteredStates, orderStates } from './lifecycle/order-states.ts';

/** One image of an order: its state, and its findings by layer. */
export const orderImageSchema = z.object({
  config_id: z.string(),
  name: z.string(),
  state: z.enum(renderStates),
  progress: z.number(),
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  findings: z.array(renderFindingSchema),
  /** Why there is no image, in the caller's language, with the layer's name if a layer is the cause. */
  error: z.string().nullable(),
});
export type OrderImage = z.infer<typeof orderImageSchema>;

/** A difference between the images of an order. */
export const orderFindingSchema = z.object({
  kind: z.enum(['value_differs', 'placement_differs']),
  /** The custom item or the layer. */
  name: z.string(),
  /** The configs that differ. */
  config_ids: z.array(z.string()),
  /** The full sentence in the caller's language. */
  message: z.string(),
});
export type OrderFinding = z.infer<typeof orderFindingSchema>;

/** Records that somebody let an order with findings be produced. */
export const findingAcknowledgementSchema = z.object({
  user: z.object({ id: z.int(), screen_name: z.string() }),
  findings: z.array(printFindingSchema),
  created_at: z.iso.datetime(),
});
export type FindingAcknowledgement = z.infer<typeof findingAcknowledgementSchema>;

/** An order in a list. */
export const orderRowSchema = z.object({
  id: z.int(),
  /** The customer's own number. */
  no: z.string(),
  sub_no: z.string(),
  /** The system's number, which the order's codes and its outbounds contain. */
  system_no: z.string(),
  sku_template_id: z.int(),
  sku_template_no: z.string(),
  sku_template_name: z.string(),
  sku_template_material_name: z.string(),
  sku_template_kind: z.enum(templateKinds),
  category_id: z.int().nullable(),
  form_order_id: z.int(),
  form_order_no: z.string(),
  production_batch_id: z.int().nullable(),
  production_batch_no: z.string().nullable(),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  size: z.string(),
  quantity: z.int(),
  price: z.number(),
  system_rendering_price: z.number(),
  amount: z.number(),
  currency: amountCurrencySchema,
  state: z.enum(orderStates),
  receiver_name: z.string(),
  company_name: z.string(),
  phone: z.string(),
  country: z.string(),
  /** The ISO code of the country, if the written country was recognized. */
  country_code: z.string().nullable(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  zip_code: z.string(),
  shipping_method: z.string(),
  remark: z.string(),
  rendering_effect_images: z.array(orderImageSchema),
  rendering_custom_areas: z.array(orderImageSchema),
  /** The findings in its prints, which are checked together with its first images. */
  finding_counts: findingCountsSchema,
  /** All findings, errors first. */
  print_findings: z.array(printFindingSchema),
  /** The parcels that it was sent in. */
  parcels: z.array(z.object({ shipping_no: z.string(), shipping_company: z.string() })),
  paid_at: z.iso.datetime().nullable(),
  /** When its receiver, texts and images were erased; null while they are there. */
  erased_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

/** The neighbors of an order in its form order, in the order in which they were placed. */
export const orderNeighborsSchema = z.object({
  number: z.int(),
  count: z.int(),
  previous_id: z.int().nullable(),
  next_id: z.int().nullable(),
});
export type OrderNeighbors = z.infer<typeof orderNeighborsSchema>;

export const orderList = defineList({
  filters: {
    no_cont: 'text',
    no_eq: 'text',
    no_in: 'texts',
    id_in: 'ids',
    system_no_eq: 'text',
    sku_template_no_cont: 'text',
    sku_template_name_cont: 'text',
    sku_template_category_id_eq: 'id',
    state_eq: filteredStates,
    state_in: someOf(filteredStates),
    /** Orders with findings in their prints: any, or errors only. */
    findings_eq: ['any', 'errors'],
    production_batch_id_eq: 'id',
    form_order_id_eq: 'id',
    user_id_eq: 'id',
    created_at_gteq_date: 'day',
    created_at_lteq_date: 'day',
    updated_at_gteq: 'time',
    updated_at_lteq: 'time',
  },
  sorts: ['created_at', 'updated_at'],
});
