import type { PlannedImage } from '@platen/design/order-images';
import type { ImageCounts } from '@platen/model/form-orders';
import { endedStates, type OrderState } from '@platen/model/order-lifecycle/order-states';
import type { RenderFailure } from '@platen/model/renders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { OrderTableRow } from '../lifecycle/lifecycle.tables.ts';
import type { OrderImageRole } from './order-images.tables.ts';

/** Who ordered, and where it stands. */
export interface OrderOwner {
  user_id: number;
  state: OrderState;
}

export function findOwnerOfOrder(db: Db, orderId: number): Promise<OrderOwner | undefined> {
  return db.selectFrom('orders').select(['user_id', 'state']).where('id', '=', orderId).executeTakeFirst();
}

/** The design that all orders of a form order are drawn from, and whose it is. Nothing where the form order was deleted. */
export function findDesignOf(db: Db, formOrderId: number) {
  return db
    .selectFrom('form_orders')
    .innerJoin('ordered_templates as template', 'template.id', 'form_orders.ordered_template_id')
    .select([
      'form_orders.user_id',
      'form_orders.state',
      'template.kind',
      'template.production_image_configs',
      'template.effect_image_configs',
      'template.custom_area_configs',
    ])
    .where('form_orders.id', '=', formOrderId)
    .executeTakeFirst();
}

/** Orders of a form order that have not ended, a few at a time. */
export async function listLiveOrders(db: Db, formOrderId: number, afterId: number, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'size'])
    .select((eb) =>
      eb
        .selectFrom('order_production_images as supplied')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('supplied.order_id', '=', 'orders.id')
        .as('supplied_count'),
    )
    .where('form_order_id', '=', formOrderId)
    .where('id', '>', afterId)
    .where('state', 'not in', endedStates)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, size, supplied_count }) => ({ id, size, suppliedCount: supplied_count ?? 0 }));
}

export async function listLiveOrderIds(db: Db, formOrderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('form_order_id', '=', formOrderId)
    .where('state', 'not in', endedStates)
    .execute();
  return rows.map(({ id }) => id);
}

export interface OrderToDraw {
  id: number;
  user_id: number;
  state: OrderState;
  size: string;
  values: OrderTableRow['values'];
  layer_diff: OrderTableRow['layer_diff'];
  suppliedUrls: string[];
}

export function findOrderToDraw(db: Db, id: number) {
  return db
    .selectFrom('orders')
    .innerJoin('ordered_templates as template', 'template.id', 'orders.ordered_template_id')
    .leftJoin('production_batches as batch', 'batch.id', 'orders.production_batch_id')
    .select([
      'orders.id',
      'orders.user_id',
      'orders.no',
      'orders.system_no',
      'orders.created_at',
      'orders.state',
      'orders.size',
      'orders.values',
      'orders.layer_diff',
      'batch.no as production_batch_no',
      'template.no as sku_template_no',
      'template.name as sku_template_name',
      'template.material_name as sku_template_material_name',
      'template.kind',
      'template.dpi_value',
      'template.production_image_configs',
      'template.effect_image_configs',
      'template.custom_area_configs',
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();
}

/** Notes which images orders will have. One that is known already stays as it is. */
export async function insertImages(db: Db, images: readonly (PlannedImage & { orderId: number })[]): Promise<void> {
  if (images.length === 0) return;
  const rows = images.map(({ orderId, role, position, config }) => ({
    order_id: orderId,
    role,
    position,
    config_id: config.id,
    name: config.name,
  }));
  await sql`
    insert into order_images (order_id, role, position, config_id, name)
    select order_id, role, position, config_id, name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (order_id bigint, role text, position int, config_id text, name text)
    on conflict (order_id, role, position) do nothing`.execute(db);
}

/**
 * Says which render an image is, or why it has none, if the order is still as it was when that was worked out. False
 * where it was edited meanwhile: the edit asked for images of its own, and these must not come over them.
 */
export async function saveImage(
  db: Db,
  order: Pick<OrderToDraw, 'id' | 'values' | 'layer_diff'>,
  { role, position }: Pick<PlannedImage, 'role' | 'position'>,
  found: { renderId: number } | { failure: RenderFailure },
): Promise<boolean> {
  const [renderId, failure] = 'renderId' in found ? [found.renderId, null] : [null, found.failure];
  const { numAffectedRows } = await sql`
    update order_images as image set render_id = ${renderId}, error = ${failure}
    from orders
    where orders.id = ${order.id} and orders.layer_diff = ${JSON.stringify(order.layer_diff)}::jsonb
      and orders.values = ${JSON.stringify(order.values)}::jsonb
      and image.order_id = orders.id and image.role = ${role} and image.position = ${position}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Images that nobody goes on making show why: those without a render, and those whose render waits to be tried again. */
export async function markRemainingFailed(
  db: Db,
  orderId: number,
  roles: readonly OrderImageRole[],
  failure: RenderFailure,
): Promise<void> {
  await db
    .updateTable('order_images')
    .set({ error: failure })
    .where('order_id', '=', orderId)
    .where('role', 'in', roles)
    .where((eb) =>
      eb.or([
        eb('render_id', 'is', null),
        sql<boolean>`exists (select from renders where renders.id = render_id and renders.state = 'queued')`,
      ]),
    )
    .execute();
}

/** Lets go of what images were, so that they show that they wait: of all, or of those that are not done. */
export async function clearRenders(
  db: Db,
  orderId: number,
  roles: readonly OrderImageRole[],
  which: 'all' | 'not_done',
): Promise<void> {
  const isDone = sql<boolean>`exists (select 1 from renders where renders.id = render_id and renders.state = 'done')`;
  await db
    .updateTable('order_images')
    .set({ render_id: null, error: null })
    .where('order_id', '=', orderId)
    .where('role', 'in', roles)
    .$if(which === 'not_done', (images) => images.where(({ not }) => not(isDone)))
    .execute();
}

/** The images of several orders, each order's in their order. */
export async function listImages(db: Db, orderIds: readonly number[], roles: readonly OrderImageRole[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_images as image')
    .leftJoin('renders', 'renders.id', 'image.render_id')
    .leftJoin('blobs', 'blobs.id', 'renders.blob_id')
    .select([
      'image.order_id',
      'image.role',
      'image.config_id',
      'image.name',
      'image.error',
      'renders.state',
      'renders.progress',
      'renders.findings',
      'renders.failure',
      'renders.width',
      'renders.height',
      'blobs.key',
      'blobs.filename',
    ])
    .where(sql<boolean>`image.order_id = any(${orderIds})`)
    .where('image.role', 'in', roles)
    .orderBy('image.order_id')
    .orderBy('image.role')
    .orderBy('image.position')
    .execute();
}
export type ImageRow = Awaited<ReturnType<typeof listImages>>[number];

/**
 * How many images of the orders of form orders are made, waiting, and could not be made. What is tried again waits. An order
 * that has ended waits for nothing, and its cancelled images are no failure.
 */
export async function countImages(db: Db, formOrderIds: readonly number[]): Promise<Map<number, ImageCounts>> {
  const { rows } = await sql<ImageCounts & { form_order_id: number }>`
    select orders.form_order_id,
      count(*) filter (where renders.state = 'done') as done,
      count(*) filter (where image.error is null and coalesce(renders.state, 'queued') in ('queued', 'running')
        and orders.state <> all(${endedStates})) as waiting,
      count(*) filter (where (image.error is not null or renders.state in ('refused', 'failed', 'cancelled'))
        and orders.state <> all(${endedStates})) as failed
    from orders
    join order_images as image on image.order_id = orders.id
    left join renders on renders.id = image.render_id
    where orders.form_order_id = any(${formOrderIds})
    group by 1`.execute(db);
  return new Map(rows.map(({ form_order_id, ...counts }) => [form_order_id, counts]));
}

/** Live orders whose images were not noted yet, by form order and size. */
export async function countOrdersWithoutImages(db: Db, formOrderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['form_order_id', 'size', (eb) => eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`form_order_id = any(${formOrderIds})`)
    .where('state', 'not in', endedStates)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_images').select('order_images.id').whereRef('order_images.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .groupBy(['form_order_id', 'size'])
    .execute();
}

/** Gives orders the images of others: each of `to` those at its place in `from`. */
export async function copyImages(
  db: Db,
  from: readonly number[],
  to: readonly number[],
  roles: readonly OrderImageRole[],
): Promise<void> {
  await sql`
    insert into order_images (order_id, role, position, config_id, name, render_id, error)
    select pair.order_id, role, position, config_id, name, render_id, error
    from unnest(${from}::bigint[], ${to}::bigint[]) as pair (model_id, order_id)
      join order_images as image on image.order_id = pair.model_id
    where role = any(${roles})
    on conflict (order_id, role, position) do nothing`.execute(db);
}
