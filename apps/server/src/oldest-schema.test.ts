import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from './platform/database/database.ts';
import { createEmptyDatabase } from './platform/testing/test-database.ts';
import { expectConsistentLedger, recordStateChanges } from './resources/orders/form-orders/testing/ledger-checks.ts';
import { startServerProcess } from './resources/orders/form-orders/testing/server-process.ts';
import {
  createOldestInstallation,
  type OldestState,
  oldestPassword,
  oldestPriceFen,
  oldestRechargeFen,
} from './testing/oldest-data.ts';

let parts: Awaited<ReturnType<typeof openParts>>;

async function openParts() {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const { db, close } = openDatabase(
    () => database.url,
    () => undefined,
    4,
  );
  const ids = await createOldestInstallation(db);
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-oldest-'));
  const server = await startServerProcess({ DATABASE_URL: database.url, PLATEN_DATA: dataDir });
  return {
    db,
    ids,
    server,
    async close() {
      await server.kill('SIGTERM');
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

beforeAll(async () => {
  parts = await openParts();
});
afterAll(() => parts.close());

interface ResponseBody {
  token: string;
  state: string;
  balance: number;
  data: { id: number; state: string; no: string }[];
}

async function call(method: string, path: string, token: string, body?: object): Promise<ResponseBody> {
  const response = await fetch(parts.server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answered = (await response.json()) as ResponseBody;
  parts.server.secrets.collect([body, answered]);
  expect(response.status, `${method} ${path}: ${JSON.stringify(answered)}`).toBe(200);
  return answered;
}

const signIn = async (login_name: string) =>
  (await call('POST', '/sessions', '', { login_name, password: oldestPassword })).token;

it('migrates the database of the first version, and continues with its orders and its money', async () => {
  const { db, ids } = parts;
  const states = Object.keys(ids) as OldestState[];
  const buyer = await signIn('buyer');
  for (const state of states) expect((await call('GET', `/form_orders/${ids[state]}`, buyer)).state).toBe(state);
  const orders = await call('GET', '/orders?per_page=100', buyer);
  expect(new Map(orders.data.map(({ no, state }) => [no, state]))).toEqual(
    new Map(states.map((state) => [`N-${state}`, state])),
  );
  const paid = states.filter((state) => !['init', 'closed', 'refunded'].includes(state)).length;
  const expectBalance = async (payments: number) =>
    expect((await call('GET', '/mine', buyer)).balance).toBe((oldestRechargeFen - payments * oldestPriceFen) / 100);
  await expectBalance(paid);
  await recordStateChanges(db);
  await expectConsistentLedger(db);

  // What was placed then is paid, confirmed, produced, shipped and refunded now.
  await call('POST', '/consumption_records', buyer, { form_order_ids: [ids.init] });
  await call('PUT', `/form_orders/${ids.paid}/refund`, buyer, {});
  await expectBalance(paid);
  await call('PUT', `/form_orders/${ids.init}/confirm`, buyer, { acknowledges_findings: true });
  const maker = await signIn('maker');
  await call('POST', '/outbounds', maker, {
    outbounds: [{ order_system_no: 'S-in_production', shipping_no: 'SF2' }],
  });
  expect((await call('GET', `/form_orders/${ids.in_production}`, buyer)).state).toBe('sent');
  await expectConsistentLedger(db);
});
