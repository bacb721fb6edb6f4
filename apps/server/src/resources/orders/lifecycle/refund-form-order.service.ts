import { partyOf } from '@platen/model/roles';
import { orderMove, orderMoves, refundMoveFrom } from '@platen/model/order-lifecycle/order-moves';
import type { OrderState } from '@platen/model/order-lifecycle/order-states';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { lockFormOrder, moveFormOrder, stateRefusedError } from './move-form-orders.service.ts';
import { findFormOrdersWithSent } from './order-rows.queries.ts';

/**
 * Returns the money to the wallet immediately. The factory may also refund confirmed or started orders, with a reason.
 */
export async function refundFormOrder(ctx: Context, id: number, reason: string): Promise<void> {
  const formOrder = await lockFormOrder(ctx, id);
  const { no, state } = formOrder;
  const move = refundMoveFrom(state, partyOf(ctx.caller.role));
  if (!move) throw stateRefusedError(ctx, no, state, orderMoves.refund.to);
  if (orderMove(move).requiresReason && reason === '') throw appError('reason_required').at('rejected_reason');
  // The whole amount would be refunded, although the customer already has a part of the order.
  if ((await findFormOrdersWithSent(ctx.db, [id])).has(id)) throw appError('order_partly_sent', { no });
  await moveFormOrder(ctx, formOrder, move, reason);
}

/** The form orders that `refundFormOrder` would refund for this caller: lists offer it for them. */
export async function findRefundableIds(
  ctx: Context,
  formOrders: readonly { id: number; state: OrderState }[],
): Promise<Set<number>> {
  const party = partyOf(ctx.caller.role);
  // Only orders in production can be partly sent, so the others need no query.
  const inProduction = formOrders.filter(({ state }) => state === orderMoves.send.from);
  const withSent = await findFormOrdersWithSent(
    ctx.db,
    inProduction.map(({ id }) => id),
  );
  const refundable = formOrders.filter(({ id, state }) => refundMoveFrom(state, party) && !withSent.has(id));
  return new Set(refundable.map(({ id }) => id));
}
