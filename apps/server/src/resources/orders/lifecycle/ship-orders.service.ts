import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { Outbound, OutboundInput } from '@platen/model/production/outbounds';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ownerFor } from '../../actor.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { assertNotErased } from './assert-not-erased.ts';
import { finishSentBatches } from './batch-rows.queries.ts';
import { lockFormOrders } from './form-order-rows.queries.ts';
import type { LockedFormOrder, ShippableOrder } from './lifecycle.tables.ts';
import { moveFormOrder } from './move-form-orders.service.ts';
import { findOrdersBySystemNo, findSentFormOrderIds, markSent } from './order-rows.queries.ts';
import { eventsOfParcels, type SentParcel } from './outbound-events.ts';
import { insertOutbounds } from './outbound-rows.queries.ts';

/** A checked parcel, with its order under the lock. */
interface Parcel {
  order: ShippableOrder;
  input: OutboundInput;
}

/** The current orders of parcels. Without their locks they may change at any moment. */
export function findShippableOrders(db: Db, systemNos: readonly string[]): Promise<ShippableOrder[]> {
  return findOrdersBySystemNo(db, systemNos);
}

/**
 * Reads the orders again under the locks of their form orders, because only then they are stable. An order that was
 * deleted in the meantime is missing.
 */
export async function lockShippableOrders(
  ctx: Context,
  systemNos: readonly string[],
): Promise<{ formOrders: LockedFormOrder[]; orders: ShippableOrder[] }> {
  const found = await findOrdersBySystemNo(ctx.db, systemNos);
  const formOrders = await lockFormOrders(
    ctx.db,
    ownerFor(ctx.caller),
    found.map(({ form_order_id }) => form_order_id),
  );
  const lockedIds = new Set(formOrders.map(({ id }) => id));
  const orders = await findOrdersBySystemNo(ctx.db, systemNos);
  return { formOrders, orders: orders.filter(({ form_order_id }) => lockedIds.has(form_order_id)) };
}

/**
 * Records parcels and marks their orders as sent; their form orders are locked. Returns the parcels in the given order.
 */
export async function shipOrders(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  parcels: readonly Parcel[],
): Promise<Outbound[]> {
  for (const { order } of parcels) assertNotErased(order);
  const sent = await insertParcels(ctx, parcels);
  for (const [userId, own] of groupBy(sent, ({ order }) => order.user_id))
    await emitEvents(ctx, userId, eventsOfParcels(formOrders, own));
  await sendOrders(ctx, formOrders, parcels);
  return sent.map(({ outbound }) => outbound);
}

async function insertParcels(ctx: Context, parcels: readonly Parcel[]): Promise<SentParcel[]> {
  const rows = await insertOutbounds(
    ctx.db,
    parcels.map(({ order, input: { shipping_no, shipping_company } }) => ({
      order_id: order.id,
      user_id: order.user_id,
      shipping_no,
      shipping_company,
      creator_id: ctx.caller.id,
    })),
  );
  return rows.map((row, index) => {
    const { order, input } = parcels[index] as Parcel;
    return { order, outbound: { ...row, ...input, order_id: order.id, order_no: order.no } };
  });
}

/** An order is sent with its first parcel; a batch and a form order with the first parcel of their last live order. */
async function sendOrders(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  parcels: readonly Parcel[],
): Promise<void> {
  const sent = parcels.filter(({ order }) => order.state === orderMoves.send.from);
  if (sent.length === 0) return;
  await markSent(
    ctx.db,
    sent.map(({ order }) => order.id),
  );
  const batchIds = new Set(sent.flatMap(({ order }) => order.production_batch_id ?? []));
  await finishSentBatches(ctx.db, [...batchIds]);
  const done = await findSentFormOrderIds(
    ctx.db,
    formOrders.map(({ id }) => id),
  );
  for (const formOrder of formOrders) {
    if (formOrder.state === orderMoves.send.from && done.has(formOrder.id)) await moveFormOrder(ctx, formOrder, 'send');
  }
}
