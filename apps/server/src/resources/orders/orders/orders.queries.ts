import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { OrderNeighbors, orderList } from '@platen/model/orders/orders';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type ListSql, listPage, streamRows } from '../../../platform/lists/lists.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';
import type { Owner } from '../../actor.ts';
import { hasNo } from './order-no.filter.ts';
import { byTemplateCategory, byTemplateName, byTemplateNo } from './ordered-template.filter.ts';

/** The columns that every reader gets. The design can be large, and only the detail screen needs it. */
const columns = [
  'orders.id',
  'orders.no',
  'orders.sub_no',
  'orders.system_no',
  'orders.form_order_id',
  'orders.production_batch_id',
  'orders.user_id',
  'orders.size',
  'orders.quantity',
  'orders.price_fen',
  'orders.system_rendering_price_fen',
  'orders.amount_fen',
  'orders.state',
  'orders.receiver_name',
  'orders.company_name',
  'orders.phone',
  'orders.country',
  'orders.province',
  'orders.city',
  'orders.address',
  'orders.zip_code',
  'orders.shipping_method',
  'orders.remark',
  'orders.errors_count',
  'orders.warnings_count',
  'orders.print_findings',
  'orders.paid_at',
  'orders.erased_at',
  'orders.created_at',
  'orders.updated_at',
] as const;

function selectOrders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('ordered_templates as template', 'template.id', 'orders.ordered_template_id')
    .innerJoin('sku_templates as current', 'current.id', 'template.sku_template_id')
    .innerJoin('form_orders', 'form_orders.id', 'orders.form_order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(columns)
    .select([
      'template.sku_template_id',
      'template.no as sku_template_no',
      'template.name as sku_template_name',
      'template.material_name as sku_template_material_name',
      'template.kind as sku_template_kind',
      'current.category_id',
      'form_orders.no as form_order_no',
      'users.screen_name',
    ]);
}
export type SelectedOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** Reads all orders of one form order, of which there are at most thousands. */
export async function getNeighbors(db: Db, formOrderId: number, id: number): Promise<OrderNeighbors> {
  const { rows } = await sql<OrderNeighbors>`
    select number::int, count::int, previous_id, next_id from (
      select id, row_number() over placed as number, count(*) over () as count,
        lag(id) over placed as previous_id, lead(id) over placed as next_id
      from orders where form_order_id = ${formOrderId}
      window placed as (order by created_at, id)) as orders_of_one
    where id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`order ${id} is none of form order ${formOrderId}`);
  return found;
}

/** Written to match the index. */
const hasFindings = sql<SqlBool>`orders.errors_count + orders.warnings_count > 0`;

/** Selects the ids first and then their rows: a page far back would otherwise join every row before it. */
export async function listOrders(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof orderList>,
  timeZone: string,
): Promise<Page<SelectedOrder>> {
  const { data, meta } = await listPage(db, selectIds(db, owner), list, listSql(db, owner, timeZone));
  return { data: await readOrders(db, data), meta };
}

/** Streams every order that matches the filters, a few hundred at a time, for exports. */
export async function* streamOrders(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof orderList>,
  timeZone: string,
): AsyncGenerator<SelectedOrder[]> {
  let ids: { id: number }[] = [];
  for await (const row of streamRows(selectIds(db, owner), list, listSql(db, owner, timeZone))) {
    ids.push(row);
    if (ids.length < ordersPerRead) continue;
    yield await readOrders(db, ids);
    ids = [];
  }
  yield await readOrders(db, ids);
}

/** Orders per query when all orders are read. */
const ordersPerRead = 250;

function selectIds(db: Db, owner: Owner) {
  const everyones = db.selectFrom('orders').select('orders.id');
  return owner === 'everyone' ? everyones : everyones.where('orders.user_id', '=', owner);
}

/** In the order of the given ids. */
async function readOrders(db: Db, found: readonly { id: number }[]): Promise<SelectedOrder[]> {
  const ids = found.map(({ id }) => id);
  const rows = await selectOrders(db).where(sql<SqlBool>`orders.id = any(${ids})`).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function listSql(
  db: Db,
  owner: Owner,
  timeZone: string,
): ListSql<(typeof orderList)['filters'], (typeof orderList)['sorts'][number]> {
  const template = 'orders.ordered_template_id';
  return {
    where: {
      no_cont: hasNo(db, owner),
      no_eq: 'orders.no',
      no_in: 'orders.no',
      id_in: 'orders.id',
      system_no_eq: 'orders.system_no',
      sku_template_no_cont: byTemplateNo(db, template),
      sku_template_name_cont: byTemplateName(db, template),
      sku_template_category_id_eq: byTemplateCategory(db, template),
      state_eq: 'orders.state',
      state_in: 'orders.state',
      findings_eq: (which) =>
        which === 'errors' ? sql<SqlBool>`orders.errors_count > 0 and ${hasFindings}` : hasFindings,
      production_batch_id_eq: 'orders.production_batch_id',
      form_order_id_eq: 'orders.form_order_id',
      user_id_eq: 'orders.user_id',
      created_at_gteq_date: 'orders.created_at',
      created_at_lteq_date: 'orders.created_at',
      updated_at_gteq: 'orders.updated_at',
      updated_at_lteq: 'orders.updated_at',
    },
    sort: { created_at: 'orders.created_at', updated_at: 'orders.updated_at' },
    tieBreaker: 'orders.id',
    timeZone,
  };
}

/** An order with everything that it is drawn from. */
export function findOrder(db: Db, owner: Owner, id: number) {
  const order = selectOrders(db)
    .select([
      'orders.values',
      'orders.layer_diff',
      'template.excel_config',
      'template.dpi_value as sku_template_dpi_value',
      'template.production_image_configs',
      'template.effect_image_configs',
      'template.custom_area_configs',
    ])
    .where('orders.id', '=', id);
  return (owner === 'everyone' ? order : order.where('orders.user_id', '=', owner)).executeTakeFirst();
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The production images that the customer supplied. */
export async function listSuppliedFiles(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('order_production_images as supplied')
    .innerJoin('blobs', 'blobs.id', 'supplied.blob_id')
    .select(['blobs.id', 'blobs.key', 'blobs.filename', 'blobs.content_type', 'blobs.width', 'blobs.height'])
    .where('supplied.order_id', '=', orderId)
    .orderBy('supplied.position')
    .execute();
  return rows.map(({ width, height, content_type, ...file }) => ({ ...toFileRef(file), content_type, width, height }));
}
export type SuppliedFile = Awaited<ReturnType<typeof listSuppliedFiles>>[number];

/** What the press gets for an order's drawn images: the image itself, or its print file. */
export async function listPrintFiles(db: Db, orderId: number) {
  const files = await db
    .selectFrom('order_images as image')
    .innerJoin('renders', 'renders.id', 'image.render_id')
    .innerJoin('blobs', (join) =>
      join.on('blobs.id', '=', (eb) => eb.fn.coalesce('renders.print_blob_id', 'renders.blob_id')),
    )
    .select(['blobs.id', 'blobs.key', 'blobs.filename', 'blobs.content_type', 'image.position'])
    .where('image.order_id', '=', orderId)
    .where('image.role', '=', 'production')
    .where('renders.state', '=', 'done')
    .orderBy('image.position')
    .execute();
  return files.map(({ content_type, position, ...file }) => ({ ...toFileRef(file), content_type, position }));
}
