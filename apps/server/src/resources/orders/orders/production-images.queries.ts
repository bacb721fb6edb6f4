import type { FileRef } from '@platen/model/blobs';
import { receiverFields } from '@platen/model/receiver-fields';
import { endedStates } from '@platen/model/order-lifecycle/order-states';
import type { RenderFailure, RenderState } from '@platen/model/renders';
import type { Finding } from '@platen/render/node';
import { sql } from 'kysely';
import { toFileRef } from '../../../platform/blob-url.ts';
import type { Db } from '../../../platform/database.ts';

/** One image that is printed for an order: drawn by the system, or brought by the customer. */
export interface ProductionImage {
  order_id: number;
  position: number;
  state: RenderState;
  findings: Finding[];
  failure: RenderFailure | null;
  /** Where its bytes are, and what they are; nothing while it is not made. */
  key: string | null;
  content_type: string | null;
}

/** The design that the orders of a batch are drawn from. */
export function getDesign(db: Db, batchId: number) {
  return db
    .selectFrom('production_batches as batch')
    .innerJoin('ordered_templates as template', 'template.id', 'batch.ordered_template_id')
    .select([
      'batch.state',
      'template.kind',
      'template.production_image_configs',
      'template.effect_image_configs',
      'template.custom_area_configs',
    ])
    .where('batch.id', '=', batchId)
    .executeTakeFirstOrThrow();
}

/** What the factory packs: the live orders of a batch. */
export function listLiveOrders(db: Db, batchId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'system_no', 'no', 'sub_no', 'size', 'quantity', ...receiverFields])
    .where('production_batch_id', '=', batchId)
    .where('state', 'not in', endedStates)
    .orderBy('id')
    .execute();
}
export type LiveOrder = Awaited<ReturnType<typeof listLiveOrders>>[number];

/** The images that are drawn for the orders of a batch, as far as they were asked for. */
export async function listDrawnImages(db: Db, batchId: number): Promise<ProductionImage[]> {
  const { rows } = await sql<ProductionImage>`
    select image.order_id, image.position, coalesce(renders.findings, '[]') as findings,
      case when image.error is not null then 'failed' else coalesce(renders.state, 'queued') end as state,
      coalesce(image.error, renders.failure) as failure, blobs.key, blobs.content_type
    from orders
    join order_images as image on image.order_id = orders.id and image.role = 'production'
    left join renders on renders.id = image.render_id
    left join blobs on blobs.id = coalesce(renders.print_blob_id, renders.blob_id)
    where orders.production_batch_id = ${batchId}
    order by image.order_id, image.position`.execute(db);
  return rows;
}

/** What the press gets of an order's drawn images: the image itself, or the file that its template asks for. */
export async function listPrintFiles(db: Db, orderId: number): Promise<FileRef[]> {
  const files = await db
    .selectFrom('order_images as image')
    .innerJoin('renders', 'renders.id', 'image.render_id')
    .innerJoin('blobs', (join) =>
      join.on('blobs.id', '=', (eb) => eb.fn.coalesce('renders.print_blob_id', 'renders.blob_id')),
    )
    .select(['blobs.id', 'blobs.key', 'blobs.filename'])
    .where('image.order_id', '=', orderId)
    .where('image.role', '=', 'production')
    .where('renders.state', '=', 'done')
    .orderBy('image.position')
    .execute();
  return files.map(toFileRef);
}

/** Those of the orders that are drawn by the system, and of which a production image is not there yet. */
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

/** The finished images that customers brought for the orders of a batch. */
export async function listBroughtImages(db: Db, batchId: number): Promise<ProductionImage[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_production_images as brought', 'brought.order_id', 'orders.id')
    .innerJoin('blobs', 'blobs.id', 'brought.blob_id')
    .select(['brought.order_id', 'brought.position', 'blobs.key', 'blobs.content_type'])
    .where('orders.production_batch_id', '=', batchId)
    .orderBy('brought.order_id')
    .orderBy('brought.position')
    .execute();
  return rows.map((row) => ({ ...row, state: 'done', findings: [], failure: null }));
}
