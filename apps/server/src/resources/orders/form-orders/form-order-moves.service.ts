import {
  canMove,
  distinctStateTexts,
  formOrderMoves,
  type FormOrderMove,
  needsReason,
  paidStates,
  partyOf,
  refundMoveFrom,
  type OrderState,
} from '@platen/model/order-flow';
import { pathText } from '@platen/model/field-findings';
import { textIn } from '@platen/model/locale';
import { fenToYuan } from '@platen/model/money';
import type { EventData, HappenedEvent } from '@platen/model/webhook-events';
import type { OrderTotals } from '@platen/ordering/amounts';
import { appError } from '../../../platform/app-error.ts';
import { type Context, ownerFor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { cancelEndedImages, queueAdvance, queueOrderImages } from '../orders/order-images.service.ts';
import {
  closeOrderRow,
  countFindings,
  findFormOrdersWithSent,
  findPlaceOfOrder,
  followFormOrders,
  getOrderState,
  insertAcknowledgements,
  listLiveNos,
  recountBatch,
  sumOpenOrders,
} from '../orders/order-rows.service.ts';
import { addOrderCounts, refundPayment, spend } from '../../wallet/wallets/wallets.service.ts';
import type { NotificationKind } from '../../accounts/notifications/notification-kinds.ts';
import { queueNotifications } from '../../accounts/notifications/notifications.service.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import * as queries from './form-order-moves.queries.ts';

export type { LockedFormOrder } from './form-order-moves.queries.ts';
type LockedFormOrder = queries.LockedFormOrder;
type FormOrderEvent = Extract<HappenedEvent['event'], `form_order.${string}`>;

/** Locks form orders for a change. One that the caller may not see is not there. */
export async function lockFormOrders(ctx: Context, ids: readonly number[]): Promise<LockedFormOrder[]> {
  const unique = [...new Set(ids)];
  const locked = await queries.lockFormOrders(ctx.db, ownerFor(ctx.caller), unique);
  if (locked.length < unique.length) throw appError('not_found');
  return locked;
}

/**
 * Moves a locked form order to where `move` leads, or refuses. Only its own row: with `start` and `send`, orders and
 * batches go one after the other, and who moves those moves the form order with them.
 */
export async function moveFormOrder(
  ctx: Context,
  formOrder: LockedFormOrder,
  move: FormOrderMove,
  rejectedReason?: string,
): Promise<void> {
  await moveTogether(ctx, [formOrder], move, rejectedReason);
}

/** Pays from the customer's wallet, all of them or none. Answers the consumption record's id. */
export async function payFormOrders(ctx: Context, ids: readonly number[]): Promise<number> {
  const formOrders = await queries.lockFormOrders(ctx.db, ownerFor(ctx.caller), ids);
  refuseUnknownIds(ids, formOrders.map(idOf));
  await moveTogether(ctx, formOrders, 'pay');
  await followFormOrders(ctx.db, formOrders.map(idOf), 'pay');
  const paid = formOrders.map(({ id, no, amount_fen }) => ({ id, no, amountFen: amount_fen }));
  const recordId = await spend(ctx, ctx.caller.id, paid);
  await addOrderCounts(ctx.db, ctx.caller.id, {
    paid_form_orders: formOrders.length,
    paid_orders: sumOf(formOrders),
  });
  const drawn = formOrders.filter(({ kind }) => kind !== 'batch_order');
  await queueAdvance(ctx, drawn.map(idOf));
  return recordId;
}

export async function closeFormOrder(ctx: Context, id: number): Promise<void> {
  await moveWithOrders(ctx, await lockFormOrder(ctx, id), 'close');
  await cancelEndedImages(ctx.db, id);
}

/**
 * "Confirm production": from now on only the factory can stop it, and its production images are made. What is wrong with
 * them is known by then, and whoever wants it made all the same says so.
 */
export async function confirmFormOrder(ctx: Context, id: number, acknowledgesFindings: boolean): Promise<void> {
  const { formOrder, findings } = await lockToConfirm(ctx, id, { acknowledgesFindings });
  if (findings) await insertAcknowledgements(ctx.db, id, ctx.caller.id);
  await moveWithOrders(ctx, formOrder, 'confirm');
  if (formOrder.kind !== 'batch_order') await queueOrderImages(ctx, id, 'production');
}

/** Locks what is to be confirmed, now or later, and refuses what cannot be. */
export async function lockToConfirm(ctx: Context, id: number, has: { acknowledgesFindings: boolean }) {
  const formOrder = await lockFormOrder(ctx, id);
  checkMove(ctx, formOrder, 'confirm');
  const findings = (await countFindings(ctx.db, 'form_order_id', [id])).get(id);
  if (findings && !has.acknowledgesFindings) {
    throw appError('findings_unacknowledged', { no: formOrder.no, ...findings });
  }
  return { formOrder, findings };
}

/** The money is back in the wallet at once. The factory may refund what was confirmed or started too, and then says why. */
export async function refundFormOrder(ctx: Context, id: number, reason: string): Promise<void> {
  const formOrder = await lockFormOrder(ctx, id);
  const { no, state, user_id, amount_fen } = formOrder;
  const move = refundMoveFrom(state, partyOf(ctx.caller.role));
  if (!move) throw stateRefused(ctx, no, state, 'refunded');
  if (needsReason(move) && reason === '') throw appError('reason_required').at('rejected_reason');
  // All of the money would go back, and a part of what it was paid for is with the customer.
  if ((await findFormOrdersWithSent(ctx.db, [id])).has(id)) throw appError('order_partly_sent', { no });
  await moveWithOrders(ctx, formOrder, move, reason);
  await cancelEndedImages(ctx.db, id);
  await refundPayment(ctx, user_id, { id, no, amountFen: amount_fen });
  await addOrderCounts(ctx.db, user_id, { paid_form_orders: -1, paid_orders: -formOrder.orders_count });
}

/** Closes one order of a form order that is not paid yet; the form order closes with its last one. */
export async function closeOrder(ctx: Context, orderId: number): Promise<void> {
  const found = await findPlaceOfOrder(ctx.db, ownerFor(ctx.caller), orderId);
  if (!found) throw appError('not_found');
  const formOrder = await lockFormOrder(ctx, found.form_order_id);
  const closed = await closeOrderRow(ctx.db, orderId);
  if (!closed) {
    const { no, state } = await getOrderState(ctx.db, orderId);
    throw stateRefused(ctx, no, state, 'closed');
  }
  await cancelEndedImages(ctx.db, formOrder.id);
  const open = await recountFormOrder(ctx.db, formOrder.id, found.production_batch_id);
  if (open.orders_count === 0) await moveFormOrder(ctx, { ...formOrder, amount_fen: 0, orders_count: 0 }, 'close');
  const order = { id: orderId, state: 'closed' as const, ...closed };
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

async function moveWithOrders(ctx: Context, formOrder: LockedFormOrder, move: FormOrderMove, reason?: string) {
  await moveTogether(ctx, [formOrder], move, reason);
  await followFormOrders(ctx.db, [formOrder.id], move);
}

/** The only place in which a form order changes its state. */
async function moveTogether(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  move: FormOrderMove,
  rejectedReason?: string,
): Promise<void> {
  for (const formOrder of formOrders) checkMove(ctx, formOrder, move);
  const { to } = formOrderMoves[move];
  await queries.setFormOrderState(ctx.db, formOrders.map(idOf), to, rejectedReason);
  const [first] = formOrders;
  if (!first) return;
  const told = notifiedOf(ctx, to);
  if (told)
    await queueNotifications(
      ctx,
      formOrders.map(({ user_id, no }) => ({ user_id, kind: told, no, reason: rejectedReason ?? '' })),
    );
  await emitEvents(ctx, first.user_id, async () => {
    const nos = await listLiveNos(ctx.db, formOrders.map(idOf));
    return formOrders.map((formOrder) => ({
      event: `form_order.${to}` as FormOrderEvent,
      payload: payloadOf(formOrder, to, nos.get(formOrder.id) ?? [], rejectedReason),
    }));
  });
}

/** What its customer is told by mail: what somebody else did with the order. */
function notifiedOf(ctx: Context, to: OrderState): NotificationKind | undefined {
  if (partyOf(ctx.caller.role) === 'customer') return undefined;
  return to === 'refunded' ? 'rejected' : to === 'sent' ? 'sent' : undefined;
}

function payloadOf(
  { id, no, amount_fen, orders_count }: LockedFormOrder,
  state: OrderState,
  order_nos: string[],
  rejected_reason = '',
): EventData<FormOrderEvent> {
  return { form_order: { id, no, state, amount: fenToYuan(amount_fen), orders_count, order_nos, rejected_reason } };
}

function checkMove(ctx: Context, { no, state }: LockedFormOrder, move: FormOrderMove): void {
  if (canMove(state, move, partyOf(ctx.caller.role))) return;
  if (move === 'pay' && paidStates.some((paid) => paid === state)) throw appError('order_paid_already', { no });
  throw stateRefused(ctx, no, state, formOrderMoves[move].to);
}

function stateRefused(ctx: Context, no: string, from: OrderState, to: OrderState) {
  const name = (state: OrderState) => textIn(distinctStateTexts[state], ctx.locale);
  return appError('order_state_refused', { no, from: name(from), to: name(to) });
}

function idOf({ id }: { id: number }): number {
  return id;
}

function sumOf(formOrders: readonly LockedFormOrder[]): number {
  return formOrders.reduce((sum, { orders_count }) => sum + orders_count, 0);
}
