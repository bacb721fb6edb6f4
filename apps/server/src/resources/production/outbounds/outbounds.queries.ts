import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { OutboundRow, outboundList } from '@platen/model/production/outbounds';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import type { OutboundsTable } from './outbounds.tables.ts';

export async function listOutbounds(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof outboundList>,
): Promise<Page<OutboundRow>> {
  // Left joins although the rows exist: the planner omits unused ones when rows are only counted.
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
      'outbound.updated_at',
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
      shipping_no_eq: 'outbound.shipping_no',
      id_in: 'outbound.id',
      order_id_eq: 'outbound.order_id',
      form_order_id_eq: (id: number) =>
        sql<SqlBool>`outbound.order_id = any(array(select id from orders as own where own.form_order_id = ${id}))`,
      user_id_eq: 'outbound.user_id',
      created_at_gteq: 'outbound.created_at',
      created_at_lteq: 'outbound.created_at',
      updated_at_gteq: 'outbound.updated_at',
      updated_at_lteq: 'outbound.updated_at',
    },
    sort: { created_at: 'outbound.created_at', updated_at: 'outbound.updated_at' },
    tieBreaker: 'outbound.id',
    timeZone: 'UTC',
  });
  return {
    ...page,
    data: page.data.map(({ screen_name, ...row }) => ({ ...row, user: { id: row.user_id, screen_name } })),
  };
}

export function findOutboundsOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('outbounds')
    .select(['id', 'order_id', 'shipping_no', 'shipping_company'])
    .where(sql<boolean>`order_id = any(${orderIds})`)
    .orderBy('id')
    .execute();
}

/** The parcels with one of these tracking numbers, of any owner. */
export function findParcelsTrackedBy(db: Db, shippingNos: readonly string[]) {
  return db
    .selectFrom('outbounds')
    .innerJoin('orders', 'orders.id', 'outbounds.order_id')
    .select(['outbounds.shipping_no', 'orders.system_no as order_system_no'])
    .where(sql<boolean>`outbounds.shipping_no = any(${shippingNos})`)
    .orderBy('outbounds.id')
    .execute();
}

/** The orders drawn by the system that lack a production image. */
export async function findOrdersWithUnmadeImages(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select orders.id
    from orders
    join ordered_templates as template on template.id = orders.ordered_template_id
    left join lateral (
      select count(*) as noted, count(*) filter (where renders.state is distinct from 'done') as unmade
      from order_images as image left join renders on renders.id = image.render_id
      where image.order_id = orders.id and image.role = 'production'
    ) as image on true
    where orders.id = any(${orderIds}) and template.kind <> 'batch_order'
      and jsonb_array_length(template.production_image_configs) > 0 and (image.noted = 0 or image.unmade > 0)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

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
