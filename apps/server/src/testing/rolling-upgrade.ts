import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Db, openDatabase } from '../platform/database/database.ts';
import { createEmptyDatabase } from '../platform/testing/test-database.ts';
import { expectConsistentLedger } from '../resources/orders/form-orders/testing/ledger-checks.ts';
import { type ServerProcess, startServerProcess } from '../resources/orders/form-orders/testing/server-process.ts';
import { runServerCommand } from './command-runs.ts';
import { createSecretWatch, type SecretWatch } from './secret-watch.ts';

const password = 'correct horse 42';
const clients = 4;
const priceYuan = 3;
const rechargeYuan = 10_000;

/** An installation whose processes are of several builds; a build is named by its `main.js`, this one is the default. */
export interface Installation {
  db: Db;
  dataDir: string;
  secrets: SecretWatch;
  start(built?: string): Promise<ServerProcess>;
  run(name: string, args: readonly string[], built?: string): Promise<{ output: string; code: number }>;
  /** When all of its processes have ended. */
  remove(): Promise<void>;
}

/** A database without tables, and what its processes share. */
export async function createInstallation(databaseServerUrl: string): Promise<Installation> {
  const database = await createEmptyDatabase(databaseServerUrl);
  const { db, close } = openDatabase(
    () => database.url,
    () => undefined,
    4,
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-upgrade-'));
  const passwordFile = join(dataDir, 'admin-password');
  await writeFile(passwordFile, password);
  const environment = {
    DATABASE_URL: database.url,
    PLATEN_DATA: dataDir,
    PLATEN_ADMIN_LOGIN: 'admin',
    PLATEN_ADMIN_PASSWORD_FILE: passwordFile,
  };
  const secrets = createSecretWatch();
  return {
    db,
    dataDir,
    secrets,
    start: (built) => startServerProcess(environment, { secrets, ...(built !== undefined && { built }) }),
    run: (name, args, built) => runServerCommand(name, args, environment, built),
    async remove() {
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

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

/** Customers who order and pay whatever happens to the processes. */
export interface Shop {
  /** Waits until so many more are placed and paid, and fails with the first request that is refused. */
  waitForOrders(count: number): Promise<void>;
  /** Ends them, and fails if one of their orders or payments is missing or counted twice. */
  close(): Promise<void>;
}

/** Opens a shop in a new installation. `servers` are the processes that take requests now, as a load balancer knows them. */
export async function openShop({ db, secrets }: Installation, servers: readonly ServerProcess[]): Promise<Shop> {
  /** Sends a request to one process after the other until it is answered, as a client that retries does. */
  async function send(method: string, path: string, { token = '', body }: Sent = {}): Promise<ResponseBody> {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    };
    for (let attempt = 0; ; attempt++) {
      const server = servers[attempt % servers.length];
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = server && (await fetch(`${server.url}${path}`, request).catch(() => undefined));
      const answered = (await response?.json().catch(() => undefined)) as ResponseBody | undefined;
      secrets.collect([body, answered]);
      if (response && answered && response.status === 200) return answered;
      if (response && response.status < 500)
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answered)}`);
      await sleep(100);
    }
  }

  const admin = (await send('POST', '/sessions', { body: { login_name: 'admin', password } })).token;
  const person = { login_name: 'buyer', password, screen_name: 'Buyer' };
  await send('POST', '/users', { token: admin, body: person });
  const buyer = (await send('POST', '/sessions', { body: { login_name: 'buyer', password } })).token;
  const size_prices = [{ size: 'S', price: priceYuan }];
  const template = await send('POST', '/sku_templates', {
    token: admin,
    body: { name: '杯', kind: 'batch_order', size_prices },
  });
  await send('PUT', `/sku_templates/${template.id}/publish`, { token: admin });
  const recharge = { amount: rechargeYuan, payment_method: 'offline' };
  const { id } = await send('POST', '/recharges', { token: buyer, body: recharge });
  await send('PUT', `/recharges/${id}/approve`, { token: admin });

  const progress = { placed: 0, isOver: false };
  async function buy(): Promise<void> {
    while (!progress.isOver) {
      const rows = [{ no: `R-${crypto.randomUUID()}`, quantity: 1, size: 'S', address: '8 Harbor Road' }];
      const body = { type: 'FormOrder::Batch', sku_template_no: template.no, orders_attributes: rows };
      const { form_order } = await send('POST', '/form_orders', { token: buyer, body });
      await send('POST', '/consumption_records', { token: buyer, body: { form_order_ids: [form_order.id] } });
      progress.placed++;
    }
  }
  const buying = Promise.all(Array.from({ length: clients }, buy));
  // A failure fails the test where it waits for orders.
  buying.catch(() => undefined);
  return {
    async waitForOrders(count) {
      const until = progress.placed + count;
      while (progress.placed < until) await Promise.race([buying, sleep(20)]);
    },
    async close() {
      progress.isOver = true;
      await buying;
      const { balance } = await send('GET', '/mine', { token: buyer });
      expect(balance).toBe(rechargeYuan - progress.placed * priceYuan);
      await expectConsistentLedger(db);
    },
  };
}
