import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/** What only a server with the secret can compute of a seal; null in seals of earlier versions. */
export const sealMacs: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`alter table audit_seals add column mac bytea`.execute(db);
  },
};
