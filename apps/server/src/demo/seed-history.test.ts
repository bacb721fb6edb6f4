import { demoHistory } from '@platen/demo/history';
import { demoAccounts } from '@platen/demo/accounts';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { createUser } from '../resources/accounts/users/users.service.ts';
import { expectSoundBooks, watchStates } from '../resources/orders/form-orders/testing/ledger-checks.ts';
import { orderingIn } from '../resources/orders/form-orders/testing/ordering.ts';
import { listAdvanceGrants } from '../resources/wallet/wallets/wallets.service.ts';
import { useTestApp } from '../testing/test-app.ts';
import { peopleOf } from './demo-people.ts';
import { seedHistory } from './seed-history.ts';
import { seedOrders } from './seed-orders.ts';

vi.setConfig({ testTimeout: 120_000 });

const app = useTestApp({ PLATEN_ROLE: 'api' });

/** Each of a kind, without a design: what is drawn for the demo says nothing about its books. */
async function publishTemplates(): Promise<void> {
  const { publishTemplate } = orderingIn(app);
  const size_prices = [{ size: 'S', price: 18, width: 30, height: 40 }];
  for (const kind of ['micro_custom', 'form_order', 'batch_order']) await publishTemplate({ kind, size_prices });
}

it('the demo’s past keeps its books: nothing is paid with money that came later', async () => {
  const userIds = new Map<string, number>();
  for (const account of demoAccounts) {
    userIds.set(account.login_name, await createUser(app.db, { ...account, password: 'a long password' }));
  }
  await publishTemplates();
  await watchStates(app.db);
  const { log } = app.http;
  await seedOrders(peopleOf({ platform: app.platform, db: app.db, log, userIds }));
  // Every state of every age; the whole of it takes minutes.
  const history = demoHistory().filter(({ n }) => n % 12 === 0);
  await seedHistory(app.platform, log, new AbortController().signal, history);

  await expectSoundBooks(app.db);
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
