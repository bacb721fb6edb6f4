import { type Migration, sql } from 'kysely';

/**
 * Scopes for everything that a key may do, addresses, and a second secret during a rotation. Keys from before, and those
 * that a server of the previous release makes meanwhile, are unscoped: they may do what they could.
 */
export const apiKeyRotation: Migration = {
  async up(db) {
    await sql`alter table api_keys
      add column is_unscoped boolean not null default true,
      add column addresses text[] not null default '{}',
      add column last_used_address text,
      add column previous_key_hash bytea,
      add column previous_key_hint text,
      add column previous_key_expires_at timestamptz`.execute(db);
    await sql`create unique index api_keys_previous_key_hash on api_keys (previous_key_hash)`.execute(db);
  },
};
