import { type Migration, sql } from 'kysely';

/** What an API key may do only where its owner says so. Keys from before have none, as they could do none of it. */
export const apiKeyScopes: Migration = {
  async up(db) {
    await sql`alter table api_keys add column scopes text[] not null default '{}'`.execute(db);
  },
};
