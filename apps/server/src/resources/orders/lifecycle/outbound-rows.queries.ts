import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OutboundsTable } from './lifecycle.tables.ts';

/** Inserts all in one statement and returns them in the given order. */
export async function insertOutbounds(db: Db, outbounds: readonly Insertable<OutboundsTable>[]) {
  const rows = await db
    .insertInto('outbounds')
    .values(outbounds)
    .returning(['id', 'created_at', 'updated_at'])
    .execute();
  return rows.sort((one, other) => one.id - other.id);
}

export function findOutbound(db: Db, id: number) {
  return db
    .selectFrom('outbounds as outbound')
    .innerJoin('orders', 'orders.id', 'outbound.order_id')
    .select(['outbound.id', 'outbound.order_id', 'outbound.shipping_no', 'outbound.shipping_company'])
    .select(['outbound.created_at', 'outbound.updated_at', 'orders.form_order_id'])
    .select(['orders.system_no as order_system_no', 'orders.no as order_no'])
    .where('outbound.id', '=', id)
    .executeTakeFirst();
}

export async function setTracking(
  db: Db,
  id: number,
  tracking: Pick<OutboundsTable, 'shipping_no' | 'shipping_company'>,
): Promise<string> {
  const { updated_at } = await db
    .updateTable('outbounds')
    .set({ ...tracking, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return updated_at;
}

export async function deleteOutbound(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outbounds').where('id', '=', id).execute();
}

export async function hasOutbounds(db: Db, orderId: number): Promise<boolean> {
  const one = await db.selectFrom('outbounds').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst();
  return one !== undefined;
}
