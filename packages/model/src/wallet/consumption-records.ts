import { z } from 'zod';
import { defineList } from '../lists/lists.ts';
import { amountCurrencySchema } from '../money/amount-currency.ts';
import { orderStates } from '../orders/lifecycle/order-states.ts';

/** One payment from the wallet, for one form order or several. */
export const consumptionRecordSchema = z.object({
  id: z.int(),
  no: z.string(),
  amount: z.number(),
  currency: amountCurrencySchema,
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  form_orders: z.array(z.object({ id: z.int(), no: z.string(), amount: z.number(), state: z.enum(orderStates) })),
  paid_at: z.iso.datetime(),
});
export type ConsumptionRecord = z.infer<typeof consumptionRecordSchema>;

const paidTogetherMax = 200;
export const paymentInputSchema = z.strictObject({
  form_order_ids: z.array(z.int().positive()).min(1).max(paidTogetherMax),
});

export const consumptionRecordList = defineList({
  filters: { no_cont: 'text', paid_at_gteq_date: 'day', paid_at_lteq_date: 'day', user_id_eq: 'id' },
  sorts: ['paid_at'],
});
