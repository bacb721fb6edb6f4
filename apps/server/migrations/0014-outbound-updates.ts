import { type Migration, sql } from 'kysely';

/** Partners ask which parcels were put right since they last looked. */
export const outboundUpdates: Migration = {
  async up(db) {
    // With its default at once: the build before this one records parcels without it.
    await sql`alter table outbounds add column updated_at timestamptz not null default now()`.execute(db);
    await sql`update outbounds set updated_at = created_at`.execute(db);
    await sql`create index outbounds_updated on outbounds (updated_at desc, id desc)`.execute(db);
    await sql`create index outbounds_user_updated on outbounds (user_id, updated_at desc, id desc)`.execute(db);
  },
};
