import { type Migration, sql } from 'kysely';

/**
 * The photos of an import that match no row, as its last check found them, and the rows that a person has given to some. Apart
 * from the tasks: lists of tasks would carry them along.
 */
export const importPhotos: Migration = {
  async up(db) {
    await sql`create table import_task_photos (
      import_task_id bigint primary key references import_tasks (id) on delete cascade,
      found jsonb not null,
      assignments jsonb not null default '[]',
      is_outdated boolean not null default false
    )`.execute(db);
  },
};
