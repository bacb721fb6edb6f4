import { type Migration, sql } from 'kysely';

/**
 * Removes old entries of the audit log with the rights of its owner, so that a server whose role may not delete from it can
 * still keep it to its time. The triggers apply to the owner too: nothing younger than 90 days goes.
 */
export const auditRemoval: Migration = {
  async up(db) {
    await sql`
      create function remove_audit_entries(before_transaction xid8, entries_max integer) returns integer
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare removed integer;
      begin
        delete from audit_entries where id in (
          select id from audit_entries
          where written_in < before_transaction
          order by written_in limit entries_max);
        get diagnostics removed = row_count;
        return removed;
      end $$`.execute(db);
    await sql`revoke execute on function remove_audit_entries from public`.execute(db);
  },
};
