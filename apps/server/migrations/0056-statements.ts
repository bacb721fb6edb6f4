import { type Migration, sql } from 'kysely';

/** The providers' own lists of payments, and where they differ from what was credited here. */
export const statements: Migration = {
  async up(db) {
    await sql`
      create table statements (
        id bigint generated always as identity primary key,
        payment_method text not null check (payment_method in ('wechat', 'alipay')),
        digest bytea not null unique,
        file_blob_id bigint not null references blobs on delete restrict,
        from_day date not null,
        to_day date not null,
        lines_count int not null,
        matched_count int not null,
        matched_fen bigint not null,
        differences_count int not null,
        creator_id bigint not null references users,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index statements_created on statements (created_at desc, id desc)`.execute(db);
    await sql`create index statements_day on statements (from_day desc, id desc)`.execute(db);
    await sql`create index statements_file on statements (file_blob_id)`.execute(db);
    // A recharge is credited some seconds after it was paid, so it may be in the statement of the day before.
    await sql`
      create table statement_recharges (
        recharge_id bigint not null references recharges,
        statement_id bigint not null references statements on delete cascade,
        primary key (recharge_id, statement_id)
      )`.execute(db);
    await sql`create index statement_recharges_statement on statement_recharges (statement_id)`.execute(db);
    await sql`
      create table statement_differences (
        id bigint generated always as identity primary key,
        statement_id bigint not null references statements on delete cascade,
        kind text not null check (kind in ('not_credited', 'not_in_statement', 'amount_differs', 'refunded')),
        line int,
        recharge_no text not null,
        recharge_id bigint references recharges,
        provider_no text not null,
        provider_fen bigint,
        credited_fen bigint
      )`.execute(db);
    await sql`create index statement_differences_statement on statement_differences (statement_id, id desc)`.execute(
      db,
    );
    await sql`create index statement_differences_recharge on statement_differences (recharge_id)
      where recharge_id is not null`.execute(db);
    await sql`create index recharges_paid on recharges (payment_method, paid_at) where state = 'paid'`.execute(db);
  },
};
