import { type Migration, sql } from 'kysely';

/** An event has an id and a time of its own, which every sending of it keeps. */
export const webhookEvents: Migration = {
  async up(db) {
    // The defaults are for the build before this one, which knows neither column.
    await sql`alter table webhook_deliveries
      add column event_id uuid not null default gen_random_uuid(),
      add column occurred_at timestamptz not null default now()`.execute(db);
    await sql`update webhook_deliveries set occurred_at = created_at`.execute(db);
  },
};
