import { type Migration, sql } from 'kysely';

/** A second secret while one is replaced. A server of the previous release signs with the new one alone. */
export const webhookSecretRotation: Migration = {
  async up(db) {
    await sql`alter table webhooks
      add column previous_secret bytea,
      add column previous_secret_expires_at timestamptz`.execute(db);
  },
};
