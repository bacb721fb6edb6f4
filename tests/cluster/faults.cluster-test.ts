import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import {
  expectConsistentLedger,
  recordStateChanges,
} from '../../apps/server/src/resources/orders/form-orders/testing/ledger-checks.ts';
import { uploadFromBrowser } from './browser-upload.ts';
import { adminPassword, type Cluster, openCluster } from './cluster.ts';
import { startFaults } from './faults.ts';
import {
  importOrders,
  listAll,
  payAndConfirm,
  produceAndShip,
  publishTemplate,
  rowPriceYuan,
  waitUntil,
} from './journey.ts';
import { query } from './postgres.ts';
import { RetryingClient } from './retrying-client.ts';
import { publishSteadyTemplate, startSteadyOrders, steadyPriceYuan } from './steady-orders.ts';

const sheets = 5;
const rowsPerSheet = 100;
const rechargeYuan = 10_000;

let cluster: Cluster;
let database: OpenDatabase;

/** The settings of the machine's own Swift, if it has one. */
const readMachineSwift = () => readFile('/etc/swift/swift.conf', 'utf8').catch(() => 'none');
let machineSwift: string;

beforeAll(async () => {
  machineSwift = await readMachineSwift();
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

/** A customer with money. */
async function openCustomer(admin: RetryingClient, login_name: string): Promise<RetryingClient> {
  await admin.send('POST', '/users', { body: { login_name, password: adminPassword, screen_name: login_name } });
  const customer = await new RetryingClient(cluster.url).signIn(login_name, adminPassword);
  const recharge = { amount: rechargeYuan, payment_method: 'offline' };
  const { id } = await customer.send<{ id: number }>('POST', '/recharges', { body: recharge });
  await admin.send('PUT', `/recharges/${id}/approve`);
  return customer;
}

/** The orders of a customer, by number, and what is left of their money. */
async function readCustomer(customer: RetryingClient): Promise<{ states: Map<string, string>; balanceYuan: number }> {
  const orders = await listAll<{ no: string; state: string }>(customer, '/orders');
  const states = new Map(orders.map(({ no, state }) => [no, state]));
  expect(states.size, 'orders with the same number').toBe(orders.length);
  return { states, balanceYuan: (await customer.send<{ balance: number }>('GET', '/mine')).balance };
}

it('leaves a Swift of the machine as it is', async () => {
  expect(await readMachineSwift()).toBe(machineSwift);
});

it('takes an upload of a browser straight into the store', async () => {
  const admin = await new RetryingClient(cluster.url).signIn('admin', adminPassword);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const served = await uploadFromBrowser(cluster.url, admin.token, picture);
  expect(await sharp(served).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
});

it('loses and duplicates nothing while every part is killed in turn', async () => {
  await recordStateChanges(database.db);
  const admin = await new RetryingClient(cluster.url).signIn('admin', adminPassword);
  const buyer = await openCustomer(admin, 'buyer');
  const steadyBuyer = await openCustomer(admin, 'steady-buyer');
  const templateNo = await publishTemplate(admin);
  const steady = startSteadyOrders(steadyBuyer, await publishSteadyTemplate(admin));

  const faults = startFaults(cluster);
  const nos: string[] = [];
  for (let sheet = 1; sheet <= sheets; sheet++) {
    const rows = Array.from({ length: rowsPerSheet }, (_, index) => `C-${sheet}-${index}`);
    await importOrders(buyer, templateNo, rows);
    await produceAndShip(admin, await payAndConfirm(buyer));
    nos.push(...rows);
  }
  const faultNames = await faults.stop();
  const steadyOrders = await steady.stop();
  expect(new Set(faultNames)).toEqual(
    new Set(['api-1', 'worker-1', 'pgbouncer', 'postgres', 'api-2', 'worker-2', 'rolling restart']),
  );

  // Every row was ordered, paid and shipped exactly once.
  const { states, balanceYuan } = await readCustomer(buyer);
  expect(states).toEqual(new Map(nos.map((no) => [no, 'sent'])));
  expect(balanceYuan).toBe(rechargeYuan - nos.length * rowPriceYuan);
  // So was every order of the clients that went on meanwhile, and a refund was paid back once.
  const after = await readCustomer(steadyBuyer);
  expect(after.states).toEqual(
    new Map(steadyOrders.map(({ no, isRefunded }) => [no, isRefunded ? 'refunded' : 'paid'])),
  );
  const kept = steadyOrders.filter(({ isRefunded }) => !isRefunded).length;
  expect(after.balanceYuan).toBe(rechargeYuan - kept * steadyPriceYuan);
  await expectConsistentLedger(database.db);

  // Every requested image is rendered exactly once, and its file is in the store.
  await waitUntil(async () => (await countWhere('renders', `state <> 'done'`)) === 0);
  expect(await countWhere('order_images', 'render_id is null')).toBe(0);
  expect(await countWhere('renders', 'blob_id is null')).toBe(0);
  expect(await countWhere('renders', 'true')).toBe(await countDistinct('renders', 'blob_id'));
  expect(await countWhere('outbounds', 'true')).toBe(nos.length);
  const clients = [admin, buyer, steadyBuyer];
  const sum = (count: (client: RetryingClient) => number) => clients.reduce((total, each) => total + count(each), 0);
  const [calls, attempts] = [sum(({ counts }) => counts.calls), sum(({ counts }) => counts.attempts)];
  process.stdout.write(
    `${faultNames.length} faults: ${calls} calls, ${attempts - calls} of them repeated; ${nos.length + steadyOrders.length} orders\n`,
  );
  // Otherwise the faults missed the requests.
  expect(attempts).toBeGreaterThan(calls);
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
