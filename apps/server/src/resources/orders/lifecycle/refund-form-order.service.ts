import { partyOf } from '@platen/model/accounts/roles';
import { orderMove, orderMoves, refundMoveFrom } from '@platen/model/orders/lifecycle/order-moves';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { ApprovedMovement } from '../../wallet/approvals/approval-decisions.service.ts';
import { findWaitingRefunds } from '../../wallet/approvals/approvals.queries.ts';
import { assertNothingWaits, countIfAlone, requestApproval } from '../../wallet/approvals/approvals.service.ts';
import { lockFormOrder, moveFormOrder, stateRefusedError } from './move-form-orders.service.ts';
import { findFormOrdersWithSent } from './order-rows.queries.ts';

/**
 * Returns the money to the wallet immediately. The factory may also refund confirmed or started orders, with a reason. What one
 * person of the factory may not refund alone waits for a second one, and the form order stays as it is until then.
 */
export async function refundFormOrder(
  ctx: Context,
  id: number,
  reason: string,
): Promise<{ approvalId: number } | undefined> {
  const { formOrder, move } = await lockToRefund(ctx, id, reason);
  if (partyOf(ctx.caller.role) === 'staff') {
    await assertNothingWaits(ctx, { formOrderId: id });
    const { no, user_id: userId, amount_fen: amountFen } = formOrder;
    const movement = { kind: 'refund', userId, amountFen } as const;
    if (!(await countIfAlone(ctx, movement))) {
      return { approvalId: await requestApproval(ctx, { ...movement, reason, formOrder: { id, no } }) };
    }
  }
  await moveFormOrder(ctx, formOrder, move, reason);
  return undefined;
}

/** What two people of the factory have agreed on, if the form order can still be refunded. */
export const approvedRefunds = {
  lock: lockFormOrder,
  async carryOut(ctx: Context, { subjectId, reason }: ApprovedMovement): Promise<void> {
    const { formOrder, move } = await lockToRefund(ctx, subjectId, reason);
    await moveFormOrder(ctx, formOrder, move, reason);
  },
};

async function lockToRefund(ctx: Context, id: number, reason: string) {
  const formOrder = await lockFormOrder(ctx, id);
  const { no, state } = formOrder;
  const move = refundMoveFrom(state, partyOf(ctx.caller.role));
  if (!move) throw stateRefusedError(ctx, no, state, orderMoves.refund.to);
  if (orderMove(move).requiresReason && reason === '') throw appError('reason_required').at('rejected_reason');
  // The whole amount would be refunded, although the customer already has a part of the order.
  if ((await findFormOrdersWithSent(ctx.db, [id])).has(id)) throw appError('order_partly_sent', { no });
  return { formOrder, move };
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
  const ids = formOrders.filter(({ state }) => refundMoveFrom(state, party)).map(({ id }) => id);
  // Customers do not know what the factory decides about, and may refund what they could refund before.
  const waiting =
    party === 'staff' && ids.length > 0 ? await findWaitingRefunds(ctx.db, ids) : new Map<number, number>();
  return new Set(ids.filter((id) => !withSent.has(id) && !waiting.has(id)));
}
