import { type Migration, sql } from 'kysely';

/** What customers are told who pay by bank transfer: one row. */
export const paymentSettings: Migration = {
  async up(db) {
    await sql`
      create table payment_settings (
        id int primary key default 1 check (id = 1),
        offline_instructions text not null default '',
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`insert into payment_settings default values`.execute(db);
  },
};
