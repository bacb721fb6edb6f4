import { type Migration, sql } from 'kysely';

/** What the factory offers and asks for when it sends parcels: one row. */
export const shippingSettings: Migration = {
  async up(db) {
    await sql`
      create table shipping_settings (
        id int primary key default 1 check (id = 1),
        shipping_methods jsonb not null default '[]',
        required_parts jsonb not null default '{"domestic": [], "international": [], "pickup": []}',
        home_country text not null default 'CN',
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`insert into shipping_settings default values`.execute(db);
  },
};
