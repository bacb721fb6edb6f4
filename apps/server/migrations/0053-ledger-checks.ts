import { type Migration, sql } from 'kysely';

/** What the nightly check of the ledger found: how much it compared, and what did not agree. */
export const ledgerChecks: Migration = {
  async up(db) {
    await sql`create table ledger_checks (
      id bigint generated always as identity primary key,
      checked_at timestamptz not null default now(),
      wallets_count int not null,
      transactions_count bigint not null,
      differences_count int not null,
      differences jsonb not null
    )`.execute(db);
  },
};
