import type { FileRef } from '@platen/model/files/blobs';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';

export type WaitingTemplate = Awaited<ReturnType<typeof listWaiting>>[number];

/** Templates whose cover was asked for since it was drawn. */
export function listWaiting(db: Db, afterId: number, limit: number) {
  return db
    .selectFrom('sku_templates as template')
    .select(['id', 'kind', 'dpi_value', 'size_prices', 'cover_requests'])
    .select(['production_image_configs', 'effect_image_configs', 'custom_area_configs'])
    .select(
      sql<SqlBool>`exists (select from sku_template_images as image
        where image.sku_template_id = template.id and image.role = 'effect')`.as('has_own'),
    )
    .where(sql<SqlBool>`cover_requests > cover_drawn`)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A request that came while it was drawn is still open. */
export async function setCover(
  db: Db,
  { id, cover_requests }: Pick<WaitingTemplate, 'id' | 'cover_requests'>,
  blobId: number | null,
): Promise<void> {
  await db
    .updateTable('sku_templates')
    .set({ cover_blob_id: blobId, cover_drawn: cover_requests })
    .where('id', '=', id)
    .where('cover_drawn', '<', cover_requests)
    .execute();
}

export async function requestCover(db: Db, id: number): Promise<void> {
  await db
    .updateTable('sku_templates')
    .set({ cover_requests: sql<number>`cover_requests + 1` })
    .where('id', '=', id)
    .execute();
}

/** The drawn covers of several templates. */
export async function coversOf(db: Db, ids: number[]): Promise<Map<number, FileRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku_templates as template')
    .innerJoin('blobs', 'blobs.id', 'template.cover_blob_id')
    .select(['template.id as template_id', 'blobs.id', 'blobs.key', 'blobs.filename'])
    .where('template.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ template_id, ...file }) => [template_id, toFileRef(file)]));
}
