import { type Migration, sql } from 'kysely';

/**
 * How an installation begins: one row. Where accounts exist already (an earlier build, the demo) the set-up is over and its
 * list of first steps was never opened.
 */
export const setup: Migration = {
  async up(db) {
    await sql`
      create table setup (
        id int primary key default 1 check (id = 1),
        code_salt bytea,
        checklist_opened_at timestamptz,
        checklist_dismissed_at timestamptz,
        skipped_steps text[] not null default '{}'
      )`.execute(db);
    await sql`insert into setup default values`.execute(db);
    // Without a zone of its own the installation follows the environment, then the default of the build.
    await sql`alter table applications add column time_zone text, add column currency text not null default 'CNY'`.execute(
      db,
    );
  },
};
