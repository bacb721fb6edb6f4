import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * Names two tables after what they contain. The release before writes both under their old names, which are views that
 * PostgreSQL passes on to the tables.
 */
export const pageCursors: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table list_places rename to page_cursors`.execute(db);
    await sql`alter table page_cursors rename column question to query_hash`.execute(db);
    await sql`alter table page_cursors rename column place to position`.execute(db);
    await sql`alter table page_cursors rename column kept_at to saved_at`.execute(db);
    await sql`alter index list_places_pkey rename to page_cursors_pkey`.execute(db);
    await sql`alter index list_places_age rename to page_cursors_age`.execute(db);
    await sql`create view list_places as
      select query_hash as question, page, position as place, saved_at as kept_at from page_cursors`.execute(db);

    await sql`alter table installation_marks rename to installation_fingerprints`.execute(db);
    await sql`alter index installation_marks_pkey rename to installation_fingerprints_pkey`.execute(db);
    await sql`create view installation_marks as
      select name, fingerprint, created_at from installation_fingerprints`.execute(db);
  },
};
