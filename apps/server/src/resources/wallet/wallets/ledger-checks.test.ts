import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { compareTransactions, compareWallets, findLastLedgerCheck } from './ledger-checks.queries.ts';
import { checkLedger, compareLedger } from './ledger-checks.service.ts';
import { walletsIn } from './testing/wallet-steps.ts';

const logged: Record<string, unknown>[] = [];
const app = useTestApp({ PLATEN_ROLE: 'api' }, logged);
const wallets = walletsIn(app);

const check = async () => {
  await checkLedger({ db: app.db, log: app.http.log });
  return findLastLedgerCheck(app.db);
};
const reports = () => logged.filter(({ msg }) => msg === 'ledger check failed');

it('compares balances with entries and both sides of transactions, and stores what differs', async () => {
  expect(await findLastLedgerCheck(app.db)).toBeUndefined();
  const [first, second] = [await app.signUp(), await app.signUp()];
  await wallets.fund(first, 100);
  await wallets.fund(second, 50);
  expect(await check()).toEqual({
    checked_at: expect.any(String),
    // Also that of the person who approved the recharges.
    wallets_count: 3,
    transactions_count: 2,
    differences_count: 0,
    differences: [],
  });
  expect(reports()).toEqual([]);

  await sql`update wallets set balance_fen = balance_fen + 7 where user_id = ${first.id}`.execute(app.db);
  // The database refuses such an entry, unless somebody has switched its triggers off.
  await sql`alter table ledger_entries disable trigger user`.execute(app.db);
  const { rows } = await sql<{ transaction_id: number }>`
    insert into ledger_entries (transaction_id, account, amount_fen)
    select max(id), 'income', 3 from ledger_transactions returning transaction_id`.execute(app.db);
  await sql`alter table ledger_entries enable trigger user`.execute(app.db);
  const differences = [
    { kind: 'wallet', user_id: first.id, balance_fen: 10_007, entries_fen: 10_000 },
    { kind: 'transaction', transaction_id: rows[0]?.transaction_id, entries_fen: 3 },
  ];
  expect(await check()).toMatchObject({ differences_count: 2, differences });
  expect(reports()).toHaveLength(1);
});

it('continues after each batch until nothing is left', async () => {
  const whole = await compareLedger(app.db);
  for (const [compare, count] of [
    [compareWallets, whole.wallets_count],
    [compareTransactions, whole.transactions_count],
  ] as const) {
    let batches = 0;
    for (let afterId: number | undefined = 0; afterId !== undefined; batches += 1)
      ({ lastId: afterId } = await compare(app.db, afterId, 1));
    expect(batches).toBe(count + 1);
  }
});

it('forgets old results', async () => {
  await sql`update ledger_checks set checked_at = now() - interval '91 days'`.execute(app.db);
  await check();
  const { rows } = await sql`select from ledger_checks`.execute(app.db);
  expect(rows).toHaveLength(1);
});
