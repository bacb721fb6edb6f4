import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/** Since when the job queue of a process has not worked, for the health screen. */
export const processQueues: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table processes add column queue_failing_since timestamptz`.execute(db);
  },
};
