import { type Migration, sql } from 'kysely';

/**
 * Who has changed something in the last seconds, so that they do not read from a replica that may lack it. Not unlogged:
 * after a crash of the primary, the replica may still lack the last changes.
 */
export const recentWriters: Migration = {
  async up(db) {
    await sql`
      create table recent_writers (
        user_id bigint primary key,
        wrote_at timestamptz not null
      )`.execute(db);
  },
};
