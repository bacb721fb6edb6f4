import { type Migration, sql } from 'kysely';

/**
 * What the factory was given to begin with, and how far that has come. Each thing is noted in the transaction that makes it:
 * whoever goes on with it makes nothing twice, and what people made themselves is never taken for it.
 */
export const sampleData: Migration = {
  async up(db) {
    await sql`
      create table sample_data (
        id int primary key default 1 check (id = 1),
        purpose text not null check (purpose in ('sample', 'demo')),
        locale text not null,
        creator_id bigint not null references users,
        state text not null default 'making' check (state in ('making', 'made')),
        total_weight int not null default 0,
        failed_count int not null default 0,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table sample_data_items (
        kind text not null,
        key text not null,
        item_id bigint not null,
        weight int not null,
        content_digest text,
        position bigint generated always as identity,
        primary key (kind, key)
      )`.execute(db);
  },
};
