import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * Since when an account waits for its person to choose the first password; null: it has one. Nobody recorded it for the
 * accounts of before.
 */
export const invitedUsers: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table users add column invited_at timestamptz`.execute(db);
  },
};
