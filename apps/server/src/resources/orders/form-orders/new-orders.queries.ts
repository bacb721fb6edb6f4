import { endedStates, formOrderMoves, type OrderState } from '@platen/model/order-flow';
import type { OrderTotals } from '@platen/ordering/amounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CheckedOrder } from './order-checks.ts';

/** The numbers of a list that a live order of the customer has already. */
export async function findTakenNos(db: Db, userId: number, nos: readonly string[]): Promise<Set<string>> {
  const ended = sql.join(endedStates.map((state) => sql.lit(state)));
  const { rows } = await sql<{ no: string }>`
    select no from orders where user_id = ${userId} and no = any(${nos}) and state not in (${ended})`.execute(db);
  return new Set(rows.map(({ no }) => no));
}

/** Orders of a customer that wait for payment. */
export async function countUnpaidOrders(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(orders_count), 0)::bigint as count from form_orders
    where user_id = ${userId} and state = 'init'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewBatch extends OrderTotals {
  formOrderId: number;
  userId: number;
  orderedTemplateId: number;
  timeZone: string;
}

export async function insertBatches(db: Db, batches: readonly NewBatch[]): Promise<number[]> {
  const rows = await db
    .insertInto('production_batches')
    .values(
      batches.map(({ formOrderId, userId, orderedTemplateId, timeZone, ...totals }) => ({
        no: sql<string>`next_no('PB', 'production_batch_numbers', ${timeZone})`,
        form_order_id: formOrderId,
        user_id: userId,
        ordered_template_id: orderedTemplateId,
        state: 'init' as const,
        ...totals,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewOrder extends CheckedOrder {
  productionBatchId: number;
}

interface OrderOwner {
  formOrderId: number;
  userId: number;
  orderedTemplateId: number;
  timeZone: string;
}

/**
 * All orders of a form order in one statement, as JSON: thousands of rows of 20 columns would be more parameters than
 * the protocol has. Answers their ids in the order of the rows.
 */
export async function insertOrders(db: Db, owner: OrderOwner, orders: readonly NewOrder[]): Promise<number[]> {
  const rows = orders.map(({ attributes, values, ...order }, position) => {
    const { custom_fields: _, production_image_urls: __, ...columns } = attributes;
    return {
      ...columns,
      position,
      production_batch_id: order.productionBatchId,
      price_fen: order.priceFen,
      system_rendering_price_fen: order.renderingPriceFen,
      amount_fen: order.amountFen,
      values,
    };
  });
  const state: OrderState = 'init';
  const inserted = await sql<{ id: number }>`
    insert into orders (system_no, form_order_id, user_id, ordered_template_id, state, production_batch_id, no, sub_no,
      size, quantity, price_fen, system_rendering_price_fen, amount_fen, receiver_name, company_name, phone, country,
      province, city, address, zip_code, shipping_method, remark, "values")
    select next_no('OD', 'order_numbers', ${owner.timeZone}), ${owner.formOrderId}, ${owner.userId},
      ${owner.orderedTemplateId}, ${state}, production_batch_id, no, sub_no, size, quantity, price_fen,
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

/** Points to the files that the orders need, so that nobody deletes them before they are printed. */
export async function insertOrderFiles(db: Db, ids: readonly number[], orders: readonly NewOrder[]): Promise<void> {
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

/** The rows are there: the form order is what its orders are together, and waits for payment. */
export async function completeFormOrder(db: Db, id: number, totals: OrderTotals): Promise<void> {
  await db
    .updateTable('form_orders')
    .set({ state: formOrderMoves.store.to, ...totals })
    .where('id', '=', id)
    .where('state', '=', formOrderMoves.store.from)
    .execute();
}
