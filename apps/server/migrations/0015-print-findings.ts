import { type Kysely, sql } from 'kysely';

/** What is wrong with the prints of an order, and who had it produced all the same. */
export const printFindings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table orders
        add column print_findings jsonb not null default '[]',
        add column errors_count int not null default 0,
        add column warnings_count int not null default 0`.execute(db);
    // Of a million orders, a few thousand: lists count them by form order and by batch.
    await sql`
      create index orders_findings_form_order on orders (form_order_id) include (errors_count, warnings_count, state)
      where errors_count + warnings_count > 0`.execute(db);
    await sql`
      create index orders_findings_batch on orders (production_batch_id) include (errors_count, warnings_count, state)
      where errors_count + warnings_count > 0`.execute(db);
    await sql`
      create table finding_acknowledgements (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders on delete cascade,
        user_id bigint not null references users on delete restrict,
        findings jsonb not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index finding_acknowledgements_order on finding_acknowledgements (order_id, id desc)`.execute(db);
  },
};
