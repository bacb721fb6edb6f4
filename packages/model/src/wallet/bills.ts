import { z } from 'zod';
import { defineList } from '../lists/lists.ts';
import { amountCurrencySchema } from '../money/amount-currency.ts';
import { billKinds, paymentMethods } from './wallet-enums.ts';

/** A movement of the wallet as the customer sees it: credits are positive, payments negative. */
export const billSchema = z.object({
  id: z.int(),
  no: z.string(),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  target_type: z.enum(['FormOrder', 'Recharge']),
  target_id: z.int(),
  /** The number of the form order or recharge. */
  target_no: z.string(),
  amount: z.number(),
  currency: amountCurrencySchema,
  kind: z.enum(billKinds),
  payment_method: z.enum(paymentMethods),
  /** The balance after this movement. */
  balance: z.number(),
  paid_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Bill = z.infer<typeof billSchema>;

export const billList = defineList({
  filters: {
    no_cont: 'text',
    payment_method_eq: paymentMethods,
    kind_eq: billKinds,
    paid_at_gteq_date: 'day',
    paid_at_lteq_date: 'day',
    user_id_eq: 'id',
  },
  sorts: ['paid_at', 'created_at'],
});
