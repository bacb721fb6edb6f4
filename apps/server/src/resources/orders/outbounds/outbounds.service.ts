import { orderMoves } from '@platen/model/order-lifecycle/order-moves';
import type { OutboundCheck } from '@platen/contract/orders/outbound-check';
import { toFieldError } from '@platen/model/field-findings';
import type { ListQueryOf, Page } from '@platen/model/lists';
import type { OrderRow } from '@platen/model/orders';
import type { Outbound, outboundList, OutboundRow } from '@platen/model/outbounds';
import { type Context, ownerFor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type LockedFormOrder, lockFormOrders, moveFormOrder } from '../form-orders/form-order-moves.service.ts';
import { RequestFindings } from '../form-orders/request-findings.ts';
import {
  findOrdersBySystemNo,
  findSentFormOrderIds,
  finishSentBatches,
  markSent,
} from '../orders/order-rows.service.ts';
import { findOrdersWithUnmadeImages } from '../orders/production-images.service.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { checkRows, type Parcel, type ReadRow, readRows } from './outbound-checks.ts';
import { eventsOfParcels, type SentParcel } from './outbound-events.ts';
import { findWarnings } from './outbound-warnings.ts';
import * as queries from './outbounds.queries.ts';

export function listOutbounds(ctx: Context, list: ListQueryOf<typeof outboundList>): Promise<Page<OutboundRow>> {
  return queries.listOutbounds(ctx.db, ownerFor(ctx.caller), list);
}

/** The parcels of orders, by order, in which they left. */
export async function listParcelsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderRow['parcels']>> {
  const parcels = groupBy(await queries.findOutboundsOf(db, orderIds), ({ order_id }) => order_id);
  return new Map(
    [...parcels].map(([id, own]) => [
      id,
      own.map(({ shipping_no, shipping_company }) => ({ shipping_no, shipping_company })),
    ]),
  );
}

/**
 * Records parcels that left, all of them or none, and sends their orders. Everything that is wrong with any row is told
 * at once: the rows are read here and not by the route, because a schema's refusal would hide what the orders refuse.
 */
export async function recordOutbounds(ctx: Context, rows: readonly unknown[]): Promise<{ outbounds: Outbound[] }> {
  const found = new RequestFindings();
  const read = readRows(rows, found);
  const { formOrders, orders } = await lockOrders(ctx, read);
  const recorded = await queries.findOutboundsOf(
    ctx.db,
    [...orders.values()].map(({ id }) => id),
  );
  const parcels = checkRows(read, orders, recorded, found);
  found.throwIfAny();
  const sent = await insertParcels(ctx, parcels);
  for (const [userId, own] of groupBy(sent, ({ order }) => order.user_id))
    await emitEvents(ctx, userId, eventsOfParcels(formOrders, own));
  await sendOrders(ctx, formOrders, parcels);
  return { outbounds: sent.map(({ outbound }) => outbound) };
}

/** What recording parcels would come to, by the very checks that recording them runs. Nothing is locked or changed. */
export async function checkOutbounds(ctx: Context, rows: readonly unknown[]): Promise<OutboundCheck> {
  const found = new RequestFindings();
  const read = readRows(rows, found);
  const orders = await findOrdersBySystemNo(ctx.db, systemNosOf(read));
  const orderIds = orders.map(({ id }) => id);
  const ofOrders = await queries.findOutboundsOf(ctx.db, orderIds);
  const parcels = checkRows(read, new Map(orders.map((order) => [order.system_no, order])), ofOrders, found);
  const trackingNos = [...new Set(parcels.map(({ input }) => input.shipping_no))];
  const recorded = await queries.findParcelsTrackedBy(ctx.db, trackingNos);
  const { shipping_methods } = await getShippingSettings(ctx);
  const ownMethods = shipping_methods.map(({ name }) => name);
  const withoutImages = await findOrdersWithUnmadeImages(ctx.db, orderIds);
  return {
    fields: found.all().map((each) => toFieldError(each, ctx.locale)),
    warnings: findWarnings(parcels, recorded, ownMethods, withoutImages).map((each) => toFieldError(each, ctx.locale)),
  };
}

const systemNosOf = (rows: readonly ReadRow[]) => [...new Set(rows.map(({ input }) => input.order_system_no))];

/** The orders are read again under the locks of their form orders: only then do they stay as they are. */
async function lockOrders(ctx: Context, rows: readonly ReadRow[]) {
  const systemNos = systemNosOf(rows);
  const found = await findOrdersBySystemNo(ctx.db, systemNos);
  const formOrders = await lockFormOrders(
    ctx,
    found.map(({ form_order_id }) => form_order_id),
  );
  const locked = await findOrdersBySystemNo(ctx.db, systemNos);
  return { formOrders, orders: new Map(locked.map((order) => [order.system_no, order])) };
}

async function insertParcels(ctx: Context, parcels: readonly Parcel[]): Promise<SentParcel[]> {
  const rows = await queries.insertOutbounds(
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

/** An order is sent with its first parcel, a batch and a form order with the first parcel of their last live order. */
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
