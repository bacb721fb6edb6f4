import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { ownerFor } from '../../actor.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { cancelEndedImages } from './image-jobs.ts';
import { lockFormOrder, moveFormOrder, stateRefusedError } from './move-form-orders.service.ts';
import { closeOrderRow, findFormOrderOf, getOrderState } from './order-rows.queries.ts';
import { recountFormOrder } from './order-totals.service.ts';

/** Closes one order of an unpaid form order; the form order closes with its last one. */
export async function closeOrder(ctx: Context, orderId: number): Promise<void> {
  const found = await findFormOrderOf(ctx.db, ownerFor(ctx.caller), orderId);
  if (!found) throw appError('not_found');
  const formOrder = await lockFormOrder(ctx, found.form_order_id);
  const closed = await closeOrderRow(ctx.db, orderId);
  if (!closed) {
    const { no, state } = await getOrderState(ctx.db, orderId);
    throw stateRefusedError(ctx, no, state, orderMoves.close.to);
  }
  await cancelEndedImages(ctx.db, formOrder.id);
  const open = await recountFormOrder(ctx, formOrder.id, orderId);
  if (open.orders_count === 0) await moveFormOrder(ctx, { ...formOrder, amount_fen: 0, orders_count: 0 }, 'close');
  const order = { id: orderId, state: orderMoves.close.to, ...closed };
  const payload = { order, form_order: { id: formOrder.id, no: formOrder.no } };
  await emitEvents(ctx, formOrder.user_id, [{ event: 'order.closed', payload }]);
}
