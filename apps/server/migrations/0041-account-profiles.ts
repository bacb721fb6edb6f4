import { type Migration, sql } from 'kysely';

/** What people say about their own account: whom to call, where news of orders go, and who sends their parcels. */
export const accountProfiles: Migration = {
  async up(db) {
    await sql`
      alter table users
        add column contact_name text not null default '',
        add column contact_phone text not null default '',
        add column notification_email text,
        add column sender jsonb`.execute(db);
  },
};
