import type { LedgerCheck, LedgerDifference } from '@platen/model/wallet/ledger-checks';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Results are kept for a season, so that a difference can be traced to the day on which it appeared. */
const keptDays = 90;

/** How far a pass has come: the last id it compared. Undefined once there is nothing after it. */
interface Comparison {
  lastId: number | undefined;
  count: number;
  differences: LedgerDifference[];
}

/**
 * Compares the balances of the next wallets with the sums of their entries. One statement sees one state of the
 * database, so that a payment at the same time is seen in both or in neither.
 */
export async function compareWallets(db: Db, afterId: number, limit: number): Promise<Comparison> {
  const { rows } = await sql<{ user_id: number; balance_fen: number; entries_fen: number }>`
    select wallets.user_id, wallets.balance_fen,
      (select coalesce(sum(amount_fen), 0)::bigint from ledger_entries where user_id = wallets.user_id) as entries_fen
    from wallets where wallets.user_id > ${afterId} order by wallets.user_id limit ${limit}`.execute(db);
  return {
    lastId: rows.at(-1)?.user_id,
    count: rows.length,
    differences: rows
      .filter(({ balance_fen, entries_fen }) => balance_fen !== entries_fen)
      .map((row) => ({ kind: 'wallet', ...row })),
  };
}

/** Sums the entries of the next transactions. */
export async function compareTransactions(db: Db, afterId: number, limit: number): Promise<Comparison> {
  const { rows } = await sql<{
    last_id: number | null;
    count: number;
    uneven: { transaction_id: number; entries_fen: number }[] | null;
  }>`
    with compared as (
      select id from ledger_transactions where id > ${afterId} order by id limit ${limit}
    ), uneven as (
      select transaction_id, sum(amount_fen)::bigint as entries_fen from ledger_entries
      where transaction_id > ${afterId} and transaction_id <= (select max(id) from compared)
      group by transaction_id having sum(amount_fen) <> 0
    )
    select (select max(id) from compared) as last_id, (select count(*)::int from compared) as count,
      (select jsonb_agg(uneven order by transaction_id) from uneven) as uneven`.execute(db);
  const [row] = rows;
  return {
    lastId: row?.last_id ?? undefined,
    count: row?.count ?? 0,
    differences: (row?.uneven ?? []).map((uneven) => ({ kind: 'transaction', ...uneven })),
  };
}

export async function insertLedgerCheck(db: Db, check: Omit<LedgerCheck, 'checked_at'>): Promise<void> {
  const differences = JSON.stringify(check.differences);
  await db
    .insertInto('ledger_checks')
    .values({ ...check, differences })
    .execute();
  await db
    .deleteFrom('ledger_checks')
    .where('checked_at', '<', sql<string>`now() - make_interval(days => ${keptDays})`)
    .execute();
}

/** @public */
export function findLastLedgerCheck(db: Db): Promise<LedgerCheck | undefined> {
  return db
    .selectFrom('ledger_checks')
    .select(['checked_at', 'wallets_count', 'transactions_count', 'differences_count', 'differences'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
