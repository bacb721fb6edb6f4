import type { PlannedImage } from '@platen/design/order-images';
import type { RenderFailure } from '@platen/model/files/renders';
import type { ImageCounts } from '@platen/model/orders/form-orders';
import { endedStates, type OrderState } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderTableRow } from '../lifecycle/lifecycle.tables.ts';
import type { OrderImageRole } from './order-images.tables.ts';

/** The customer and state of an order that has not been erased. */
export interface OrderOwner {
  user_id: number;
  state: OrderState;
}

export function findOwnerOfOrder(db: Db, orderId: number): Promise<OrderOwner | undefined> {
  return db
    .selectFrom('orders')
    .select(['user_id', 'state'])
    .where('id', '=', orderId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** The design and owner of a form order's orders. Undefined if the form order was deleted. */
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

/** Live orders of a form order, in pages. */
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
    .where('erased_at', 'is', null)
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
      'orders.production_batch_id',
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
    .where('orders.erased_at', 'is', null)
    .executeTakeFirst();
}

/** Inserts the planned images of orders. Existing ones stay unchanged. */
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
 * Sets the render of an image, or why it has none, if the order is unchanged since it was planned. Returns false if it
 * was edited: the edit has queued its own images, which must not be overwritten.
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

/**
 * Marks the images that will not be drawn any more as failed: those without a render, and those whose render waits for
 * a retry.
 */
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

/** Detaches images from their renders, so that they show as waiting: all, or those that are not done. */
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

/** The images of several orders in these roles, each order's in sequence. @public */
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
 * Counts the done, waiting and failed images by form order. Retried images count as waiting. An ended order waits for
 * nothing, and its canceled images are not failures.
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

/** Live orders without planned images yet, by form order and size. */
export async function countOrdersWithoutImages(db: Db, formOrderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['form_order_id', 'size', (eb) => eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`form_order_id = any(${formOrderIds})`)
    .where('state', 'not in', endedStates)
    .where('erased_at', 'is', null)
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

/** Copies images between orders: `to[i]` gets those of `from[i]`. */
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
