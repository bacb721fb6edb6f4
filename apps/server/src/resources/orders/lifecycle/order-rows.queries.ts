import type { OrderAttributes } from '@platen/model/orders/form-orders';
import { cascadableStates, type OrderMoveName, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { endedStates, initialState, orderStateRecords } from '@platen/model/orders/lifecycle/order-states';
import type { OrderPrice, OrderTotals } from '@platen/ordering/amounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Owner } from '../../actor.ts';
import type { ParentFormOrder, ProducedOrder } from './lifecycle.tables.ts';

export interface NewOrder extends OrderPrice {
  attributes: OrderAttributes;
  /** What the customer filled in, by the label of the custom item. */
  values: Record<string, string>;
  /** What production said. */
  production_batch_id: number | null;
  /** The production images that the customer supplied, and every file that the order is drawn from. */
  productionImages: readonly { id: number }[];
  files: readonly { id: number }[];
}

/** A chunk of this size is serialized quickly, even with long values. */
const ordersPerStatement = 250;

/** Returns the ids in the order of the rows. */
export async function insertOrders(db: Db, owner: ParentFormOrder, orders: readonly NewOrder[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < orders.length; at += ordersPerStatement)
    ids.push(...(await insertChunk(db, owner, orders.slice(at, at + ordersPerStatement))));
  return ids;
}

/** As JSON, because hundreds of rows with 20 columns would exceed the protocol's parameter limit. */
async function insertChunk(db: Db, owner: ParentFormOrder, orders: readonly NewOrder[]): Promise<number[]> {
  const rows = orders.map(({ attributes, values, ...order }, position) => {
    const { custom_fields: _, production_image_urls: __, ...columns } = attributes;
    return {
      ...columns,
      position,
      production_batch_id: order.production_batch_id,
      price_fen: order.priceFen,
      system_rendering_price_fen: order.renderingPriceFen,
      amount_fen: order.amountFen,
      values,
    };
  });
  const inserted = await sql<{ id: number }>`
    insert into orders (system_no, form_order_id, user_id, ordered_template_id, state, production_batch_id, no, sub_no,
      size, quantity, price_fen, system_rendering_price_fen, amount_fen, receiver_name, company_name, phone, country,
      province, city, address, zip_code, shipping_method, remark, "values")
    select next_no('OD', 'order_numbers', ${owner.timeZone}), ${owner.formOrderId}, ${owner.userId},
      ${owner.orderedTemplateId}, ${initialState}, production_batch_id, no, sub_no, size, quantity, price_fen,
      system_rendering_price_fen, amount_fen, receiver_name, company_name, phone, country, province, city, address,
      zip_code, shipping_method, remark, "values"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (position int, production_batch_id bigint, no text,
      sub_no text, size text, quantity int, price_fen bigint, system_rendering_price_fen bigint, amount_fen bigint,
      receiver_name text, company_name text, phone text, country text, province text, city text, address text,
      zip_code text, shipping_method text, remark text, "values" jsonb)
    order by position
    returning id`.execute(db);
  return inserted.rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** References the files of the orders, so that nobody deletes them before they are printed. */
export async function insertFilesOfOrders(db: Db, ids: readonly number[], orders: readonly NewOrder[]): Promise<void> {
  const images = orders.flatMap(({ productionImages }, index) =>
    productionImages.map((blob, position) => ({ order_id: ids[index] ?? 0, position, blob_id: blob.id })),
  );
  if (images.length > 0)
    await sql`insert into order_production_images (order_id, position, blob_id)
      select order_id, position, blob_id from jsonb_to_recordset(${JSON.stringify(images)}::jsonb)
        as row (order_id bigint, position int, blob_id bigint)`.execute(db);
  const files = orders.flatMap(({ files: blobs }, index) =>
    [...new Set(blobs.map(({ id }) => id))].map((blob_id) => ({ order_id: ids[index] ?? 0, blob_id })),
  );
  if (files.length > 0)
    await sql`insert into order_files (order_id, blob_id)
      select order_id, blob_id from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as row (order_id bigint, blob_id bigint)`.execute(db);
}

/** The customer's numbers of live orders, by form order. */
export async function listLiveNos(db: Db, formOrderIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ form_order_id: number; nos: string[] }>`
    select form_order_id, array_agg(no order by id) as nos from orders
    where form_order_id = any(${formOrderIds}) and state <> all(${endedStates}) group by form_order_id`.execute(db);
  return new Map(rows.map(({ form_order_id, nos }) => [form_order_id, nos]));
}

/** The form order of an order, if the caller may see it. */
export function findFormOrderOf(db: Db, owner: Owner, orderId: number) {
  const order = db.selectFrom('orders').select('form_order_id').where('id', '=', orderId);
  return (owner === 'everyone' ? order : order.where('user_id', '=', owner)).executeTakeFirst();
}

/** Closes an order; undefined if it can no longer be closed. */
export function closeOrderRow(db: Db, orderId: number) {
  const { from, to } = orderMoves.close;
  return db
    .updateTable('orders')
    .set({ state: to, updated_at: sql<string>`now()` })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .returning(['no', 'sub_no', 'system_no'])
    .executeTakeFirst();
}

export function getOrderState(db: Db, orderId: number) {
  return db.selectFrom('orders').select(['no', 'state']).where('id', '=', orderId).executeTakeFirstOrThrow();
}

/** Counts all orders of a form order, including ended ones. */
export async function countOrdersOf(db: Db, formOrderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('form_order_id', '=', formOrderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The form orders of which at least one order was sent. */
export async function findFormOrdersWithSent(db: Db, formOrderIds: readonly number[]): Promise<Set<number>> {
  if (formOrderIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${formOrderIds}::bigint[]) as asked (id),
      lateral (select from orders where form_order_id = asked.id and state = ${orderMoves.send.to} limit 1) as sent`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The totals of a form order's orders that were not closed. */
export async function sumOpenOrders(db: Db, formOrderId: number): Promise<OrderTotals> {
  const { rows } = await sql<OrderTotals>`
    select count(*)::int as orders_count, coalesce(sum(quantity), 0)::bigint as quantity,
      coalesce(sum(amount_fen), 0)::bigint as amount_fen
    from orders where form_order_id = ${formOrderId} and state <> ${orderMoves.close.to}`.execute(db);
  return rows[0] ?? { orders_count: 0, quantity: 0, amount_fen: 0 };
}

/**
 * The current orders with these system numbers. Without the locks of their form orders they may change at any moment.
 * @public
 */
export function findOrdersBySystemNo(db: Db, systemNos: readonly string[]): Promise<ProducedOrder[]> {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'system_no',
      'no',
      'sub_no',
      'state',
      'user_id',
      'form_order_id',
      'production_batch_id',
      'erased_at',
    ])
    .where(sql<boolean>`system_no = any(${systemNos})`)
    .execute();
}

/** Moves the orders of form orders along. Those that were closed alone stay closed. */
export async function moveOrders(db: Db, formOrderIds: readonly number[], move: OrderMoveName): Promise<void> {
  const { from, to } = orderMoves[move];
  const timestamp = orderStateRecords[to].timestamps.orders;
  await sql`
    update orders set state = ${to}, updated_at = now() ${timestamp === null ? sql`` : sql`, ${sql.ref(timestamp)} = now()`}
    where form_order_id = any(${formOrderIds}) and state = any(${cascadableStates(from)})`.execute(db);
}

/** Makes a move of single orders, of those among the given ones that can make it. */
export async function moveSingleOrders(db: Db, orderIds: readonly number[], move: OrderMoveName): Promise<void> {
  const { from, to } = orderMoves[move];
  await db
    .updateTable('orders')
    .set({ state: to, updated_at: sql<string>`now()` })
    .where(sql<boolean>`id = any(${orderIds})`)
    .where('state', '=', from)
    .execute();
}

/** The form orders without a live order left to send. */
export async function findSentFormOrderIds(db: Db, formOrderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${formOrderIds}::bigint[]) as asked (id)
    where not exists (
      select 1 from orders
      where orders.form_order_id = asked.id and orders.state <> all(${[orderMoves.send.to, ...endedStates]}))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
