import type { ListQueryOf, Page } from '@platen/model/lists';
import { endedStates, type OrderState } from '@platen/model/order-flow';
import type { outboundList, OutboundRow } from '@platen/model/outbounds';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Owner } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists.ts';
import type { OutboundsTable } from './outbounds.tables.ts';

export async function listOutbounds(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof outboundList>,
): Promise<Page<OutboundRow>> {
  // Left joins, although all of it exists: one from which nothing is read is left out when rows are only counted.
  const everyones = db
    .selectFrom('outbounds as outbound')
    .leftJoin('orders', 'orders.id', 'outbound.order_id')
    .leftJoin('form_orders', 'form_orders.id', 'orders.form_order_id')
    .leftJoin('users', 'users.id', 'outbound.user_id')
    .select([
      'outbound.id',
      'outbound.order_id',
      'outbound.user_id',
      'outbound.shipping_no',
      'outbound.shipping_company',
      'outbound.created_at',
      sql<string>`orders.system_no`.as('order_system_no'),
      sql<string>`orders.no`.as('order_no'),
      sql<number>`orders.form_order_id`.as('form_order_id'),
      sql<string>`form_orders.no`.as('form_order_no'),
      sql<string>`users.screen_name`.as('screen_name'),
    ]);
  const outbounds = owner === 'everyone' ? everyones : everyones.where('outbound.user_id', '=', owner);
  const page = await listPage(db, outbounds, list, {
    where: {
      order_system_no_eq: (systemNo: string) =>
        sql<SqlBool>`outbound.order_id = (select id from orders as named where named.system_no = ${systemNo})`,
      shipping_no_cont: containsIndexed(db, 'outbounds', 'outbound', 'shipping_no'),
      order_id_eq: 'outbound.order_id',
      user_id_eq: 'outbound.user_id',
    },
    sort: { created_at: 'outbound.created_at' },
    tieBreaker: 'outbound.id',
    timeZone: 'UTC',
  });
  return {
    ...page,
    data: page.data.map(({ screen_name, ...row }) => ({ ...row, user: { id: row.user_id, screen_name } })),
  };
}

export interface SendableOrder {
  id: number;
  system_no: string;
  no: string;
  sub_no: string;
  state: OrderState;
  user_id: number;
  form_order_id: number;
  production_batch_id: number | null;
}

/** The orders as they are now. Only under the locks of their form orders do they stay so. */
export function findOrdersBySystemNo(db: Db, systemNos: readonly string[]): Promise<SendableOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'system_no', 'no', 'sub_no', 'state', 'user_id', 'form_order_id', 'production_batch_id'])
    .where(sql<boolean>`system_no = any(${systemNos})`)
    .execute();
}

export function findOutboundsOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('outbounds')
    .select(['order_id', 'shipping_no'])
    .where(sql<boolean>`order_id = any(${orderIds})`)
    .execute();
}

/** In one statement; answers them in the order in which they were given. */
export async function insertOutbounds(db: Db, outbounds: readonly Insertable<OutboundsTable>[]) {
  const rows = await db.insertInto('outbounds').values(outbounds).returning(['id', 'created_at']).execute();
  return rows.sort((one, other) => one.id - other.id);
}

export async function markSent(db: Db, orderIds: readonly number[]): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state: 'sent', updated_at: sql<string>`now()` })
    .where(sql<boolean>`id = any(${orderIds})`)
    .where('state', '=', 'in_production')
    .execute();
}

/** Those of the form orders that have no live order left to send. */
export async function findSentFormOrderIds(db: Db, formOrderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('form_orders')
    .select('id')
    .where(sql<boolean>`id = any(${formOrderIds})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.form_order_id', '=', 'form_orders.id')
            .where('orders.state', 'not in', ['sent', ...endedStates]),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
