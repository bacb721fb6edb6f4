import { type Migration, sql } from 'kysely';

/**
 * The ledger's own check reads only what a statement inserts: if that sums to zero for each transaction every time, so does the
 * whole ledger. It used to read all entries of these transactions, by a plan that each connection kept from when the
 * table was small, so that every payment read the whole ledger until the table was next analyzed.
 */
export const ledgerBalance: Migration = {
  async up(db) {
    await sql`
      create or replace function check_ledger_balance() returns trigger language plpgsql as $$
        declare uneven bigint;
        begin
          select transaction_id into uneven from added group by transaction_id having sum(amount_fen) <> 0 limit 1;
          if found then raise exception 'ledger transaction % does not sum to zero', uneven; end if;
          return null;
        end
      $$`.execute(db);
  },
};
