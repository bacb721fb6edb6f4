import type { FileRef } from '@platen/model/blobs';
import { receiverFields } from '@platen/model/receiver-fields';
import { endedStates } from '@platen/model/order-lifecycle/order-states';
import { sql } from 'kysely';
import { toFileRef } from '../../../platform/blob-url.ts';
import type { Db } from '../../../platform/database.ts';
import type { LiveOrder, ProductionImage } from './printed-orders.ts';

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

/** The live orders of a batch, which the factory packs; of an erased one nothing can be packed again. */
export function listLiveOrders(db: Db, batchId: number): Promise<LiveOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'system_no', 'no', 'sub_no', 'size', 'quantity', ...receiverFields])
    .where('production_batch_id', '=', batchId)
    .where('state', 'not in', endedStates)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The drawn images of a batch's orders, as far as they were queued. */
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

/** What the press gets for an order's drawn images: the image itself, or its print file. */
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

/** The images that customers supplied for the orders of a batch. */
export async function listSuppliedImages(db: Db, batchId: number): Promise<ProductionImage[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_production_images as supplied', 'supplied.order_id', 'orders.id')
    .innerJoin('blobs', 'blobs.id', 'supplied.blob_id')
    .select(['supplied.order_id', 'supplied.position', 'blobs.key', 'blobs.content_type'])
    .where('orders.production_batch_id', '=', batchId)
    .orderBy('supplied.order_id')
    .orderBy('supplied.position')
    .execute();
  return rows.map((row) => ({ ...row, state: 'done', findings: [], failure: null }));
}
