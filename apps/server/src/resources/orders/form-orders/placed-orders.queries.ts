import type { Fen } from '@platen/model/money/money';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import type { OrderNumber } from '@platen/model/orders/order-number';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';

/**
 * The next orders of a form order as they were placed, after a given one. Individually closed orders are omitted while
 * others are live.
 */
export async function listPlacedOrders(
  db: Db,
  formOrderId: number,
  { withClosed, afterId, limit }: { withClosed: boolean; afterId: number; limit: number },
) {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'no', 'sub_no', 'quantity', 'size', 'values', 'erased_at', ...receiverFields])
    .where('form_order_id', '=', formOrderId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit);
  return (withClosed ? orders : orders.where('state', '<>', orderMoves.close.to)).execute();
}

/** The pictures that the customer supplied for some orders, by order. */
export async function listSuppliedUrls(db: Db, orderIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('order_production_images as supplied')
    .innerJoin('blobs', 'blobs.id', 'supplied.blob_id')
    .select(['supplied.order_id', 'blobs.id', 'blobs.key', 'blobs.filename'])
    .where(sql<boolean>`supplied.order_id = any(${orderIds})`)
    .orderBy('supplied.order_id')
    .orderBy('supplied.position')
    .execute();
  const byOrder = new Map<number, string[]>();
  for (const { order_id, ...blob } of rows) {
    byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), toFileRef(blob).url]);
  }
  return byOrder;
}

export interface AmountRow {
  size: string;
  price_fen: Fen;
  rendering_price_fen: Fen;
  quantity: number;
  orders_count: number;
  amount_fen: Fen;
}

/** How the amount of a form order is composed, by the prices of its orders. */
export async function listAmounts(db: Db, formOrderId: number): Promise<AmountRow[]> {
  const { rows } = await sql<AmountRow>`
    select size, price_fen, system_rendering_price_fen as rendering_price_fen, sum(quantity)::bigint as quantity,
      count(*)::int as orders_count, sum(amount_fen)::bigint as amount_fen
    from orders where form_order_id = ${formOrderId} and state <> ${orderMoves.close.to}
    group by 1, 2, 3 order by min(id)`.execute(db);
  return rows;
}

/** The live orders of the customer that have one of these numbers. An ended order releases its number. @public */
export async function listTakenNumbers(db: Db, userId: number, nos: readonly string[]): Promise<OrderNumber[]> {
  const ended = sql.join(endedStates.map((state) => sql.lit(state)));
  const { rows } = await sql<OrderNumber>`
    select no, sub_no from orders where user_id = ${userId} and no = any(${nos}) and state not in (${ended})`.execute(
    db,
  );
  return rows;
}

/** Live orders without a receiver, by form order. Pickup needs neither name nor address. */
export async function countOrdersWithoutReceiver(
  db: Db,
  formOrderIds: readonly number[],
  pickupMethods: readonly string[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select form_order_id as id, count(*)::int as count from orders
    where form_order_id = any(${formOrderIds}) and state <> all(${endedStates}) and erased_at is null
      and ((receiver_name = '' and company_name = '') or address = '') and shipping_method <> all(${pickupMethods})
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
