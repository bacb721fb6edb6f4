import type { HeaderMappingRecord } from '@platen/model/orders/header-mappings';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    header_mappings: HeaderMappingsTable;
  }
}

interface HeaderMappingsTable {
  user_id: number;
  /** A digest of the headers, independent of order and spelling. */
  header_set: Buffer;
  headers: ColumnType<string[], string, string>;
  mapping: ColumnType<Record<string, string>, string, string>;
  updated_at: Generated<string>;
}

/** The most recently saved one comes first. @public */
export function listHeaderMappings(db: Db, userId: number): Promise<HeaderMappingRecord[]> {
  return db
    .selectFrom('header_mappings')
    .select(['headers', 'mapping'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .execute();
}

/**
 * Locks the mappings of this account until the transaction ends: two concurrent requests would each delete only one.
 */
export async function lockHeaderMappings(db: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('header_mappings', ${userId}))`.execute(db);
}

export async function saveHeaderMapping(
  db: Db,
  userId: number,
  headerSet: Buffer,
  { headers, mapping }: HeaderMappingRecord,
): Promise<void> {
  const values = { headers: JSON.stringify(headers), mapping: JSON.stringify(mapping) };
  await db
    .insertInto('header_mappings')
    .values({ user_id: userId, header_set: headerSet, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'header_set']).doUpdateSet({ ...values, updated_at: sql<string>`now()` }),
    )
    .execute();
}

export async function deleteHeaderMapping(db: Db, userId: number, headerSet: Buffer): Promise<void> {
  await db.deleteFrom('header_mappings').where('user_id', '=', userId).where('header_set', '=', headerSet).execute();
}

/** Deletes all but the most recently saved ones. */
export async function deleteOldestMappings(db: Db, userId: number, keptCount: number): Promise<void> {
  await sql`
    delete from header_mappings where user_id = ${userId} and header_set in (
      select header_set from header_mappings where user_id = ${userId} order by updated_at desc offset ${keptCount}
    )`.execute(db);
}
