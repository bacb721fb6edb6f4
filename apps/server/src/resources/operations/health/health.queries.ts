import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

interface DatabaseFacts {
  postgresql: string;
  migration: string;
  created_at: string;
  size_bytes: number;
  connections_count: number;
  connections_max: number;
}

/** What PostgreSQL says about itself. Connections are those of all its clients, because all of them share the limit. */
export async function getDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as postgresql,
      (select max(name) from kysely_migration) as migration,
      (select min(timestamp) from kysely_migration) as created_at,
      pg_database_size(current_database()) as size_bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections_count,
      current_setting('max_connections')::int as connections_max`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing about itself');
  return facts;
}

/** How long the database takes to answer, with the network between. */
export async function measureLatency(db: Db): Promise<number> {
  const startedAt = performance.now();
  await sql`select 1`.execute(db);
  return performance.now() - startedAt;
}
