import { z } from 'zod';
import { senderSchema } from '../accounts/accounts.ts';
import { templateKinds } from '../catalogue/template-kinds.ts';
import { groupFindingCountsSchema, renderStates } from '../files/renders.ts';
import { defineList, someOf } from '../lists/lists.ts';
import { orderStates } from '../orders/lifecycle/order-states.ts';
import { batchStates } from './batch-states.ts';

export const productionBatchRowSchema = z.object({
  id: z.int(),
  no: z.string(),
  form_order_id: z.int(),
  form_order_no: z.string(),
  sku_template_id: z.int(),
  sku_template_no: z.string(),
  sku_template_name: z.string(),
  sku_template_kind: z.enum(templateKinds),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  orders_count: z.int(),
  quantity: z.int(),
  amount: z.number(),
  state: z.enum(batchStates),
  /** The picture of the template. */
  picture_url: z.string().nullable(),
  /** The findings in the prints of its orders that have not ended. */
  finding_counts: groupFindingCountsSchema,
  confirmed_at: z.iso.datetime().nullable(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ProductionBatchRow = z.infer<typeof productionBatchRowSchema>;

export const productionBatchSchema = productionBatchRowSchema.extend({
  /** At most `listAllRowsMax`; the list of orders filtered by the batch pages through all. */
  orders: z.array(
    z.object({
      id: z.int(),
      no: z.string(),
      system_no: z.string(),
      size: z.string(),
      quantity: z.int(),
      price: z.number(),
      amount: z.number(),
      state: z.enum(orderStates),
    }),
  ),
  /** The number of production images in each state, so that staff see what keeps the batch from being printed. */
  production_images: z.record(z.enum(renderStates), z.int()),
  /** The sender of its parcels, if the customer has set one. */
  sender: senderSchema.nullable(),
});
export type ProductionBatch = z.infer<typeof productionBatchSchema>;

/** A batch with missing production images is started only if the caller acknowledges it. */
export const batchStartSchema = z.preprocess(
  (body) => body ?? {},
  z.strictObject({ accepts_missing_images: z.boolean().default(false) }),
);

export const productionBatchList = defineList({
  filters: {
    no_cont: 'text',
    no_eq: 'text',
    no_in: 'texts',
    id_in: 'ids',
    state_eq: batchStates,
    state_in: someOf(batchStates),
    updated_at_gteq: 'time',
    updated_at_lteq: 'time',
    sku_template_no_cont: 'text',
    sku_template_name_cont: 'text',
    orders_no_cont: 'text',
    form_order_id_eq: 'id',
    user_id_eq: 'id',
    sku_template_id_eq: 'id',
    /** Batches that contain an order with this shipping method. */
    shipping_method_eq: 'text',
  },
  sorts: ['created_at', 'confirmed_at', 'updated_at'],
});
