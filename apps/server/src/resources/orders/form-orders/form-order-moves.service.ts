import {
  canMove,
  orderMoves,
  type OrderMoveName,
  orderMove,
  partyOf,
  refundMoveFrom,
} from '@platen/model/order-lifecycle/order-moves';
import {
  distinctStateText,
  type FormOrderEvent,
  isPaid,
  type OrderState,
  orderStateRecords,
} from '@platen/model/order-lifecycle/order-states';
import { pathText } from '@platen/model/field-findings';
import { textIn } from '@platen/model/locale';
import { fenToYuan } from '@platen/model/money';
import type { EventData } from '@platen/model/webhook-events';
import type { OrderTotals } from '@platen/ordering/amounts';
import { appError } from '../../../platform/app-error.ts';
import { type Context, ownerFor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { cancelEndedImages } from '../orders/order-images.service.ts';
import {
  closeOrderRow,
  countFindings,
  findFormOrdersWithSent,
  findPlaceOfOrder,
  followFormOrders,
  getOrderState,
  listLiveNos,
  recountBatch,
  sumOpenOrders,
} from '../orders/order-rows.service.ts';
import { queueNotifications } from '../../accounts/notifications/notifications.service.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import * as queries from './form-order-moves.queries.ts';
import { moveEffects, type MoveOutcome } from './move-effects.ts';

export type { LockedFormOrder } from './form-order-moves.queries.ts';
type LockedFormOrder = queries.LockedFormOrder;

/** Locks form orders for a change. One that the caller may not see is not there. */
export async function lockFormOrders(ctx: Context, ids: readonly number[]): Promise<LockedFormOrder[]> {
  const unique = [...new Set(ids)];
  const locked = await queries.lockFormOrders(ctx.db, ownerFor(ctx.caller), unique);
  if (locked.length < unique.length) throw appError('not_found');
  return locked;
}

/** Moves a locked form order, with all that its move brings along, or refuses. */
export async function moveFormOrder(
  ctx: Context,
  formOrder: LockedFormOrder,
  move: OrderMoveName,
  rejectedReason?: string,
): Promise<void> {
  await moveFormOrders(ctx, [formOrder], move, rejectedReason);
}

/** Pays from the customer's wallet, all of them or none. Answers the consumption record's id. */
export async function payFormOrders(ctx: Context, ids: readonly number[]): Promise<number> {
  const formOrders = await queries.lockFormOrders(ctx.db, ownerFor(ctx.caller), ids);
  refuseUnknownIds(ids, formOrders.map(idOf));
  const { consumptionRecordId } = await moveFormOrders(ctx, formOrders, 'pay');
  if (consumptionRecordId === undefined) throw new Error('a payment made no consumption record');
  return consumptionRecordId;
}

export async function closeFormOrder(ctx: Context, id: number): Promise<void> {
  await moveFormOrder(ctx, await lockFormOrder(ctx, id), 'close');
}

/**
 * "Confirm production": from now on only the factory can stop it, and its production images are made. What is wrong with
 * them is known by then, and whoever wants it made all the same says so.
 */
export async function confirmFormOrder(ctx: Context, id: number, acknowledgesFindings: boolean): Promise<void> {
  await moveFormOrder(ctx, await lockToConfirm(ctx, id, { acknowledgesFindings }), 'confirm');
}

/** Locks what is to be confirmed, now or later, and refuses what cannot be. */
export async function lockToConfirm(
  ctx: Context,
  id: number,
  has: { acknowledgesFindings: boolean },
): Promise<LockedFormOrder> {
  const formOrder = await lockFormOrder(ctx, id);
  checkMove(ctx, formOrder, 'confirm');
  const findings = (await countFindings(ctx.db, 'form_order_id', [id])).get(id);
  if (findings && !has.acknowledgesFindings) {
    throw appError('findings_unacknowledged', { no: formOrder.no, ...findings });
  }
  return formOrder;
}

/** The money is back in the wallet at once. The factory may refund what was confirmed or started too, and then says why. */
export async function refundFormOrder(ctx: Context, id: number, reason: string): Promise<void> {
  const formOrder = await lockFormOrder(ctx, id);
  const { no, state } = formOrder;
  const move = refundMoveFrom(state, partyOf(ctx.caller.role));
  if (!move) throw stateRefused(ctx, no, state, orderMoves.refund.to);
  if (orderMove(move).requiresReason && reason === '') throw appError('reason_required').at('rejected_reason');
  // All of the money would go back, and a part of what it was paid for is with the customer.
  if ((await findFormOrdersWithSent(ctx.db, [id])).has(id)) throw appError('order_partly_sent', { no });
  await moveFormOrder(ctx, formOrder, move, reason);
}

/** Closes one order of a form order that is not paid yet; the form order closes with its last one. */
export async function closeOrder(ctx: Context, orderId: number): Promise<void> {
  const found = await findPlaceOfOrder(ctx.db, ownerFor(ctx.caller), orderId);
  if (!found) throw appError('not_found');
  const formOrder = await lockFormOrder(ctx, found.form_order_id);
  const closed = await closeOrderRow(ctx.db, orderId);
  if (!closed) {
    const { no, state } = await getOrderState(ctx.db, orderId);
    throw stateRefused(ctx, no, state, orderMoves.close.to);
  }
  await cancelEndedImages(ctx.db, formOrder.id);
  const open = await recountFormOrder(ctx.db, formOrder.id, found.production_batch_id);
  if (open.orders_count === 0) await moveFormOrder(ctx, { ...formOrder, amount_fen: 0, orders_count: 0 }, 'close');
  const order = { id: orderId, state: orderMoves.close.to, ...closed };
  const payload = { order, form_order: { id: formOrder.id, no: formOrder.no } };
  await emitEvents(ctx, formOrder.user_id, [{ event: 'order.closed', payload }]);
}

/** What a form order and one of its batches come to, after one of their orders changed. */
export async function recountFormOrder(db: Db, formOrderId: number, batchId: number | null): Promise<OrderTotals> {
  await recountBatch(db, batchId);
  const open = await sumOpenOrders(db, formOrderId);
  await queries.setFormOrderTotals(db, formOrderId, open);
  return open;
}

/** Says which of the ids that a request names are not the caller's, each at its place. */
export function refuseUnknownIds(ids: readonly number[], found: readonly number[]): void {
  const known = new Set(found);
  const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [{ id, index }]));
  if (unknown.length === 0) return;
  const error = appError('form_order_ids_unknown', { ids: unknown.map(idOf).join(', ') });
  for (const { index } of unknown) error.at(pathText(['form_order_ids', index]));
  throw error;
}

async function lockFormOrder(ctx: Context, id: number): Promise<LockedFormOrder> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  if (!formOrder) throw appError('not_found');
  return formOrder;
}

/** The only place in which a form order changes its state. */
async function moveFormOrders(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  move: OrderMoveName,
  rejectedReason?: string,
): Promise<MoveOutcome> {
  for (const formOrder of formOrders) checkMove(ctx, formOrder, move);
  const [first] = formOrders;
  if (!first) return {};
  const { to, orders, notifies, effects } = orderMove(move);
  const ids = formOrders.map(idOf);
  await queries.setFormOrderState(ctx.db, ids, to, rejectedReason);
  // People are told what somebody else did with their order.
  if (notifies && partyOf(ctx.caller.role) !== 'customer')
    await queueNotifications(
      ctx,
      formOrders.map(({ user_id, no }) => ({ user_id, kind: notifies, no, reason: rejectedReason ?? '' })),
    );
  // Before the orders go along: an event names those that were live until now.
  await emitEvents(ctx, first.user_id, async () => {
    const nos = await listLiveNos(ctx.db, ids);
    return formOrders.map((formOrder) => ({
      event: orderStateRecords[to].event,
      payload: payloadOf(formOrder, to, nos.get(formOrder.id) ?? [], rejectedReason),
    }));
  });
  if (orders === 'together') await followFormOrders(ctx.db, ids, move);
  let outcome: MoveOutcome = {};
  for (const effect of effects) outcome = { ...outcome, ...(await moveEffects[effect](ctx, formOrders)) };
  return outcome;
}

function payloadOf(
  { id, no, amount_fen, orders_count }: LockedFormOrder,
  state: OrderState,
  order_nos: string[],
  rejected_reason = '',
): EventData<FormOrderEvent> {
  return { form_order: { id, no, state, amount: fenToYuan(amount_fen), orders_count, order_nos, rejected_reason } };
}

function checkMove(ctx: Context, { no, state }: LockedFormOrder, move: OrderMoveName): void {
  if (canMove(state, move, partyOf(ctx.caller.role))) return;
  if (move === 'pay' && isPaid(state)) throw appError('order_paid_already', { no });
  throw stateRefused(ctx, no, state, orderMoves[move].to);
}

function stateRefused(ctx: Context, no: string, from: OrderState, to: OrderState) {
  const name = (state: OrderState) => textIn(distinctStateText(state), ctx.locale);
  return appError('order_state_refused', { no, from: name(from), to: name(to) });
}

function idOf({ id }: { id: number }): number {
  return id;
}
