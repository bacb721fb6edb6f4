import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/** Since when no delivery to a webhook has succeeded, and when it was disabled for that. */
export const failingWebhooks: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table webhooks
      add column failing_since timestamptz,
      add column switched_off_at timestamptz`.execute(db);
  },
};
