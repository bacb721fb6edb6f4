import { type Migration, sql } from 'kysely';

/** Where pages of lists ended for those who read them by number. Unlogged: after a crash pages go by number of rows. */
export const listPlaces: Migration = {
  async up(db) {
    await sql`
      create unlogged table list_places (
        question bytea not null,
        page int not null,
        place jsonb not null,
        kept_at timestamptz not null,
        primary key (question, page)
      )`.execute(db);
    await sql`create index list_places_age on list_places (kept_at)`.execute(db);
  },
};
