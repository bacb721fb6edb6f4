import { kindOfType } from '@platen/model/catalogue/template-kinds';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { FormOrder, formOrderList } from '@platen/model/orders/form-orders';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';
import { hasAnyTag } from '../../files/tags/tags.filter.ts';
import type { FormOrdersTable } from '../lifecycle/lifecycle.tables.ts';
import { hasOrderFindings } from '../orders/findings.filter.ts';
import { hasOrderNo } from '../orders/order-no.filter.ts';
import { byTemplateCategory, byTemplateName, byTemplateNo } from '../orders/ordered-template.filter.ts';
import './ordered-templates.tables.ts';

function selectFormOrders(db: Db, owner: Owner) {
  // Left joins although the rows exist: the planner omits unused ones when rows are only counted.
  const formOrders = db
    .selectFrom('form_orders as form_order')
    .leftJoin('ordered_templates as template', 'template.id', 'form_order.ordered_template_id')
    .leftJoin('sku_templates as current', 'current.id', 'template.sku_template_id')
    .leftJoin('categories', 'categories.id', 'current.category_id')
    .leftJoin('users', 'users.id', 'form_order.user_id')
    .leftJoin('users as placer', 'placer.id', 'form_order.placed_by_id')
    .leftJoin('users as requester', 'requester.id', 'form_order.confirm_requested_by')
    .selectAll('form_order')
    .select([
      sql<number>`template.sku_template_id`.as('sku_template_id'),
      sql<string>`template.no`.as('sku_template_no'),
      sql<string>`template.name`.as('sku_template_name'),
      sql<string>`users.screen_name`.as('screen_name'),
      'placer.screen_name as placer_name',
      'requester.screen_name as requester_name',
      'current.category_id',
      'categories.name as category_name',
      'categories.parent_id as category_parent_id',
    ]);
  return owner === 'everyone' ? formOrders : formOrders.where('form_order.user_id', '=', owner);
}

export type FormOrderRow = Selectable<FormOrdersTable> & {
  sku_template_id: number;
  sku_template_no: string;
  sku_template_name: string;
  screen_name: string;
  placer_name: string | null;
  requester_name: string | null;
  category_id: number | null;
  category_name: string | null;
  category_parent_id: number | null;
};

export function listFormOrders(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof formOrderList>,
  timeZone: string,
): Promise<Page<FormOrderRow>> {
  const template = 'form_order.ordered_template_id';
  return listPage(db, selectFormOrders(db, owner), list, {
    where: {
      no_cont: containsIndexed(db, 'form_orders', 'form_order', 'no'),
      no_eq: 'form_order.no',
      no_in: 'form_order.no',
      id_in: 'form_order.id',
      orders_no_cont: hasOrderNo(db, owner, 'form_order_id', 'form_order.id'),
      sku_template_no_cont: byTemplateNo(db, template),
      sku_template_name_cont: byTemplateName(db, template),
      sku_template_category_id_eq: byTemplateCategory(db, template),
      type_eq: (type: FormOrder['type']) => sql<SqlBool>`form_order.kind = ${kindOfType[type]}`,
      state_eq: 'form_order.state',
      state_in: 'form_order.state',
      updated_at_gteq: 'form_order.updated_at',
      updated_at_lteq: 'form_order.updated_at',
      created_at_gteq_date: 'form_order.created_at',
      created_at_lteq_date: 'form_order.created_at',
      tags_name_in: hasAnyTag(db, 'FormOrder', 'form_order.id', owner),
      user_id_eq: 'form_order.user_id',
      findings_eq: hasOrderFindings('form_order.id'),
    },
    sort: {
      created_at: 'form_order.created_at',
      updated_at: 'form_order.updated_at',
      amount: 'form_order.amount_fen',
    },
    tieBreaker: 'form_order.id',
    timeZone,
  });
}

export function findFormOrder(db: Db, owner: Owner, id: number): Promise<FormOrderRow | undefined> {
  return selectFormOrders(db, owner).where('form_order.id', '=', id).executeTakeFirst();
}

/** The ids that the caller may see. */
export async function listOwnIds(db: Db, owner: Owner, ids: readonly number[]): Promise<number[]> {
  const formOrders = db.selectFrom('form_orders').select('id').where(sql<boolean>`id = any(${ids})`);
  const owned = owner === 'everyone' ? formOrders : formOrders.where('user_id', '=', owner);
  return (await owned.orderBy('id').execute()).map(({ id }) => id);
}

/** The references to form orders that other resources show, by id. */
export function listFormOrderRefs(db: Db, ids: number[]) {
  return selectFormOrders(db, 'everyone').where('form_order.id', 'in', ids).execute();
}

/** The design that all orders of a form order are drawn from. */
export function getOrderedDesign(db: Db, orderedTemplateId: number) {
  return db
    .selectFrom('ordered_templates')
    .select(['production_image_configs', 'effect_image_configs', 'custom_area_configs'])
    .where('id', '=', orderedTemplateId)
    .executeTakeFirstOrThrow();
}

/** How many names at addresses the orders of a form order have together. */
export async function countReceivers(db: Db, formOrderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (receiver_name, country, province, city, address, zip_code)) as count from orders
    where form_order_id = ${formOrderId} and concat(country, province, city, address, zip_code) <> ''`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The number of a customer's unpaid orders. */
export async function countUnpaidOrders(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(orders_count), 0)::bigint as count from form_orders
    where user_id = ${userId} and state = ${orderMoves.pay.from}`.execute(db);
  return rows[0]?.count ?? 0;
}
