import { type Migration, sql } from 'kysely';

/** How much space files took when it was last measured, by customer and kind. Without a user: the factory's own. */
export const storageUsage: Migration = {
  async up(db) {
    await sql`
      create table storage_usage (
        user_id bigint references users on delete cascade,
        kind text not null check (kind in ('originals', 'renders', 'copies', 'imports', 'catalogue')),
        files_count bigint not null,
        bytes bigint not null,
        measured_at timestamptz not null,
        unique nulls not distinct (user_id, kind)
      )`.execute(db);
  },
};
