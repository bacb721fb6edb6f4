import { demoTemplates } from '@platen/demo/catalogue';
import { demoHistory } from '@platen/demo/history';
import { demoFormOrders } from '@platen/demo/orders';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { recordSampleItem, startSampleData } from '../resources/operations/sample-data/sample-data.service.ts';
import { expectConsistentLedger, recordStateChanges } from '../resources/orders/form-orders/testing/ledger-checks.ts';
import { orderingIn } from '../resources/orders/form-orders/testing/ordering.ts';
import { listAdvanceGrants } from '../resources/wallet/wallets/wallets.queries.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createDemoAccounts } from './demo-people.ts';
import { closingPieces, historyPieces } from './history-pieces.ts';
import { makePieces } from './make-pieces.ts';
import { orderPieces } from './order-pieces.ts';
import { type SeedContext, staffContext } from './piece.ts';

vi.setConfig({ testTimeout: 120_000 });

const app = useTestApp({ PLATEN_ROLE: 'api' });

/** One template of each kind, without a design: what is drawn for the demo does not matter for its books. */
async function publishTemplates(seed: SeedContext): Promise<void> {
  const { publishTemplate } = orderingIn(app);
  const size_prices = [{ size: 'S', price: 18, width: 30, height: 40 }];
  const ctx = staffContext(seed, app.db);
  for (const { key, kind } of demoTemplates(seed.locale)) {
    if (!demoFormOrders.some(({ template }) => template === key)) continue;
    const { id } = await publishTemplate({ kind, size_prices });
    await recordSampleItem(ctx, { kind: 'template', key, id, weight: 0 });
  }
}

it('pays nothing in the demo’s history with money that was recharged later', async () => {
  const locale = 'en-US';
  const userIds = await createDemoAccounts(app.db, locale);
  const ownerId = userIds.get('factory') ?? 0;
  const { log } = app.http;
  const seed: SeedContext = { platform: app.platform, log, purpose: 'demo', locale, ownerId };
  await startSampleData(app.db, { purpose: 'demo', locale, creatorId: ownerId });
  for (const [key, id] of userIds)
    await recordSampleItem(staffContext(seed, app.db), { kind: 'account', key, id, weight: 0 });
  await publishTemplates(seed);
  await recordStateChanges(app.db);
  // Every state at every age; the whole history would take minutes.
  const { signal } = new AbortController();
  const history = demoHistory().filter(({ n }) => n % 12 === 0);
  for (const phase of [orderPieces(), historyPieces(signal, history), closingPieces()])
    expect(await makePieces(seed, phase, signal, [])).toEqual([]);

  await expectConsistentLedger(app.db);
  const grants = await listAdvanceGrants(app.db, userIds.get('reseller') ?? 0);
  expect(grants.map(({ after_amount }) => after_amount)).toEqual([5000, 3000]);
  const { rows: bills } = await sql<{ user_id: number; amount_fen: number; balance_fen: number }>`
    select user_id, amount_fen, balance_fen from bills order by user_id, paid_at, id`.execute(app.db);
  expect(bills.length).toBeGreaterThan(20);
  const balances = new Map<number, number>();
  for (const { user_id, amount_fen, balance_fen } of bills) {
    const balance = (balances.get(user_id) ?? 0) + amount_fen;
    expect(balance_fen).toBe(balance);
    expect(balance, 'money that was not there yet').toBeGreaterThanOrEqual(0);
    balances.set(user_id, balance);
  }
  const { rows: misnumbered } = await sql<{ no: string }>`
    select no from form_orders
    where substr(no, 3, 6) <> to_char(created_at at time zone ${app.platform.settings.timeZone}, 'YYMMDD')`.execute(
    app.db,
  );
  expect(misnumbered).toEqual([]);
});
