/**
 * What production may ask of orders, and the facts that it tells them. Orders decide what follows from a fact: which
 * order and which form order moves, who is notified. What exists in the factory, and in which state, is production's.
 */
import { type OrderMoveName, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import type { Context } from '../../../platform/context.ts';
import { ownerFor } from '../../actor.ts';
import { insertAmendment } from './amendments.queries.ts';
import * as formOrderQueries from './form-order-rows.queries.ts';
import type { LockedFormOrder, ProducedOrder } from './lifecycle.tables.ts';
import { moveFormOrder } from './move-form-orders.service.ts';
import * as queries from './order-rows.queries.ts';

/**
 * Reads orders again under the locks of their form orders, because only then they are stable. An order that was deleted
 * in the meantime is missing.
 */
export async function lockOrdersBySystemNo(
  ctx: Context,
  systemNos: readonly string[],
): Promise<{ formOrders: LockedFormOrder[]; orders: ProducedOrder[] }> {
  const found = await queries.findOrdersBySystemNo(ctx.db, systemNos);
  const formOrders = await formOrderQueries.lockFormOrders(
    ctx.db,
    ownerFor(ctx.caller),
    found.map(({ form_order_id }) => form_order_id),
  );
  const lockedIds = new Set(formOrders.map(({ id }) => id));
  const orders = await queries.findOrdersBySystemNo(ctx.db, systemNos);
  return { formOrders, orders: orders.filter(({ form_order_id }) => lockedIds.has(form_order_id)) };
}

/** Production of these orders has begun, and with the first of them that of their form orders, which are locked. */
export async function productionBegan(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  orderIds: readonly number[],
): Promise<void> {
  await moveFormOrdersIn(ctx, formOrders, 'start');
  await queries.moveSingleOrders(ctx.db, orderIds, 'start');
}

/** These orders have left. A form order is sent with the last of its live orders; the form orders are locked. */
export async function ordersSent(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  orderIds: readonly number[],
): Promise<void> {
  await queries.moveSingleOrders(ctx.db, orderIds, 'send');
  const done = await queries.findSentFormOrderIds(
    ctx.db,
    formOrders.map(({ id }) => id),
  );
  await moveFormOrdersIn(
    ctx,
    formOrders.filter(({ id }) => done.has(id)),
    'send',
  );
}

/** The only parcel of a sent order was voided: the order is in production again, and so is its form order, which is locked. */
export async function onlyParcelVoided(ctx: Context, formOrder: LockedFormOrder, orderId: number): Promise<void> {
  await queries.moveSingleOrders(ctx.db, [orderId], 'recall');
  await moveFormOrdersIn(ctx, [formOrder], 'recall');
}

/** Records on an order what was changed about it after it was placed, such as a tracking number. */
export function recordAmendment(
  ctx: Context,
  orderId: number,
  changes: readonly AmendmentChange[],
  reason: string,
): Promise<void> {
  return insertAmendment(ctx.db, { orderId, userId: ctx.caller.id, changes, reason });
}

async function moveFormOrdersIn(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  move: OrderMoveName,
): Promise<void> {
  for (const formOrder of formOrders)
    if (formOrder.state === orderMoves[move].from) await moveFormOrder(ctx, formOrder, move);
}
