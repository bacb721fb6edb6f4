import type { StorageByKind, StorageKind, StorageUsage } from '@platen/model/files/storage-usage';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    storage_usage: {
      /** Null: the factory. */
      user_id: number | null;
      kind: StorageKind;
      files_count: number;
      bytes: number;
      measured_at: string;
    };
  }
}

/**
 * Measures everything anew, because a sum that is kept by every upload would be a row that all of them wait for. A drawn
 * image counts for the customer of the first order that has it.
 */
export async function measure(db: Db): Promise<void> {
  await sql`delete from storage_usage`.execute(db);
  await sql`
    with drawn as (
      select file.blob_id, (array_agg(orders.user_id order by orders.id))[1] as user_id
      from renders
      cross join lateral (values (renders.blob_id), (renders.print_blob_id)) as file (blob_id)
      left join order_images as image on image.render_id = renders.id
      left join orders on orders.id = image.order_id
      where file.blob_id is not null
      group by 1
    ), imported as (
      select file.blob_id, min(task.user_id) as user_id
      from import_tasks as task
      cross join lateral (values (task.file_blob_id), (task.error_file_blob_id)) as file (blob_id)
      where file.blob_id is not null
      group by 1
    ), owned as (
      select blobs.id, blobs.level_ends[array_upper(blobs.level_ends, 1)] as level_bytes,
        case when blobs.removed_at is null then blobs.byte_size end as bytes,
        case when drawn.blob_id is not null then 'renders'
          when imported.blob_id is not null then 'imports'
          when users.role = 'customer' then 'originals'
          else 'catalogue' end as kind,
        coalesce(drawn.user_id, imported.user_id, case when users.role = 'customer' then users.id end) as user_id
      from blobs
      left join users on users.id = blobs.owner_id
      left join drawn on drawn.blob_id = blobs.id
      left join imported on imported.blob_id = blobs.id
      where blobs.uploaded_at is not null
    ), stored as (
      select user_id, kind, bytes from owned where bytes is not null
      union all
      select user_id, 'copies', level_bytes from owned where level_bytes > 0
      union all
      select owned.user_id, 'copies', copies.byte_size from blob_copies as copies join owned on owned.id = copies.blob_id
    )
    insert into storage_usage (user_id, kind, files_count, bytes, measured_at)
    select user_id, kind, count(*), sum(bytes), now() from stored group by user_id, kind`.execute(db);
}

export async function findMeasuredAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('storage_usage')
    .select(({ fn }) => fn.max('measured_at').as('measured_at'))
    .executeTakeFirst();
  return row?.measured_at ?? null;
}

/** The sums by kind, of everything or of one user. */
export async function listByKind(db: Db, userId?: number): Promise<StorageByKind[]> {
  const { rows } = await sql<StorageByKind>`
    select kind, sum(files_count)::bigint as files_count, sum(bytes)::bigint as bytes from storage_usage
    ${userId === undefined ? sql`` : sql`where user_id = ${userId}`}
    group by kind`.execute(db);
  return rows;
}

export async function listLargestCustomers(db: Db, limit: number): Promise<StorageUsage['customers']> {
  const { rows } = await sql<StorageUsage['customers'][number]>`
    select users.id, users.screen_name, sum(usage.files_count)::bigint as files_count, sum(usage.bytes)::bigint as bytes
    from storage_usage as usage
    join users on users.id = usage.user_id
    group by users.id
    order by 4 desc, users.id limit ${limit}`.execute(db);
  return rows;
}
