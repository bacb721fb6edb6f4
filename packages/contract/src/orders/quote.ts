import { z } from 'zod';
import { fieldErrorSchema } from '../error-schemas.ts';

/** What one order of a request would cost; nothing where its size or quantity cannot be read. */
const quotedOrderSchema = z.object({
  no: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int().nullable(),
  price: z.number().nullable(),
  system_rendering_price: z.number().nullable(),
  amount: z.number().nullable(),
});

/** What a form order would cost if it were placed now, and everything that would keep it from being placed. */
export const quoteSchema = z.object({
  can_order: z.boolean().describe('Whether the same request would be placed.'),
  orders: z.array(quotedOrderSchema).describe('One for each of `orders_attributes`, in the same order.'),
  amount: z.number().describe('Of all orders whose price is known.'),
  available_balance: z.number().describe('What the wallet can pay now, advance included.'),
  missing_amount: z.number().describe('What the wallet lacks to pay it; 0 where it suffices.'),
  messages: z.array(z.string()).describe('One whole sentence for each of `fields`, in the same order.'),
  fields: z.array(fieldErrorSchema).describe('Everything that is wrong with the request.'),
});
export type Quote = z.output<typeof quoteSchema>;
