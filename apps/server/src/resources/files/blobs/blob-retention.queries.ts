import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { BlobRow } from './blobs.queries.ts';

/** Deletes copies that were made longer ago, and returns their objects. */
export async function deleteOldCopies(db: Db, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from blob_copies
    where (blob_id, width, quality) in (
      select blob_id, width, quality from blob_copies
      where created_at < now() - make_interval(days => ${days})
      order by created_at limit ${limit} for update skip locked
    )
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

export async function deleteCopiesOf(db: Db, blobIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from blob_copies where blob_id = any(${blobIds}) returning key`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Locks uploaded pictures whose levels were made longer ago. Those of what we have drawn are not among them: they belong
 * to its bytes.
 */
export async function lockOldLevels(db: Db, days: number, limit: number): Promise<BlobRow[]> {
  const { rows } = await sql<BlobRow>`
    select * from blobs
    where owner_id is not null and level_ends[array_upper(level_ends, 1)] > 0
      and coalesce(levels_changed_at, uploaded_at) < now() - make_interval(days => ${days})
    order by coalesce(levels_changed_at, uploaded_at) limit ${limit} for no key update skip locked`.execute(db);
  return rows;
}

export async function forgetLevels(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update blobs set level_ends = null, levels_version = levels_version + 1, levels_changed_at = now()
    where id = any(${ids})`.execute(db);
}

/** The columns of other tables that reference blobs, as the database itself knows them: none can be forgotten. */
async function listReferences(db: Db, exceptTable: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select referencing.relname as "table", attribute.attname as "column"
    from pg_constraint as foreign_key
    join pg_class as referencing on referencing.oid = foreign_key.conrelid
    join pg_attribute as attribute
      on attribute.attrelid = foreign_key.conrelid and attribute.attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and foreign_key.confrelid = 'blobs'::regclass
      and referencing.relname <> all(${[exceptTable, 'blob_copies']})`.execute(db);
  return rows;
}

/** Locks our own files with bytes that only rows of one table reference. */
export async function lockReferencedOnlyBy(db: Db, table: string, ids: readonly number[]): Promise<BlobRow[]> {
  const references = await listReferences(db, table);
  const isReferenced = references.map(
    (other) => sql`exists (select from ${sql.table(other.table)} where ${sql.ref(other.column)} = blobs.id)`,
  );
  const { rows } = await sql<BlobRow>`
    select * from blobs
    where id = any(${ids}) and owner_id is null and removed_at is null and not (${sql.join(isReferenced, sql` or `)})
    order by id for update skip locked`.execute(db);
  return rows;
}

export async function markRemoved(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update blobs set removed_at = now(), bytes_version = bytes_version + 1, level_ends = null
    where id = any(${ids})`.execute(db);
}

/** Records that the bytes of this version are there again. Returns false if it is not the version that is missing. */
export async function markRedrawn(
  db: Db,
  { id, bytes_version }: Pick<BlobRow, 'id' | 'bytes_version'>,
  facts: Pick<BlobRow, 'byte_size' | 'checksum' | 'level_ends'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blobs')
    .set({ ...facts, removed_at: null })
    .where('id', '=', id)
    .where('bytes_version', '=', bytes_version)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
