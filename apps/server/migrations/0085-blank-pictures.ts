import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/** Pictures that are decoded from now on know whether they show anything; for older ones the print itself tells. */
export const blankPictures: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table blobs add column is_blank boolean not null default false`.execute(db);
  },
};
