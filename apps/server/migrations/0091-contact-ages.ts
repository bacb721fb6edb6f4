import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/** Since when the contact of an account is what it is; null: since the account was created, or longer than anybody recorded it. */
export const contactAges: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`
      alter table users add column email_changed_at timestamptz, add column phone_changed_at timestamptz`.execute(db);
  },
};
