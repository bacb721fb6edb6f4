import { type Migration, sql } from 'kysely';

/**
 * What lets files be removed that can be made again. Objects never change, so what is made again gets another name: its
 * version is part of it.
 */
export const fileRetention: Migration = {
  async up(db) {
    await sql`
      alter table blobs
        add column bytes_version int not null default 0,
        add column removed_at timestamptz,
        add column levels_version int not null default 0,
        add column levels_changed_at timestamptz`.execute(db);
    await sql`alter table renders add column removed_at timestamptz`.execute(db);
    await sql`
      create index blobs_levels_made on blobs (coalesce(levels_changed_at, uploaded_at))
      where owner_id is not null and level_ends[array_upper(level_ends, 1)] > 0`.execute(db);
    await sql`drop index blobs_without_levels`.execute(db);
    await sql`
      create index blobs_without_levels on blobs (id)
      where level_ends is null and levels_changed_at is null and owner_id is not null and width is not null`.execute(
      db,
    );
    await sql`
      create index renders_removable on renders (id)
      where state = 'done' and output in ('effect', 'custom') and removed_at is null`.execute(db);
  },
};
