import { type Migration, sql } from 'kysely';

/** Where money is: a double-entry ledger, and what customers see of it. */
export const wallet: Migration = {
  async up(db) {
    for (const name of ['bill', 'consumption_record', 'recharge'])
      await sql`create sequence ${sql.table(`${name}_numbers`)}`.execute(db);

    await sql`
      create table ledger_transactions (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('recharge', 'order_payment', 'order_refund')),
        created_at timestamptz not null default now()
      )`.execute(db);
    // account: a customer's wallet, the factory's income, or one of the outside places money comes from.
    await sql`
      create table ledger_entries (
        id bigint generated always as identity primary key,
        transaction_id bigint not null references ledger_transactions,
        account text not null check (account in ('wallet', 'income', 'wechat', 'alipay', 'offline')),
        user_id bigint references users,
        amount_fen bigint not null check (amount_fen <> 0),
        check ((account = 'wallet') = (user_id is not null))
      )`.execute(db);
    await sql`create index ledger_entries_transaction on ledger_entries (transaction_id)`.execute(db);
    await sql`create index ledger_entries_user on ledger_entries (user_id, id) where user_id is not null`.execute(db);
    // The database itself refuses a transaction that does not balance: no bug of ours can make money.
    await sql`
      create function check_ledger_balance() returns trigger language plpgsql as $$
        declare uneven bigint;
        begin
          select transaction_id into uneven from ledger_entries
          where transaction_id in (select transaction_id from added)
          group by transaction_id having sum(amount_fen) <> 0 limit 1;
          if found then raise exception 'ledger transaction % does not sum to zero', uneven; end if;
          return null;
        end
      $$`.execute(db);
    await sql`
      create trigger ledger_entries_balance after insert on ledger_entries
      referencing new table as added for each statement execute function check_ledger_balance()`.execute(db);
    await sql`
      create function refuse_ledger_change() returns trigger language plpgsql as $$
        begin raise exception 'the ledger is only ever added to'; end
      $$`.execute(db);
    for (const table of ['ledger_transactions', 'ledger_entries'])
      await sql`
        create trigger ${sql.ref(`${table}_fixed`)} before update or delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_ledger_change()`.execute(db);

    await sql`
      create table bills (
        id bigint generated always as identity primary key,
        no text not null unique,
        user_id bigint not null references users on delete restrict,
        ledger_transaction_id bigint not null unique references ledger_transactions,
        kind text not null check (kind in ('recharge', 'order_payment', 'order_refund')),
        payment_method text not null check (payment_method in ('wechat', 'alipay', 'balance', 'offline')),
        target_type text not null check (target_type in ('FormOrder', 'Recharge')),
        target_id bigint not null,
        target_no text not null,
        amount_fen bigint not null,
        balance_fen bigint not null,
        paid_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        -- a form order is paid once and refunded once, a recharge arrives once, whoever asks how often
        unique (target_type, target_id, kind)
      )`.execute(db);
    for (const [name, columns] of [
      ['paid', 'paid_at desc, id desc'],
      ['user_paid', 'user_id, paid_at desc, id desc'],
      ['created', 'created_at desc, id desc'],
      ['kind', 'kind, paid_at desc, id desc'],
      ['user_kind', 'user_id, kind, paid_at desc, id desc'],
      ['method', 'payment_method, paid_at desc, id desc'],
      ['user_method', 'user_id, payment_method, paid_at desc, id desc'],
    ] as const)
      await sql`create index ${sql.ref(`bills_${name}`)} on bills (${sql.raw(columns)})`.execute(db);
    await sql`create index bills_no_grams on bills using gin (grams(no))`.execute(db);

    await sql`
      create table consumption_records (
        id bigint generated always as identity primary key,
        no text not null unique,
        user_id bigint not null references users on delete restrict,
        amount_fen bigint not null,
        paid_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index consumption_records_paid on consumption_records (paid_at desc, id desc)`.execute(db);
    await sql`create index consumption_records_user on consumption_records (user_id, paid_at desc, id desc)`.execute(
      db,
    );
    await sql`create index consumption_records_no_grams on consumption_records using gin (grams(no))`.execute(db);
    // A form order is paid by one record, and only once.
    await sql`
      create table consumption_record_form_orders (
        form_order_id bigint primary key references form_orders on delete restrict,
        consumption_record_id bigint not null references consumption_records
      )`.execute(db);
    await sql`create index consumption_record_form_orders_record
      on consumption_record_form_orders (consumption_record_id)`.execute(db);

    await sql`
      create table recharges (
        id bigint generated always as identity primary key,
        no text not null unique,
        user_id bigint not null references users on delete restrict,
        amount_fen bigint not null check (amount_fen > 0),
        payment_method text not null check (payment_method in ('wechat', 'alipay', 'offline')),
        state text not null default 'pending' check (state in ('pending', 'paid', 'rejected', 'expired')),
        code_url text,
        page_url text,
        remark text not null default '',
        rejected_reason text not null default '',
        reviewer_id bigint references users,
        provider_no text,
        expires_at timestamptz,
        paid_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        -- one payment at the provider can fill one recharge only
        unique (payment_method, provider_no)
      )`.execute(db);
    for (const [name, columns] of [
      ['created', 'created_at desc, id desc'],
      ['user_created', 'user_id, created_at desc, id desc'],
      ['state', 'state, created_at desc, id desc'],
      ['user_state', 'user_id, state, created_at desc, id desc'],
    ] as const)
      await sql`create index ${sql.ref(`recharges_${name}`)} on recharges (${sql.raw(columns)})`.execute(db);
    await sql`create index recharges_no_grams on recharges using gin (grams(no))`.execute(db);

    // Every notice that passed its signature, once: what a provider said and when, for whoever asks about money.
    await sql`
      create table payment_notices (
        id bigint generated always as identity primary key,
        payment_method text not null,
        notice_id text not null,
        recharge_no text not null,
        outcome text not null,
        body jsonb not null,
        created_at timestamptz not null default now(),
        unique (payment_method, notice_id)
      )`.execute(db);

    // The demo's cashier signs as a provider would. All processes have to agree on the key.
    await sql`
      create table demo_payment_keys (
        payment_method text primary key,
        private_key text not null
      )`.execute(db);

    await sql`
      create table advance_grants (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete restrict,
        before_fen bigint not null,
        after_fen bigint not null,
        reason text not null,
        granted_by_id bigint not null references users,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index advance_grants_user on advance_grants (user_id, id desc)`.execute(db);
    await sql`create index users_created on users (created_at desc, id desc)`.execute(db);
    await sql`create index users_screen_name on users (screen_name desc, id desc)`.execute(db);
  },
};
