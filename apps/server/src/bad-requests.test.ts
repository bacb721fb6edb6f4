import { type AddressInfo, connect } from 'node:net';
import { anyone } from '@platen/contract/access';
import { apiBasePath } from '@platen/model/api';
import type { ErrorResponse } from '@platen/model/errors/errors';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { auditPolicy } from './resources/operations/audit-entries/audit-policy.ts';
import { useTestApp } from './testing/test-app.ts';

describe('bad requests', () => {
  const app = useTestApp();
  const post = (body: unknown, headers = {}) => app.call('POST', '/sessions', { body, headers });

  it('names each unknown, missing and malformed field', async () => {
    const answer = await post({ login_name: 7, surprise: true });
    expect(answer).toMatchObject({ status: 400, body: { code: 40001 } });
    expect(answer.body.fields?.map(({ path }) => path)).toEqual(['login_name', 'password', 'surprise']);
    expect(answer.body.messages).toContain('password is required');
    expect(answer.body.messages).toContain('surprise is not a known field');
  });

  it('refuses invalid JSON, non-objects, empty bodies and other content types', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await post('{"login_name":', headers)).toMatchObject({ status: 400, body: { code: 40002 } });
    expect(await post('', headers)).toMatchObject({ status: 400, body: { code: 40001 } });
    const broken = await post('{\n  "login_name": "张三",\n  "password": secret\n}', headers);
    expect(broken.body).toMatchObject({ code: 40002, details: { line: 3, column: 15 } });
    expect(broken.body.message).toContain('line 3, column 15');
    expect((await post('[]', headers)).status).toBe(400);
    expect(await post('<x/>', { 'content-type': 'text/xml' })).toMatchObject({ status: 415, body: { code: 41500 } });
    expect((await post('{"__proto__":{"role":"admin"}}', headers)).status).toBe(400);
    expect(await post('login_name=a', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    const form = await post('login_name=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('application/json') as unknown },
    });
  });

  it('accepts a call without a body that names the type of one', async () => {
    const { token } = await app.signUp();
    const headers = { 'content-type': 'application/json' };
    expect(await app.call('PUT', '/form_orders/1/close', { token, headers, body: '' })).toMatchObject({ status: 404 });
  });

  it('refuses a body that is too large', async () => {
    const answer = await post({ login_name: 'x'.repeat(70 * 1024), password: 'x' });
    expect(answer).toMatchObject({ status: 413, body: { code: 41300 } });
    expect(answer.body.error_message).toContain('64 KB');
  });

  it('refuses __proto__ in a query like any unknown name', async () => {
    const { token } = await app.signUp();
    for (const path of ['/api_keys?__proto__=1', '/api_keys?__proto__[]=1', '/mine?constructor=1&__proto__=1'])
      expect(await app.call('GET', path, { token })).toMatchObject({ status: 400, body: { code: 40001 } });
  });

  it('refuses a parameter that is given twice, and a body that repeats one of the address', async () => {
    const { token } = await app.signUp();
    for (const path of ['/api_keys?page=1&page=2', '/api_keys?per_page=5&per_page=100'])
      expect(await app.call('GET', path, { token })).toMatchObject({ status: 400, body: { code: 40001 } });
    const both = await app.call('PUT', '/api_keys/1?id=2', { token, body: { id: 2, name: 'x' } });
    expect(both).toMatchObject({ status: 400, body: { code: 40001 } });
  });

  it('permits no other site to read a response', async () => {
    const { token } = await app.signUp();
    const origin = { origin: 'https://evil.example' };
    for (const request of [
      { method: 'GET', url: `${apiBasePath}/mine`, headers: { ...origin, authorization: `Bearer ${token}` } },
      { method: 'GET', url: `${apiBasePath}/application/info`, headers: origin },
      { method: 'GET', url: '/', headers: origin },
      {
        method: 'OPTIONS',
        url: `${apiBasePath}/mine`,
        headers: { ...origin, 'access-control-request-method': 'PUT' },
      },
    ] as const) {
      const { headers } = await app.http.inject(request);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('names the character set of what it answers', async () => {
    for (const [url, type] of [
      [`${apiBasePath}/application/info`, 'application/json; charset=utf-8'],
      [`${apiBasePath}/orders`, 'application/json; charset=utf-8'],
      ['/pages/1', 'text/html; charset=utf-8'],
    ])
      expect((await app.http.inject({ url: url ?? '' })).headers['content-type']).toBe(type);
  });

  it('responds with 404 for an invalid id', async () => {
    const { token } = await app.signUp();
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999']) {
      expect(await app.call('GET', `/api_keys/${id}`, { token })).toMatchObject({ status: 404, body: { code: 40400 } });
    }
  });

  it('lists the allowed methods of a path', async () => {
    const { token } = await app.signUp();
    for (const [method, path] of [
      ['PATCH', '/form_orders/1'],
      ['POST', '/form_orders/1'],
      ['DELETE', '/form_orders'],
    ] as const) {
      const answer = await app.call(method, path, { token });
      expect(answer, `${method} ${path}`).toMatchObject({ status: 405, body: { code: 40500 } });
      expect(String(answer.headers.allow).split(', ')).toContain('GET');
      expect(answer.body.message).toContain(`/app_api/v1${path} does not support ${method}. Use: `);
    }
    expect(await app.call('PATCH', '/no_such_thing', { token })).toMatchObject({ status: 404, body: { code: 40404 } });
  });

  it('does not echo a request', async () => {
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('TRACE /app_api/v1/mine HTTP/1.1\r\nhost: x\r\nx-secret: echoed\r\nconnection: close\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1.1 (?:404|405|501) /);
    expect(text).not.toContain('echoed');
  });

  it('names the field with a character that cannot be stored', async () => {
    const { token } = await app.signUp();
    const create = (body: string) =>
      app.call('POST', '/api_keys', { token, body, headers: { 'content-type': 'application/json' } });
    const refused = (field: string) => ({ status: 400, body: { code: 40001, fields: [{ path: field }] } });
    expect(await create('{"name":"a\\u0000"}')).toMatchObject(refused('name'));
    expect(await create('{"name":"a\\ud800b"}')).toMatchObject(refused('name'));
    expect((await create('{"name":"a\\ud83d\\ude00b"}')).status).toBe(200);
    expect(await app.call('GET', '/api_keys?name_cont=%00', { token })).toMatchObject(refused('name_cont'));
    const nested = '{"events":[{},{"a":{"b\\u0000":1}}]}';
    const answer = await app.call('POST', '/webhooks', {
      token,
      body: nested,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject(refused('events[1].a.b\0'));
    const deep = (inside: string) => `{"name":${'['.repeat(30_000)}${inside}${']'.repeat(30_000)}}`;
    expect(await create(deep(''))).toMatchObject({ status: 400, body: { code: 40002 } });
    expect((await create(deep('"\\u0000"'))).status).toBe(400);
  });

  it('responds with 400 when the database refuses a value', async () => {
    const { token } = await app.signUp('staff');
    for (const path of ['/recharges?created_at_gteq_date=0000-01-01', '/recharges?created_at_lteq_date=0000-01-01'])
      expect(await app.call('GET', path, { token })).toMatchObject({ status: 400, body: { code: 40000 } });
    for (const value of [
      `convert_from('\\x00', 'UTF8')`,
      `'"\\u0000"'::jsonb ->> 0`,
      `'2020-13-40'::date`,
      `'x'::date`,
    ])
      await expectRefused(value);
  });

  /** PostgreSQL's own errors, passed through the error handler. */
  async function expectRefused(value: string): Promise<void> {
    const request = route(
      { method: 'GET', path: '/ask', access: anyone, summary: 'For this test', response: z.object({}) },
      {
        run: async (ctx) => {
          await sql`select ${sql.raw(value)}`.execute(ctx.db);
          return {};
        },
      },
    );
    const log = app.http.log;
    const authenticate = () => Promise.reject(new Error('nobody'));
    const http = await createHttpServer({ platform: app.platform, routes: [request], authenticate, auditPolicy, log });
    const answer = await http.inject({ method: 'GET', url: `${apiBasePath}/ask` });
    expect(answer.json(), value).toMatchObject({ code: 40000 });
  }

  it.each(['/%zz', '/app_api/v1/%', '/app_api/v1/api_keys/%E0%A4%A', `/app_api/v1/blobs/${'k'.repeat(5000)}/x.png`])(
    'responds to the malformed address %s in the common error shape',
    async (path) => {
      const answer = await app.http.inject({ method: 'GET', url: path, headers: { locale: 'zh-CN' } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      const body = answer.json<ErrorResponse & { request_id: string }>();
      expect(Math.floor(body.code / 100)).toBe(answer.statusCode);
      expect(body.message).toBe(body.error_message);
      expect(body.request_id).toMatch(/-/);
    },
  );

  it.each([
    ['what is no HTTP', 'HELO\r\n\r\n', 40000],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 43100],
    ['two lengths of a body', smuggled('content-length: 4\r\ncontent-length: 44'), 40000],
    ['a length and chunks', smuggled('content-length: 4\r\ntransfer-encoding: chunked'), 40000],
    ['chunks that are not the last encoding', smuggled('transfer-encoding: chunked, identity'), 40000],
    ['a length that is no number', smuggled('content-length: +4'), 40000],
    ['a field with a space in its name', smuggled('content-length : 4'), 40000],
  ])('responds to %s in the common error shape', async (_what, sent, code) => {
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${Math.floor(code / 100)} `));
    expect(JSON.parse(body)).toMatchObject({ code, request_id: expect.stringMatching(/-/) as unknown });
  });

  it('closes the connection of a malformed request whose sender keeps its side open', async () => {
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const countConnections = () =>
      new Promise<number>((resolve, reject) =>
        app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    const before = await countConnections();
    const sockets = Array.from({ length: 5 }, () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.resume().write('no request\r\n\r\n');
    }
    await vi.waitFor(async () => expect(await countConnections()).toBeGreaterThan(before), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await countConnections()).toBeLessThanOrEqual(before), { timeout: 30_000 });
    for (const socket of sockets) socket.destroy();
  });

  it('refuses a request with two hosts', async () => {
    if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
    for (const [fields, status] of [
      ['host: factory.example', 200],
      ['host: factory.example\r\nHost: evil.example', 400],
    ] as const) {
      const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`GET ${apiBasePath}/application/info HTTP/1.1\r\n${fields}\r\nconnection: close\r\n\r\n`);
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });

  it('responds with 404 for an unknown call', async () => {
    expect(await app.call('GET', '/no_such_thing')).toMatchObject({ status: 404, body: { code: 40404 } });
    expect(await app.call('POST', 'root:/anything', { body: {} })).toMatchObject({
      status: 404,
      body: { code: 40404 },
    });
  });
});

/** A request whose body ends elsewhere for a proxy that reads its fields differently: what follows would be another's. */
function smuggled(fields: string): string {
  return `POST ${apiBasePath}/sessions HTTP/1.1\r\nhost: x\r\n${fields}\r\n\r\n0\r\n\r\nGET /app_api/v1/mine HTTP/1.1\r\nhost: x\r\n\r\n`;
}
