import { type Migration, sql } from 'kysely';

/**
 * Second factors, re-authentication and the absolute end of sessions. The release before writes sessions without the new
 * columns: they get defaults, and a session without `ends_at` ends 30 days after it began.
 */
export const signIn: Migration = {
  async up(db) {
    await sql`
      alter table sessions
        add column authenticated_at timestamptz not null default now(),
        add column ends_at timestamptz,
        add column enroll_from timestamptz`.execute(db);

    await sql`
      create table totp_secrets (
        user_id bigint primary key references users on delete cascade,
        secret_sealed bytea not null,
        last_step bigint not null default 0,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz,
        last_used_at timestamptz
      )`.execute(db);
    await sql`
      create table recovery_codes (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        code_hash text not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index recovery_codes_user on recovery_codes (user_id)`.execute(db);
    await sql`
      create table passkeys (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        name text not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        is_synced boolean not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )`.execute(db);
    await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
    // Without a user: whoever signs in with a passkey alone is not known yet.
    await sql`
      create table passkey_challenges (
        challenge text primary key,
        purpose text not null check (purpose in ('register', 'sign_in', 'second_factor', 'reauthenticate')),
        user_id bigint references users on delete cascade,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);

    await sql`
      create table sign_in_challenges (
        token_hash bytea primary key,
        user_id bigint not null references users on delete cascade,
        tries int not null default 0,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index sign_in_challenges_expiry on sign_in_challenges (expires_at)`.execute(db);
    await sql`
      create table known_devices (
        user_id bigint not null references users on delete cascade,
        fingerprint bytea not null,
        last_seen_at timestamptz not null default now(),
        primary key (user_id, fingerprint)
      )`.execute(db);

    await sql`
      create table sign_in_settings (
        id int primary key default 1 check (id = 1),
        staff_factor_required_at timestamptz,
        grace_days int not null default 14,
        session_days int not null default 30,
        staff_session_hours int not null default 12
      )`.execute(db);
    await sql`insert into sign_in_settings default values`.execute(db);
  },
};
