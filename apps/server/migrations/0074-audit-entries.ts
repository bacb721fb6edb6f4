import { type Migration, sql } from 'kysely';

/**
 * Who did what. Entries are only added: triggers refuse every other statement, but for the removal of entries that are older
 * than 90 days. A seal is the hash of the entries since the seal before it and of that seal's hash, so that whoever gets
 * around the triggers cannot change an entry unnoticed.
 */
export const auditEntries: Migration = {
  async up(db) {
    await sql`
      create table audit_entries (
        id bigint generated always as identity primary key,
        occurred_at timestamptz not null default clock_timestamp(),
        action text not null,
        refused_code integer,
        actor_id bigint,
        session_id bigint,
        api_key_id bigint,
        subject_type text not null,
        subject_id bigint,
        changes jsonb not null,
        address text not null,
        request_id text not null,
        -- Entries of a transaction that commits late have lower ids than some that are sealed already.
        written_in xid8 not null default pg_current_xact_id()
      )`.execute(db);
    await sql`create index audit_entries_actor on audit_entries (actor_id, occurred_at, id)`.execute(db);
    await sql`create index audit_entries_subject on audit_entries (subject_type, subject_id, occurred_at, id)`.execute(
      db,
    );
    await sql`create index audit_entries_time on audit_entries (occurred_at, id)`.execute(db);
    await sql`create index audit_entries_transaction on audit_entries (written_in, id)`.execute(db);
    await sql`
      create table audit_seals (
        id bigint generated always as identity primary key,
        sealed_at timestamptz not null default now(),
        from_transaction xid8 not null,
        before_transaction xid8 not null,
        entries_count integer not null,
        hash bytea not null
      )`.execute(db);
    await sql`
      create table audit_checks (
        checked_at timestamptz primary key default clock_timestamp(),
        seals_count bigint not null,
        entries_count bigint not null,
        broken_seal_id bigint
      )`.execute(db);
    await sql`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and tg_table_name = 'audit_entries' then
          if old.occurred_at < now() - interval '90 days' then return old; end if;
        end if;
        raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
      end $$`.execute(db);
    for (const table of ['audit_entries', 'audit_seals'] as const) {
      await sql`create trigger append_only before update or delete on ${sql.table(table)}
        for each row execute function refuse_audit_change()`.execute(db);
      await sql`create trigger never_truncated before truncate on ${sql.table(table)}
        for each statement execute function refuse_audit_change()`.execute(db);
    }
  },
};
