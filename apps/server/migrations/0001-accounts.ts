import { type Migration, sql } from 'kysely';

/** People, their sessions, keys and codes; and abuse protection: captchas, rate counters, idempotency keys. */
export const accounts: Migration = {
  async up(db) {
    await sql`
      create table users (
        id bigint generated always as identity primary key,
        login_name text not null check (login_name = btrim(login_name) and login_name <> ''),
        password_hash text not null,
        role text not null check (role in ('customer', 'staff', 'admin')),
        screen_name text not null,
        avatar text,
        email text,
        phone text,
        is_block boolean not null default false,
        tracking_code text not null unique,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create unique index users_login_name on users (lower(login_name))`.execute(db);

    await sql`
      create table wallets (
        user_id bigint primary key references users on delete cascade,
        balance_fen bigint not null default 0,
        advance_fen bigint not null default 0 check (advance_fen >= 0),
        consumption_fen bigint not null default 0,
        recharge_fen bigint not null default 0,
        orders_count bigint not null default 0,
        form_orders_count bigint not null default 0,
        paid_orders_count bigint not null default 0,
        paid_form_orders_count bigint not null default 0,
        check (balance_fen + advance_fen >= 0)
      )`.execute(db);

    await sql`
      create table sessions (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        token_hash bytea not null unique,
        address text not null,
        user_agent text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index sessions_user on sessions (user_id)`.execute(db);
    await sql`create index sessions_last_used on sessions (last_used_at)`.execute(db);

    await sql`
      create table api_keys (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        name text not null,
        description text not null,
        key_hash bytea not null unique,
        key_hint text not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index api_keys_user_created on api_keys (user_id, created_at desc, id desc)`.execute(db);
    await sql`create index api_keys_created on api_keys (created_at desc, id desc)`.execute(db);

    // The code itself is set by the job that sends it, as a keyed hash: nobody who reads the table can use it.
    await sql`
      create table verification_codes (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        event text not null,
        code_hash bytea,
        wrong_tries int not null default 0,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index verification_codes_user on verification_codes (user_id, event, id desc)`.execute(db);

    // Unlogged: after a crash an unanswered captcha or a counter is worth nothing, and both are written often.
    await sql`
      create unlogged table captchas (
        token_hash bytea primary key,
        answer text not null,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`
      create unlogged table rate_counters (
        key text not null,
        window_start timestamptz not null,
        count int not null,
        primary key (key, window_start)
      )`.execute(db);

    await sql`
      create table idempotency_keys (
        user_id bigint not null references users on delete cascade,
        key text not null,
        request_hash bytea not null,
        answer bytea,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      )`.execute(db);
    await sql`create index idempotency_keys_created on idempotency_keys (created_at)`.execute(db);

    await sql`
      create table applications (
        id bigint generated always as identity primary key,
        name text not null,
        description text not null default '',
        share_title text not null default '',
        share_description text not null default ''
      )`.execute(db);
    await sql`insert into applications (name) values ('Platen')`.execute(db);
  },
};
