import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLayer } from '@platen/design/new-layer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../platform/database.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';
import { type ServerProcess, startServerProcess } from '../form-orders/testing/server-process.ts';
import { createUser } from '../users/users.service.ts';
import { config } from './testing/designs.ts';

const password = 'correct horse 42';
const orders = 40;

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

async function call<T>(path: string, token: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(`${server?.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as T;
  expect(answer.status, JSON.stringify(read)).toBe(200);
  return read;
}

async function signIn(login_name: string): Promise<string> {
  return (await call<{ token: string }>('/sessions', '', 'POST', { login_name, password })).token;
}

async function countDone(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct image.order_id)::int as count from order_images as image
    join renders on renders.id = image.render_id and renders.state = 'done'
    join blobs on blobs.id = renders.blob_id and blobs.uploaded_at is not null`.execute(opened.db);
  return rows[0]?.count ?? 0;
}

it('leaves no order without its image when it is killed over them', { timeout: 240_000 }, async () => {
  await createUser(opened.db, { login_name: 'buyer', password, role: 'customer', screen_name: 'Buyer' });
  await createUser(opened.db, { login_name: 'maker', password, role: 'staff', screen_name: 'Maker' });
  server = await start();
  const [buyer, maker] = [await signIn('buyer'), await signIn('maker')];
  const template = await call<{ id: number; no: string }>('/sku_templates', maker, 'POST', {
    name: '杯',
    kind: 'micro_custom',
    size_prices: [{ size: 'S', price: 3 }],
  });
  // Each order's number stands in its image, so that no two orders share one.
  const code = newLayer('Qrcode', { set: { id: 'code', width: 900, height: 900 } });
  const group = newLayer('QrcodeGroup', { set: { id: 'group', width: 1000, height: 1000, children: [code] } });
  const effect_image_configs = [config('effect', [group], { width: 1000, height: 1000 })];
  await call(`/sku_templates/${template.id}`, maker, 'PUT', { effect_image_configs });
  await call(`/sku_templates/${template.id}/publish`, maker, 'PUT');
  await call('/form_orders', buyer, 'POST', {
    type: 'FormOrder::MicroCustom',
    sku_template_no: template.no,
    orders_attributes: Array.from({ length: orders }, (_, index) => ({ no: `K-${index}`, quantity: 1, size: 'S' })),
  });

  await vi.waitFor(async () => expect(await countDone()).toBeGreaterThan(3), { timeout: 60_000, interval: 10 });
  await server.kill('SIGKILL');
  const before = await countDone();
  expect(before).toBeLessThan(orders);
  server = await start();
  await vi.waitFor(async () => expect(await countDone()).toBe(orders), { timeout: 120_000, interval: 200 });
  const { rows } = await sql<{ renders: number; images: number }>`
    select (select count(*)::int from renders) as renders, (select count(*)::int from order_images) as images`.execute(
    opened.db,
  );
  expect(rows).toEqual([{ renders: orders, images: orders }]);
});
