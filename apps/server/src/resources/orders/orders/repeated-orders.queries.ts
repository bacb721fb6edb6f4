import { orderMoves } from '@platen/model/order-lifecycle/order-moves';
import type { Fen } from '@platen/model/money';
import { receiverFields } from '@platen/model/receiver-fields';
import { sql } from 'kysely';
import { toFileRef } from '../../../platform/blob-url.ts';
import type { Db } from '../../../platform/database.ts';
import type { OrderImageRole } from './orders.tables.ts';

/**
 * What the next orders of a form order were placed with, after one of them. Those that were closed one by one are left out
 * while others live.
 */
export async function listPlacedOrders(
  db: Db,
  formOrderId: number,
  { withClosed, afterId, limit }: { withClosed: boolean; afterId: number; limit: number },
) {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'no', 'sub_no', 'quantity', 'size', 'values', ...receiverFields])
    .where('form_order_id', '=', formOrderId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit);
  return (withClosed ? orders : orders.where('state', '<>', orderMoves.close.to)).execute();
}

/** The pictures that the customer brought for some orders, by order. */
export async function listBroughtUrls(db: Db, orderIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('order_production_images as brought')
    .innerJoin('blobs', 'blobs.id', 'brought.blob_id')
    .select(['brought.order_id', 'blobs.id', 'blobs.key', 'blobs.filename'])
    .where(sql<boolean>`brought.order_id = any(${orderIds})`)
    .orderBy('brought.order_id')
    .orderBy('brought.position')
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

/** How the amount of a form order comes about, by what its orders cost. */
export async function listAmounts(db: Db, formOrderId: number): Promise<AmountRow[]> {
  const { rows } = await sql<AmountRow>`
    select size, price_fen, system_rendering_price_fen as rendering_price_fen, sum(quantity)::bigint as quantity,
      count(*)::int as orders_count, sum(amount_fen)::bigint as amount_fen
    from orders where form_order_id = ${formOrderId} and state <> ${orderMoves.close.to}
    group by 1, 2, 3 order by min(id)`.execute(db);
  return rows;
}

/**
 * Gives orders the images of others that were placed with the same values, and what was found in them: each of `to` those
 * at its place in `from`. Nothing is drawn.
 */
export async function copyImages(
  db: Db,
  from: readonly number[],
  to: readonly number[],
  roles: readonly OrderImageRole[],
): Promise<void> {
  const pairs = sql`unnest(${from}::bigint[], ${to}::bigint[]) as pair (model_id, order_id)`;
  await sql`
    insert into order_images (order_id, role, position, config_id, name, render_id, error)
    select pair.order_id, role, position, config_id, name, render_id, error
    from ${pairs} join order_images as image on image.order_id = pair.model_id
    where role = any(${roles})
    on conflict (order_id, role, position) do nothing`.execute(db);
  await sql`
    update orders set print_findings = model.print_findings, errors_count = model.errors_count,
      warnings_count = model.warnings_count
    from ${pairs} join orders as model on model.id = pair.model_id
    where orders.id = pair.order_id`.execute(db);
}
