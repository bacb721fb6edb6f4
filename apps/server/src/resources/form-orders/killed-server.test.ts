import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../platform/database.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { createUser } from '../users/users.service.ts';
import { expectSoundBooks, watchStates } from './testing/ledger-checks.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const password = 'correct horse 42';
const formOrders = 1000;
const clients = 16;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
let dataDir: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServerUrl'));
  opened = openDatabase(database.url, () => undefined, 4);
  dataDir = await mkdtemp(join(tmpdir(), 'platen-killed-'));
});
afterAll(async () => {
  await server?.kill('SIGTERM');
  await opened.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess({ DATABASE_URL: database.url, PLATEN_DATA: dataDir, PLATEN_LOG_LEVEL: 'error' });

interface Said {
  id: number;
  no: string;
  token: string;
  form_orders: { id: number }[];
}

/** One shape for all that is read here. */
async function call(path: string, token: string, method: string, body?: object, headers = {}) {
  const answer = await fetch(`${server?.url}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Said };
}

async function signIn(login_name: string): Promise<string> {
  return (await call('/sessions', '', 'POST', { login_name, password })).body.token;
}

/** Pays each form order with a key of its own; answers which were said to be paid. A dead server answers nothing. */
async function payAll(token: string, ids: readonly number[], onPaid: () => void): Promise<number[]> {
  const waiting = [...ids];
  const paid: number[] = [];
  async function client(): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const headers = { 'idempotency-key': `pay-${id}` };
      const answer = await call('/consumption_records', token, 'POST', { form_order_ids: [id] }, headers).catch(
        () => null,
      );
      if (answer?.status !== 200) continue;
      paid.push(id);
      onPaid();
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return paid;
}

it('leaves nothing half done when it is killed in the middle of 1,000 payments', { timeout: 240_000 }, async () => {
  const { db } = opened;
  await watchStates(db);
  const customerId = await createUser(db, { login_name: 'buyer', password, role: 'customer', screen_name: 'Buyer' });
  await createUser(db, { login_name: 'maker', password, role: 'staff', screen_name: 'Maker' });
  server = await start();
  const [buyer, maker] = [await signIn('buyer'), await signIn('maker')];

  const size_prices = [{ size: 'S', price: 3 }];
  const made = await call('/sku_templates', maker, 'POST', {
    name: '杯',
    kind: 'batch_order',
    size_prices,
  });
  await call(`/sku_templates/${made.body.id}/publish`, maker, 'PUT');
  const recharge = await call('/recharges', buyer, 'POST', { amount: 5000, payment_method: 'offline' });
  expect((await call(`/recharges/${recharge.body.id}/approve`, maker, 'PUT')).status).toBe(200);
  const ids: number[] = [];
  for (let batch = 0; batch < formOrders / 100; batch++) {
    const form_orders_attributes = Array.from({ length: 100 }, (_, index) => ({
      type: 'FormOrder::Batch',
      sku_template_no: made.body.no,
      orders_attributes: [{ no: `K-${batch}-${index}`, quantity: 1, size: 'S' }],
    }));
    const answer = await call('/form_orders/batch_generate', buyer, 'POST', {
      form_orders_attributes,
    });
    ids.push(...answer.body.form_orders.map(({ id }) => id));
  }

  let count = 0;
  const killed = new Promise<void>((resolve) => {
    const onPaid = () => {
      if (++count === 300) void server?.kill('SIGKILL').then(resolve);
    };
    void payAll(buyer, ids, onPaid).then((paid) => (saidPaid = paid));
  });
  let saidPaid: number[] = [];
  await killed;
  server = await start();
  const booked = async () => {
    const rows = await sql<{ id: number }>`select target_id as id from bills where kind = 'order_payment'`.execute(db);
    return new Set(rows.rows.map(({ id }) => id));
  };
  const afterKill = await booked();
  expect(afterKill.size).toBeLessThan(formOrders);
  expect(saidPaid.filter((id) => !afterKill.has(id))).toEqual([]);
  await expectSoundBooks(db);

  // The same requests again, with the same keys: whoever got no answer gets it now, and nobody pays twice.
  expect(await payAll(await signIn('buyer'), ids, () => undefined)).toHaveLength(formOrders);
  expect((await booked()).size).toBe(formOrders);
  const wallet = await db
    .selectFrom('wallets')
    .select('balance_fen')
    .where('user_id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(wallet.balance_fen).toBe(500_000 - formOrders * 300);
  await expectSoundBooks(db);
});
