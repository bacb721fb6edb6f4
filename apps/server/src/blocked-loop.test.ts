import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiBasePath } from '@platen/model/api';
import type { Page } from '@platen/model/lists/lists';
import { beforeAll, expect, it } from 'vitest';
import { blockedMsMax, measureBlockedMs } from './platform/testing/loop-watch.ts';
import { createApiDocuments, loadApiDocuments } from './resources/connections/api-documents/api-documents.routes.ts';
import { orderingIn } from './resources/orders/form-orders/testing/ordering.ts';
import { useTestApp } from './testing/test-app.ts';

const megabyte = 1024 * 1024;

const app = useTestApp({ PLATEN_ROLE: 'api' });
const ordering = orderingIn(app);
const tokens = { customer: '', repeater: '', staff: '', nobody: '' };
let templateNo = '';
let templateId = 0;

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  tokens.customer = (await app.signUp()).token;
  tokens.repeater = (await app.signUp()).token;
  tokens.staff = (await app.signUp('staff')).token;
  const template = await ordering.publishTemplate();
  ({ no: templateNo, id: templateId } = template);
  await app.call('PUT', `/sku_templates/${templateId}/unpublish`, { token: tokens.staff });
  await app.call('PUT', `/sku_templates/${templateId}/publish`, { token: tokens.staff });
});

/** Sends the body in chunks, as it arrives over a network. */
function send(who: keyof typeof tokens, method: string, path: string, body: Buffer): Promise<number> {
  const { port } = app.http.server.address() as AddressInfo;
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    ...(tokens[who] && { authorization: `Bearer ${tokens[who]}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ port, method, path: apiBasePath + path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    void write(call, body);
  });
}

async function write(call: ClientRequest, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length && !call.closed; at += 65_536) {
    call.write(body.subarray(at, at + 65_536));
    await new Promise((resolve) => setImmediate(resolve));
  }
  call.end();
}

const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const address = '路'.repeat(60);
const formOrder = (rows: string) =>
  Buffer.from(`{"type":"FormOrder::Batch","sku_template_no":"${templateNo}","orders_attributes":[${rows}]}`);
/** An order number must be new: one that was ordered already would be refused. */
let sheetCount = 0;
function rowsOf(count: number, more: (index: number) => string): string {
  const sheet = ++sheetCount;
  const row = (_: unknown, index: number) => `{"no":"H-${sheet}-${index}","quantity":1,"size":"S"${more(index)}}`;
  return Array.from({ length: count }, row).join(',');
}
const blobUrl = `/app_api/v1/blobs/${'a'.repeat(28)}/x.png`;

interface Hostile {
  name: string;
  who: keyof typeof tokens;
  method: 'POST' | 'PUT';
  path: () => string;
  body: () => Buffer;
  status: number;
}

const toLogin = { who: 'nobody', method: 'POST', path: () => '/sessions' } as const;
const toOrders = { who: 'customer', method: 'POST', path: () => '/form_orders' } as const;

const toPages = { who: 'staff', method: 'POST', path: () => '/custom_pages' } as const;
const pageOf = (content: string) =>
  Buffer.from(
    JSON.stringify({
      title: 'Held',
      configs: JSON.stringify([{ id: 'section-text', type: 'text', settings: { content } }]),
    }),
  );

const corpus: Hostile[] = [
  {
    name: 'a megabyte of empty lists from a stranger',
    ...toLogin,
    body: () => Buffer.from(`[${repeated('[],', megabyte)}[]]`),
    status: 413,
  },
  {
    name: 'as many empty lists as a stranger may send',
    ...toLogin,
    body: () => Buffer.from(`[${repeated('[],', 65_000)}[]]`),
    status: 413,
  },
  {
    name: 'as many unknown fields as a stranger may send',
    ...toLogin,
    body: () => Buffer.from(`{${Array.from({ length: 7000 }, (_, index) => `"${index}":1`).join(',')}}`),
    status: 413,
  },
  {
    name: 'two thousand unknown fields from a stranger',
    ...toLogin,
    body: () => Buffer.from(`{${Array.from({ length: 2000 }, (_, index) => `"field_${index}":1`).join(',')}}`),
    status: 400,
  },
  {
    name: 'twenty megabytes of empty lists',
    ...toOrders,
    body: () => formOrder(`${repeated('[],', 19 * megabyte)}[]`),
    status: 413,
  },
  {
    name: 'ten thousand empty rows',
    ...toOrders,
    body: () => formOrder(`${repeated('{},', 3 * 9999)}{}`),
    status: 400,
  },
  {
    name: 'a text of nineteen megabytes',
    ...toOrders,
    body: () => formOrder(`"${'x'.repeat(19 * megabyte)}"`),
    status: 400,
  },
  {
    name: 'a row of half a million unknown fields',
    ...toOrders,
    body: () => formOrder(`{${Array.from({ length: 500_000 }, (_, index) => `"field_${index}":1`).join(',')}}`),
    status: 413,
  },
  {
    name: 'five thousand rows that are wrong in every field',
    ...toOrders,
    body: () =>
      formOrder(
        repeated('{"no":1,"quantity":"x","size":[],"custom_fields":{},"surprise":[[[]]]},', 350_000).slice(0, -1),
      ),
    status: 400,
  },
  {
    name: 'five thousand rows with files under many names',
    ...toOrders,
    body: () =>
      formOrder(
        rowsOf(5000, (index) => {
          const urls = Array.from({ length: 20 }, (_, at) => `"${blobUrl}?${index}.${at}"`);
          return `,"production_image_urls":[${urls.join(',')}]`;
        }),
      ),
    status: 400,
  },
  {
    name: 'five thousand good rows with long addresses',
    ...toOrders,
    body: () =>
      formOrder(rowsOf(5000, () => `,"address":"${address}","remark":"${address}","company_name":"${address}"`)),
    status: 200,
  },
  {
    name: 'four megabytes of layers that are none',
    who: 'staff',
    method: 'PUT',
    path: () => `/sku_templates/${templateId}`,
    body: () => {
      const layer = `{"type":"Text","x":{},"surprise":"${'x'.repeat(400)}"},`;
      return Buffer.from(`{"effect_image_configs":[{"layers":[${repeated(layer, 3.8 * megabyte)}{}]}]}`);
    },
    status: 400,
  },
  { name: 'a page of fifty thousand angle brackets', ...toPages, body: () => pageOf('<'.repeat(50_000)), status: 400 },
  {
    name: 'a page of a thousand colored paragraphs',
    ...toPages,
    body: () => pageOf('<p style="color:#123456">'.repeat(1000)),
    status: 200,
  },
];

it.each(corpus)(
  'does not block the event loop for $name',
  { timeout: 120_000 },
  async ({ name, who, method, path, body, status }) => {
    let sizeMb = 0;
    const heldMs = await measureBlockedMs(async () => {
      const bytes = body();
      sizeMb = bytes.length / megabyte;
      return async () => expect(await send(who, method, path(), bytes)).toBe(status);
    });
    process.stdout.write(`${name}: ${sizeMb.toFixed(1)} MB, ${heldMs.toFixed(0)} ms\n`);
    expect(heldMs).toBeLessThan(blockedMsMax);
  },
);

it('does not block the event loop when five thousand rows are ordered again', { timeout: 120_000 }, async () => {
  const rows = rowsOf(5000, () => `,"address":"${address}","remark":"${address}"`);
  expect(await send('repeater', 'POST', '/form_orders', formOrder(rows))).toBe(200);
  const { body } = await app.call<Page<{ id: number }>>('GET', '/form_orders', { token: tokens.repeater });
  const path = `/form_orders/${body.data[0]?.id}/repeat`;
  const heldMs = await measureBlockedMs(async () => async () => {
    expect(await send('repeater', 'GET', path, Buffer.alloc(0))).toBe(200);
  });
  process.stdout.write(`repeat of 5,000 rows: ${heldMs.toFixed(0)} ms\n`);
  expect(heldMs).toBeLessThan(blockedMsMax);
});

it('reads the API documents that the build wrote', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'platen-documents-')), 'api-documents.json');
  await writeFile(file, JSON.stringify(createApiDocuments(app.platform.versions.web)));
  await loadApiDocuments(pathToFileURL(file));
  await rm(dirname(file), { recursive: true });
  const heldMs = await measureBlockedMs(async () => async () => {
    for (const path of ['/openapi.json', '/openapi_staff.json']) {
      expect((await app.call('GET', path, { token: tokens.staff })).status).toBe(200);
    }
  });
  expect(heldMs).toBeLessThan(blockedMsMax);
});
