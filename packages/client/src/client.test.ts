import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPlaten } from './client.ts';
import { PlatenRefusal } from './refusal.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server that answers what it is told to, one after the other, and keeps what it was asked. */
const asked: Asked[] = [];
let answers: { status: number; body: object; headers?: Record<string, string> }[] = [];
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method, url: address, headers } = request;
      asked.push({ method, url: address, headers, body });
      const next = answers.shift();
      // Nothing left to say: the connection breaks off.
      if (!next) return void response.destroy();
      response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers });
      response.end(JSON.stringify(next.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  answers = [];
});

const placed = { code: 200, message: 'Success', form_order: { id: 1, no: 'FO1', state: 'init', amount: 10 } };
const type = 'FormOrder::Batch' as const;
const body = { type, sku_template_no: 'SKU1', orders_attributes: [{ no: 'A', quantity: 1 }] };
const client = () => createPlaten({ url: `${url}/`, apiKey: 'sk_1', locale: 'zh-CN' });

describe('a client', () => {
  it('makes a call with its key, language, places and query', async () => {
    answers = [
      { status: 200, body: { data: [], meta: {} } },
      { status: 200, body: {} },
      { status: 200, body: { data: [], meta: {} } },
    ];
    await client()('GET /form_orders', { query: { page: 2, 'tags_name_in[]': ['a', 'b'] } });
    await client()('PUT /form_orders/{id}/close', { params: { id: 7 } });
    await client()('GET /form_orders', { query: { 'id_in[]': [] } });
    expect(asked[2]?.url).toBe('/app_api/v1/form_orders?id_in%5B%5D=');
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/app_api/v1/form_orders?page=2&tags_name_in%5B%5D=a&tags_name_in%5B%5D=b',
      headers: { authorization: 'Bearer sk_1', locale: 'zh-CN' },
    });
    expect(asked[1]).toMatchObject({ method: 'PUT', url: '/app_api/v1/form_orders/7/close' });
  });

  it('repeats a change with the same key when the server fails or no answer comes', async () => {
    answers = [
      { status: 503, body: {}, headers: { 'retry-after': '0' } },
      { status: 500, body: {} },
      { status: 200, body: placed },
    ];
    const { form_order } = await client()('POST /form_orders', { body });
    expect(form_order.no).toBe('FO1');
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(String(keys[0]).length).toBeGreaterThan(30);
  });

  it('asks again at once if the server says so, else only after a while', async () => {
    const unavailable = { status: 503, body: {} };
    answers = [
      { ...unavailable, headers: { 'retry-after': '0' } },
      { status: 200, body: {} },
    ];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const waitsMs = () => timers.mock.calls.map(([, ms]) => ms);
    await client()('GET /form_orders');
    expect(waitsMs()).toContain(0);
    timers.mockClear();
    answers = [unavailable, { status: 200, body: {} }];
    await client()('GET /form_orders');
    expect(waitsMs().some((ms) => ms !== undefined && ms >= 250 && ms <= 500)).toBe(true);
    expect(waitsMs()).not.toContain(0);
  });

  it('takes a key of the caller’s own, and gives up after so many attempts', async () => {
    const platen = createPlaten({ url, apiKey: 'sk_1', attempts: 2 });
    await expect(platen('POST /form_orders', { body, idempotencyKey: 'SHOP-1' })).rejects.toThrow('fetch failed');
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['SHOP-1', 'SHOP-1']);
  });

  it.each([
    ['PUT /form_orders/{id}/confirm', { params: { id: 7 } }],
    ['DELETE /webhooks/{id}', { params: { id: 7 } }],
  ] as const)('repeats %s under its key', async (key, parts) => {
    answers = [
      { status: 503, body: {}, headers: { 'retry-after': '0' } },
      { status: 200, body: {} },
    ];
    await client()(key, parts);
    expect(asked[0]?.headers['idempotency-key']).toBeDefined();
    expect(asked[1]?.headers['idempotency-key']).toBe(asked[0]?.headers['idempotency-key']);
  });

  it('does not repeat what was refused', async () => {
    const fields = [
      { path: 'orders_attributes[0].size', code: 'unknown_size', params: {}, message: 'There is no size' },
    ];
    answers = [{ status: 400, body: { code: 40001, message: 'not valid', fields, request_id: 'r-1' } }];
    const refusal = await client()('POST /form_orders', { body }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PlatenRefusal);
    expect(refusal).toMatchObject({ status: 400, code: 40001, fields, requestId: 'r-1', message: 'not valid' });
    expect(asked).toHaveLength(1);
  });
});
