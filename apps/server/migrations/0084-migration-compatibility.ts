import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * Which older versions work after each migration from this one on. It is read by versions that do not know the migration,
 * so its columns keep their names and meaning.
 */
export const migrationCompatibility: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`create table migration_compatibility (
      migration text primary key,
      oldest_release text,
      reason text,
      check (num_nonnulls(oldest_release, reason) = 1)
    )`.execute(db);
  },
};
