import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { Outbound, OutboundInput } from '@platen/model/production/outbounds';
import type { Context } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { emitEvents } from '../../connections/webhooks/webhooks.service.ts';
import { assertNotErased } from '../../orders/lifecycle/assert-not-erased.ts';
import type { LockedFormOrder, ProducedOrder } from '../../orders/lifecycle/lifecycle.tables.ts';
import { ordersSent } from '../../orders/lifecycle/produced-orders.service.ts';
import { finishSentBatches } from '../production-batches/batch-rows.queries.ts';
import { eventsOfParcels, type SentParcel } from './outbound-events.ts';
import { insertOutbounds } from './outbounds.queries.ts';

/** A checked parcel, with its order under the lock. */
interface Parcel {
  order: ProducedOrder;
  input: OutboundInput;
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

/** An order is sent with its first parcel, and a batch is finished with the first parcel of its last live order. */
async function sendOrders(
  ctx: Context,
  formOrders: readonly LockedFormOrder[],
  parcels: readonly Parcel[],
): Promise<void> {
  const sent = parcels.filter(({ order }) => order.state === orderMoves.send.from);
  if (sent.length === 0) return;
  const ids = sent.map(({ order }) => order.id);
  await ordersSent(ctx, formOrders, ids);
  await finishSentBatches(ctx.db, ids);
}
