import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../apps/server/src/platform/database.ts';
import {
  expectConsistentLedger,
  recordStateChanges,
} from '../apps/server/src/resources/orders/form-orders/testing/ledger-checks.ts';
import { adminPassword, type Cluster, openCluster } from './cluster.ts';
import { startFaults } from './faults.ts';
import { importOrders, listAll, payAndConfirm, produceAndShip, publishTemplate, waitUntil } from './journey.ts';
import { query } from './postgres.ts';
import { RetryingClient } from './retrying-client.ts';

const rowCount = 500;
const rechargeYuan = 10_000;

let cluster: Cluster;
let database: OpenDatabase;

beforeAll(async () => {
  cluster = await openCluster();
  database = openDatabase(
    () => cluster.databaseUrl,
    () => undefined,
    2,
  );
});
afterAll(async () => {
  await database.close();
  await cluster.close();
});

it('loses and duplicates nothing while every part is killed in turn', async () => {
  await recordStateChanges(database.db);
  const admin = await new RetryingClient(cluster.url).signIn('admin', adminPassword);
  const person = { login_name: 'buyer', password: adminPassword, screen_name: 'Buyer' };
  await admin.send('POST', '/users', { body: person });
  const buyer = await new RetryingClient(cluster.url).signIn('buyer', adminPassword);
  const templateNo = await publishTemplate(admin);
  const recharge = { amount: rechargeYuan, payment_method: 'offline' };
  const { id: rechargeId } = await buyer.send<{ id: number }>('POST', '/recharges', { body: recharge });
  await admin.send('PUT', `/recharges/${rechargeId}/approve`);

  const faults = startFaults(cluster);
  const nos = Array.from({ length: rowCount }, (_, index) => `C-${index + 1}`);
  await importOrders(buyer, templateNo, nos);
  const formOrders = await payAndConfirm(buyer);
  await produceAndShip(admin, formOrders);
  const faultNames = await faults.stop();
  expect(new Set(faultNames)).toEqual(
    new Set(['api-1', 'worker-1', 'pgbouncer', 'postgres', 'api-2', 'worker-2', 'rolling restart']),
  );

  // Every row was ordered, paid and shipped exactly once.
  const orders = await listAll<{ no: string; state: string }>(buyer, '/orders');
  expect(orders.map(({ no }) => no).toSorted()).toEqual(nos.toSorted());
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['sent']));
  await expectConsistentLedger(database.db);
  const [money] = await query<{ balance: number; paid: number }>(
    cluster.databaseUrl,
    `select balance_fen::int as balance, (select sum(amount_fen)::int from form_orders) as paid
     from wallets join users on users.id = user_id where login_name = 'buyer'`,
  );
  expect(money?.balance).toBe(rechargeYuan * 100 - (money?.paid ?? 0));

  // Every requested image is rendered exactly once, and its file is in the store.
  await waitUntil(async () => (await countWhere('renders', `state <> 'done'`)) === 0);
  expect(await countWhere('order_images', 'render_id is null')).toBe(0);
  expect(await countWhere('renders', 'blob_id is null')).toBe(0);
  expect(await countWhere('renders', 'true')).toBe(await countDistinct('renders', 'blob_id'));
  expect(await countWhere('outbounds', 'true')).toBe(rowCount);
  process.stdout.write(
    `${faultNames.length} faults: ${buyer.counts.calls + admin.counts.calls} calls in ${buyer.counts.attempts + admin.counts.attempts} attempts\n`,
  );
});

async function countWhere(table: string, condition: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    cluster.databaseUrl,
    `select count(*)::int as count from ${table} where ${condition}`,
  );
  return row?.count ?? -1;
}

async function countDistinct(table: string, column: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    cluster.databaseUrl,
    `select count(distinct ${column})::int as count from ${table}`,
  );
  return row?.count ?? -1;
}
