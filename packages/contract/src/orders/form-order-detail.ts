import { fontLibrarySchema } from '@platen/model/catalogue/font-libraries';
import { fileSchema } from '@platen/model/files/blobs';
import { amountPartSchema, formOrderSchema, imageCountsSchema } from '@platen/model/orders/form-orders';
import { orderMoveNames } from '@platen/model/orders/lifecycle/order-moves';
import { orderAmendmentSchema } from '@platen/model/orders/order-details';
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
  /** Who paid, confirmed or ended it, oldest first; `user` is null for a program with an API key. */
  moves: z.array(
    z.object({
      move: z.enum(orderMoveNames),
      user: z.object({ id: z.int(), screen_name: z.string() }).nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** The last changes of its orders since it was placed, newest first. */
  amendments: z.array(orderAmendmentSchema.extend({ order: z.object({ id: z.int(), no: z.string() }) })),
  /** How many different receivers its orders have: a name at an address. Orders without an address count for none. */
  receivers_count: z.int(),
  /** The first page of its orders, in the order in which they were placed. */
  orders: z.array(orderRowSchema),
  /** The call that gives the next page of them; nothing where these are all. */
  more_orders: z.string().nullable(),
  production_batches: z.array(z.object({ id: z.int(), no: z.string(), state: z.string(), orders_count: z.int() })),
});
export type FormOrderDetail = z.output<typeof formOrderDetailSchema>;
