import { type Kysely, sql } from 'kysely';

/** What was changed in an order after it was placed: who, when, and what it was before. */
export const orderAmendments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table order_amendments (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders on delete cascade,
        user_id bigint not null references users on delete restrict,
        changes jsonb not null,
        reason text not null default '',
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index order_amendments_order on order_amendments (order_id, id desc)`.execute(db);
  },
};
