import { type Migration, sql } from 'kysely';

/** The processes on this database, each with the time of its last heartbeat. */
export const processes: Migration = {
  async up(db) {
    await sql`create table processes (
      id uuid primary key,
      role text not null,
      host text not null,
      version text not null,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now()
    )`.execute(db);
  },
};
