import { amountCurrencySchema } from '@platen/model/money/amount-currency';
import { z } from 'zod';
import { fieldErrorSchema } from '../error-schemas.ts';

/** The price of one order of a request; the prices are null if its size or quantity is invalid. */
const quotedOrderSchema = z.object({
  no: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int().nullable(),
  price: z.number().nullable(),
  system_rendering_price: z.number().nullable(),
  amount: z.number().nullable(),
});

/** The price of a form order if it were placed now, and all problems that would prevent placing it. */
export const quoteSchema = z.object({
  can_order: z
    .boolean()
    .describe(
      'True if `POST /form_orders` would accept the same request. The balance of the wallet is not considered.',
    ),
  orders: z.array(quotedOrderSchema).describe('One entry for each entry of `orders_attributes`, in the same order.'),
  amount: z.number().describe('Total of all orders whose price is known.'),
  currency: amountCurrencySchema,
  available_balance: z.number().describe('Amount that the wallet can pay now, including the advance.'),
  missing_amount: z.number().describe('Amount that the wallet lacks to pay the total; 0 if the balance is sufficient.'),
  messages: z.array(z.string()).describe('One complete sentence for each entry of `fields`, in the same order.'),
  fields: z.array(fieldErrorSchema).describe('All problems of the request. Empty if `can_order` is true.'),
  warnings: z
    .array(fieldErrorSchema)
    .describe(
      'What the customer should know before ordering, such as a photo that will print blurred. Prevents nothing.',
    ),
});
export type Quote = z.output<typeof quoteSchema>;
