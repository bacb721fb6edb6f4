import { type Migration, sql } from 'kysely';

/** Fingerprints of what all processes of an installation share, compared at each start. */
export const installationMarks: Migration = {
  async up(db) {
    await sql`create table installation_marks (
      name text primary key,
      fingerprint text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  },
};
