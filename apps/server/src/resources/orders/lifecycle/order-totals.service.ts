import type { OrderTotals } from '@platen/ordering/amounts';
import type { Context } from '../../../platform/context.ts';
import { setFormOrderTotals } from './form-order-rows.queries.ts';
import { sumOpenOrders } from './order-rows.queries.ts';

/** Updates the totals of a form order after one of its orders was closed or has another quantity. */
export async function recountFormOrder(ctx: Context, formOrderId: number, orderId: number): Promise<OrderTotals> {
  await ctx.platform.orderFollower.orderChanged(ctx.db, orderId);
  const open = await sumOpenOrders(ctx.db, formOrderId);
  await setFormOrderTotals(ctx.db, formOrderId, open);
  return open;
}
