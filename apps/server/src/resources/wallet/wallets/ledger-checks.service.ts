import { type LedgerCheck, type LedgerDifference, ledgerDifferencesMax } from '@platen/model/wallet/ledger-checks';
import type { Db } from '../../../platform/database/database.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import * as queries from './ledger-checks.queries.ts';

/** Small enough that no statement holds a snapshot of the database for longer than a moment. */
const walletsPerBatch = 200;
const transactionsPerBatch = 5000;

/** Compares every balance with its entries and both sides of every transaction, in batches and without locks. */
export async function compareLedger(db: Db, closing?: AbortSignal): Promise<Omit<LedgerCheck, 'checked_at'>> {
  const wallets = await compareAll(closing, (afterId) => queries.compareWallets(db, afterId, walletsPerBatch));
  const transactions = await compareAll(closing, (afterId) =>
    queries.compareTransactions(db, afterId, transactionsPerBatch),
  );
  return {
    wallets_count: wallets.count,
    transactions_count: transactions.count,
    differences_count: wallets.differencesCount + transactions.differencesCount,
    differences: [...wallets.differences, ...transactions.differences].slice(0, ledgerDifferencesMax),
  };
}

type CompareBatch = (afterId: number) => ReturnType<typeof queries.compareWallets>;

async function compareAll(closing: AbortSignal | undefined, compareBatch: CompareBatch) {
  const differences: LedgerDifference[] = [];
  let count = 0;
  let differencesCount = 0;
  for (let afterId: number | undefined = 0; afterId !== undefined; ) {
    closing?.throwIfAborted();
    const batch = await compareBatch(afterId);
    count += batch.count;
    differencesCount += batch.differences.length;
    differences.push(...batch.differences.slice(0, ledgerDifferencesMax - differences.length));
    afterId = batch.lastId;
  }
  return { count, differencesCount, differences };
}

/** Checks the ledger and stores the result. A difference means lost or invented money, so it is logged as an error. */
export async function checkLedger({ db, log, closing }: Pick<JobContext, 'db' | 'log' | 'closing'>): Promise<void> {
  const check = await compareLedger(db, closing);
  await queries.insertLedgerCheck(db, check);
  if (check.differences_count > 0) log.error(check, 'ledger check failed');
}
