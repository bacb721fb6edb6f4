import { endedStates } from '@platen/model/orders/lifecycle/order-states';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { blobUrl } from '../../../platform/store/blob-url.ts';
import './production-batches.tables.ts';
import type { LiveOrder, StoredImage } from './printed-orders.ts';

/** The template of a batch as it was ordered: its orders are drawn from its design. */
export function getDesign(db: Db, batchId: number) {
  return db
    .selectFrom('production_batches as batch')
    .innerJoin('ordered_templates as template', 'template.id', 'batch.ordered_template_id')
    .select([
      'batch.state',
      'template.sku_template_id',
      'template.kind',
      'template.no',
      'template.name',
      'template.excel_config',
      'template.production_image_configs',
      'template.effect_image_configs',
      'template.custom_area_configs',
    ])
    .where('batch.id', '=', batchId)
    .executeTakeFirstOrThrow();
}
export type DesignOfBatch = Awaited<ReturnType<typeof getDesign>>;

function selectLiveOrders(db: Db, batchId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'system_no', 'no', 'sub_no', 'size', 'quantity', ...receiverFields])
    .where('production_batch_id', '=', batchId)
    .where('state', 'not in', endedStates)
    .where('erased_at', 'is', null)
    .orderBy('id');
}

/** The live orders of a batch, which the factory packs; of an erased one nothing can be packed again. */
export function listLiveOrders(db: Db, batchId: number): Promise<LiveOrder[]> {
  return selectLiveOrders(db, batchId).execute();
}

/** Some of them, in the same sequence, with what was filled in and what was found in their prints. */
export function listFilledOrders(db: Db, batchId: number, afterId: number, limit: number) {
  return selectLiveOrders(db, batchId)
    .select(['values', 'errors_count', 'warnings_count', 'print_findings'])
    .where('id', '>', afterId)
    .limit(limit)
    .execute();
}

/** What was filled in for the live orders of a batch. */
export function listFilledValues(db: Db, batchId: number) {
  return selectLiveOrders(db, batchId).clearSelect().select(['id', 'size', 'values']).execute();
}

/** The drawn images of a batch's orders, as far as they were queued. */
export async function listDrawnImages(db: Db, batchId: number): Promise<StoredImage[]> {
  const { rows } = await sql<Omit<StoredImage, 'url'> & { shown_key: string | null; shown_name: string | null }>`
    select image.order_id, image.position, coalesce(renders.findings, '[]') as findings,
      case when image.error is not null then 'failed' else coalesce(renders.state, 'queued') end as state,
      coalesce(image.error, renders.failure) as failure, printed.key, printed.content_type,
      shown.key as shown_key, shown.filename as shown_name
    from orders
    join order_images as image on image.order_id = orders.id and image.role = 'production'
    left join renders on renders.id = image.render_id
    left join blobs as printed on printed.id = coalesce(renders.print_blob_id, renders.blob_id)
    left join blobs as shown on shown.id = renders.blob_id
    where orders.production_batch_id = ${batchId}
    order by image.order_id, image.position`.execute(db);
  return rows.map(({ shown_key: key, shown_name: filename, ...row }) => ({
    ...row,
    url: key !== null && filename !== null ? blobUrl({ key, filename }) : null,
  }));
}

/**
 * The images on which nothing is printed, by the configs of their orders. The check of an order finds them before they are
 * drawn.
 */
export async function listBlankImages(db: Db, batchId: number): Promise<{ order_id: number; config_id: string }[]> {
  const { rows } = await sql<{ order_id: number; config_id: string }>`
    select orders.id as order_id, finding ->> 'config_id' as config_id
    from orders cross join lateral jsonb_array_elements(orders.print_findings) as finding
    where orders.production_batch_id = ${batchId} and orders.errors_count > 0 and finding ->> 'kind' = 'blank_image'`.execute(
    db,
  );
  return rows;
}

/** The images that customers supplied for the orders of a batch. */
export async function listSuppliedImages(db: Db, batchId: number): Promise<SuppliedImage[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_production_images as supplied', 'supplied.order_id', 'orders.id')
    .innerJoin('blobs', 'blobs.id', 'supplied.blob_id')
    .select(['supplied.order_id', 'supplied.position', 'blobs.key', 'blobs.filename', 'blobs.content_type'])
    .where('orders.production_batch_id', '=', batchId)
    .orderBy('supplied.order_id')
    .orderBy('supplied.position')
    .execute();
  return rows.map((row) => ({ ...row, url: blobUrl(row), state: 'done', findings: [], failure: null }));
}
export type SuppliedImage = StoredImage & { filename: string };
