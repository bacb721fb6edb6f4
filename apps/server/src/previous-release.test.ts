import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { migrate } from './platform/migrate.ts';
import { readSchemaState } from './platform/schema-compatibility.ts';
import { createEmptyDatabase } from './platform/testing/test-database.ts';
import { expectConsistentLedger, recordStateChanges } from './resources/orders/form-orders/testing/ledger-checks.ts';
import { type ServerProcess, startServerProcess } from './resources/orders/form-orders/testing/server-process.ts';
import { isFullRun } from './testing/full-run.ts';
import { buildRelease, findPreviousRelease } from './testing/previous-release.ts';
import { createSecretWatch } from './testing/secret-watch.ts';

const password = 'correct horse 42';
const clients = 4;
const priceYuan = 3;
const rechargeYuan = 10_000;
/** Placed and paid before, while and after the other version is there. */
const ordersPerPhase = 30;

const release = findPreviousRelease();
const secrets = createSecretWatch();

interface ResponseBody {
  id: number;
  no: string;
  token: string;
  balance: number;
  form_order: { id: number };
}

interface Sent {
  token?: string;
  body?: object;
}

/** Sends a request to one server after the other until it is answered, as a client that retries does. */
async function send(
  servers: readonly ServerProcess[],
  method: string,
  path: string,
  { token = '', body }: Sent = {},
): Promise<ResponseBody> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
  };
  for (let attempt = 0; ; attempt++) {
    const server = servers[attempt % servers.length];
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${server?.url}${path}`, request).catch(() => undefined);
    const answered = (await response?.json().catch(() => undefined)) as ResponseBody | undefined;
    secrets.collect([body, answered]);
    if (response && answered && response.status === 200) return answered;
    if (response && response.status < 500)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answered)}`);
    await sleep(100);
  }
}

/** Clients that place an order and pay it, one after the other. */
function startBuyers(servers: readonly ServerProcess[], token: string, sku_template_no: string) {
  const progress = { placed: 0, isOver: false };
  async function run(): Promise<void> {
    while (!progress.isOver) {
      const rows = [{ no: `R-${crypto.randomUUID()}`, quantity: 1, size: 'S', address: '8 Harbor Road' }];
      const body = { type: 'FormOrder::Batch', sku_template_no, orders_attributes: rows };
      const { form_order } = await send(servers, 'POST', '/form_orders', { token, body });
      await send(servers, 'POST', '/consumption_records', { token, body: { form_order_ids: [form_order.id] } });
      progress.placed++;
    }
  }
  const running = Promise.all(Array.from({ length: clients }, run));
  return {
    /** Fails with the first request that is refused. */
    async waitForOrders(count: number): Promise<void> {
      const until = progress.placed + count;
      while (progress.placed < until) await Promise.race([running, sleep(20)]);
    },
    /** Returns how many were placed and paid. */
    async stop(): Promise<number> {
      progress.isOver = true;
      await running;
      return progress.placed;
    },
  };
}

it.runIf(release !== undefined && isFullRun)(
  `takes orders with the server of ${release} while and after the database is migrated`,
  { timeout: 600_000 },
  async () => {
    const built = buildRelease(release ?? '');
    const database = await createEmptyDatabase(inject('databaseServerUrl'));
    const { db, close } = openDatabase(
      () => database.url,
      () => undefined,
      4,
    );
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-release-'));
    const passwordFile = join(dataDir, 'admin-password');
    await writeFile(passwordFile, password);
    const environment = {
      DATABASE_URL: database.url,
      PLATEN_DATA: dataDir,
      PLATEN_ADMIN_LOGIN: 'admin',
      PLATEN_ADMIN_PASSWORD_FILE: passwordFile,
    };
    const previous = await startServerProcess(environment, { built, secrets });
    /** Those that take requests now, as a load balancer knows them. */
    const servers = [previous];
    const admin = (await send(servers, 'POST', '/sessions', { body: { login_name: 'admin', password } })).token;
    const person = { login_name: 'buyer', password, screen_name: 'Buyer' };
    await send(servers, 'POST', '/users', { token: admin, body: person });
    const buyer = (await send(servers, 'POST', '/sessions', { body: { login_name: 'buyer', password } })).token;
    const size_prices = [{ size: 'S', price: priceYuan }];
    const template = await send(servers, 'POST', '/sku_templates', {
      token: admin,
      body: { name: '杯', kind: 'batch_order', size_prices },
    });
    await send(servers, 'PUT', `/sku_templates/${template.id}/publish`, { token: admin });
    const recharge = { amount: rechargeYuan, payment_method: 'offline' };
    const { id } = await send(servers, 'POST', '/recharges', { token: buyer, body: recharge });
    await send(servers, 'PUT', `/recharges/${id}/approve`, { token: admin });

    const buyers = startBuyers(servers, buyer, template.no);
    await buyers.waitForOrders(ordersPerPhase);
    await migrate(db);
    expect((await readSchemaState(db)).pending).toEqual([]);
    await recordStateChanges(db);
    await buyers.waitForOrders(ordersPerPhase);
    const current = await startServerProcess(environment, { secrets });
    servers.push(current);
    await buyers.waitForOrders(ordersPerPhase);
    await previous.kill('SIGTERM');
    servers.shift();
    await buyers.waitForOrders(ordersPerPhase);
    const placed = await buyers.stop();

    const { balance } = await send(servers, 'GET', '/mine', { token: buyer });
    expect(balance).toBe(rechargeYuan - placed * priceYuan);
    await expectConsistentLedger(db);
    await current.kill('SIGTERM');
    await close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
