import { type Kysely, sql } from 'kysely';

/**
 * Where the levels of a picture end, of which images are drawn. Those of pictures that are here already are made when
 * they are first used, or by the hourly task: nobody waits for them at the start.
 */
export const pictureLevels = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table blobs add column level_ends int[]`.execute(db);
    await sql`
      create index blobs_without_levels on blobs (id)
      where level_ends is null and owner_id is not null and width is not null`.execute(db);
  },
};
