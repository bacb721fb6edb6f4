import { sql } from 'kysely';
import type { BenchServer } from '../lists/server.ts';

const shown = 12;

/** Prints the largest tables of a database with their rows, bytes and bytes of their indexes. */
export async function printSizes(server: BenchServer): Promise<void> {
  const { rows } = await sql<{ name: string; rows: number; table_mb: number; index_mb: number }>`
    select relname as name, reltuples::bigint as rows, (pg_table_size(oid) / 1048576)::int as table_mb,
      (pg_indexes_size(oid) / 1048576)::int as index_mb
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc limit ${shown}`.execute(server.app.platform.db);
  for (const { name, rows: count, table_mb, index_mb } of rows)
    console.log(`${name.padEnd(28)} ${String(count).padStart(10)} rows ${table_mb} MB, indexes ${index_mb} MB`);
}
