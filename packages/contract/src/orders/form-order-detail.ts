import { fontLibrarySchema } from '@platen/model/catalogue/font-libraries';
import { fileSchema } from '@platen/model/files/blobs';
import { amountPartSchema, formOrderSchema, imageCountsSchema } from '@platen/model/orders/form-orders';
import { orderRowSchema } from '@platen/model/orders/orders';
import { z } from 'zod';
import { savedDesignShape } from '../template-configs.ts';

export const formOrderDetailSchema = formOrderSchema.extend({
  import_file: fileSchema.nullable(),
  font_libraries: z.array(fontLibrarySchema),
  /** The template's design as it was ordered: every order of the form order is drawn from it. */
  order_image_configs: z.object(savedDesignShape),
  /** How many images of the orders are made, waiting, and could not be made. One that is tried again waits. */
  images: imageCountsSchema,
  /** How its amount comes about: they sum to it. */
  amount_parts: z.array(amountPartSchema),
  /** The refund that a second person of the factory has to approve; null if none waits, and for customers. */
  refund_approval_id: z.int().nullable(),
  /** How many different receivers its orders have: a name at an address. Orders without an address count for none. */
  receivers_count: z.int(),
  /** The first page of its orders, in the order in which they were placed. */
  orders: z.array(orderRowSchema),
  /** The call that gives the next page of them; nothing where these are all. */
  more_orders: z.string().nullable(),
  production_batches: z.array(z.object({ id: z.int(), no: z.string(), state: z.string(), orders_count: z.int() })),
});
export type FormOrderDetail = z.output<typeof formOrderDetailSchema>;
