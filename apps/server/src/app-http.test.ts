import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anyone, can, withScope } from '@platen/contract/access';
import type { Call } from '@platen/contract/call';
import type { Role } from '@platen/model/accounts/roles';
import { apiBasePath } from '@platen/model/api';
import { errorTable } from '@platen/model/errors/errors';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appError } from './platform/errors/app-error.ts';
import { type Route, route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { actorOf } from './resources/actor.ts';
import { routes } from './resources/index.ts';
import { auditPolicy } from './resources/operations/audit-entries/audit-policy.ts';
import { testPassword, useTestApp } from './testing/test-app.ts';

describe('every call', () => {
  const app = useTestApp();

  /** A server with different routes on the same platform. The token names the caller's role. */
  async function serverWith(others: readonly Route[]) {
    const authenticate = async (_db: unknown, token: string) => ({
      caller: actorOf({ id: 1, role: token as Role, company_id: null, member_role: 'owner' }),
      credential: { kind: 'session' as const, sessionId: 1, isRecent: false, mustEnroll: false },
      counters: [],
    });
    const http = await createHttpServer({
      platform: app.platform,
      routes: others,
      authenticate,
      auditPolicy,
      log: app.http.log,
    });
    return { http, as: (role: Role) => ({ authorization: `Bearer ${role}` }) };
  }

  it('declares who may call it; only these routes are public', () => {
    const isPublic = ({ access, method }: { access: { kind: string }; method: string }) =>
      access.kind === 'public' && method !== 'HEAD';
    expect(app.http.declaredRoutes.length).toBeGreaterThanOrEqual(routes.length);
    expect(
      app.http.declaredRoutes
        .filter(isPublic)
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual([
      'GET /app_api/v1/application/info',
      'GET /app_api/v1/blobs/:key/:filename',
      'GET /app_api/v1/captcha',
      'GET /app_api/v1/demo_cashier/:no',
      'GET /app_api/v1/desktop_clients/:filename',
      'GET /app_api/v1/image_library_download_records/:slug',
      'GET /app_api/v1/image_library_download_records/:slug/file',
      'GET /app_api/v1/openapi.json',
      'GET /app_api/v1/setup',
      'GET /healthz',
      'GET /pages/:id',
      'GET /readyz',
      'POST /app_api/v1/csp_reports',
      'POST /app_api/v1/demo_cashier/:no/cancel',
      'POST /app_api/v1/demo_cashier/:no/pay',
      'POST /app_api/v1/payment_notices/alipay',
      'POST /app_api/v1/payment_notices/wechat',
      'POST /app_api/v1/sessions',
      'POST /app_api/v1/sessions/passkey',
      'POST /app_api/v1/sessions/passkey_options',
      'POST /app_api/v1/sessions/second_factor',
      'POST /app_api/v1/setup',
      'POST /app_api/v1/verification_codes',
      'PUT /app_api/v1/active_storage/uploads/:token',
      'PUT /app_api/v1/passwords',
    ]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses large responses with %s if accepted', async (encoding, unpack) => {
    const request = (url: string, accepted: string) =>
      app.http.inject({ url, headers: { 'accept-encoding': accepted } });
    const url = `${apiBasePath}/openapi.json`;
    const packed = await request(url, encoding);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpack(packed.rawPayload).toString()).toBe((await request(url, 'identity')).body);
    expect((await request('/healthz', encoding)).headers['content-encoding']).toBeUndefined();
  });

  it.each(
    routes
      .filter(({ access }) => access.kind !== 'public')
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('%s is refused to a stranger before anything else is looked at', async (_name, { method, path }) => {
    const answer = await app.call(method, path.replace(':id', '1'), {
      body: method === 'GET' ? undefined : { nonsense: 1 },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 40100 } });
  });

  it.each(['recharges.approve', 'recharges.reject', 'users.grant_advance'])(
    'moves money only by session if it needs %s',
    (ability) => {
      const calls = routes.filter(({ access }) => access.kind === 'ability' && access.ability === ability);
      const answers = new Set(calls.map(({ access }) => access.kind === 'ability' && access.sessionOnly));
      expect(answers).toEqual(new Set([true]));
    },
  );

  it('cannot be registered without declaring access', async () => {
    const { http } = await serverWith([]);
    expect(() => http.get('/forgotten', () => 'open to all')).toThrow('GET /forgotten does not say who may call it');
  });

  it('requires the ability of its access rule', async () => {
    const publish = route(
      {
        method: 'POST',
        path: '/publish',
        access: withScope(can('sku_templates.publish'), 'catalogue'),
        summary: 'For this test',
        response: z.object({ published: z.boolean() }),
      },
      { run: async () => ({ published: true }) },
    );
    const { http, as } = await serverWith([publish]);
    const request = (role: Role) => http.inject({ method: 'POST', url: `${apiBasePath}/publish`, headers: as(role) });
    const refused = await request('customer');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 40300 });
    expect((await request('staff')).statusCode).toBe(200);
  });

  it('responds with 500 when a service returns a value that breaks its schema', async () => {
    const promised: Call = {
      method: 'GET',
      path: '/wrong',
      access: anyone,
      summary: 'For this test',
      response: z.object({ amount: z.number() }),
    };
    const wrong = route(promised, { run: async () => ({ amount: 'a lot' }) });
    const { http } = await serverWith([wrong]);
    const answer = await http.inject({ method: 'GET', url: `${apiBasePath}/wrong` });
    expect(answer.json()).toMatchObject({ code: 50000 });
    expect(answer.body).not.toContain('a lot');
  });

  it('carries versions and a request id, which errors repeat', async () => {
    const answer = await app.call('GET', '/mine');
    expect(answer.headers['client-web-version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(answer.headers['client-app-version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(answer.headers['x-request-id']).toBe(answer.body.request_id);
  });

  it('responds in the language of the Locale header, else of the browser, else in English', async () => {
    const message = async (headers: Record<string, string>) =>
      (await app.call('GET', '/mine', { headers })).body.error_message;
    expect(await message({ locale: 'zh-CN' })).toBe(errorTable.not_signed_in.zh);
    expect(await message({ 'accept-language': 'zh-TW,zh;q=0.9' })).toBe(errorTable.not_signed_in.zh);
    expect(await message({ locale: 'en-US', 'accept-language': 'zh-CN' })).toBe(errorTable.not_signed_in.en);
    expect(await message({ locale: 'fr' })).toBe(errorTable.not_signed_in.en);
  });

  it('repeats error_message as message', async () => {
    const { body } = await app.call('GET', '/mine');
    expect(body.message).toBe(body.error_message);
  });
});

describe('callers', () => {
  const app = useTestApp();

  it('responds with 401 and the expected scheme to another authorization scheme', async () => {
    const headers = { authorization: `Basic ${Buffer.from('sk_x:').toString('base64')}` };
    const refused = await app.call('GET', '/mine', { headers });
    expect(refused).toMatchObject({ status: 401, body: { code: 40104 } });
    expect(refused.body.message).toBe('Basic authentication is not supported. Send Authorization: Bearer <API key>');
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="platen"');
  });

  it('get responses that no cache stores', async () => {
    const { login_name, token } = await app.signUp();
    const body = { login_name, password: testPassword };
    const answers = [
      await app.call('POST', '/sessions', { body }),
      await app.call('POST', '/api_keys', { token, body: { name: 'Shop' } }),
      await app.call('POST', '/webhooks', { token, body: { url: 'https://shop.example/hooks' } }),
      await app.call('GET', '/mine', { token }),
      await app.call('GET', '/mine'),
    ];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });
});

describe('the log', () => {
  const app = useTestApp();

  it('contains neither secret links nor queries', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const authenticate = () => Promise.reject(appError('not_signed_in'));
    const http = await createHttpServer({ platform: app.platform, routes, authenticate, auditPolicy, log });
    const urls = [
      ['PUT', '/active_storage/uploads/secret-token'],
      ['GET', '/blobs/secretkey/x.png?secret-query=1'],
      ['GET', '/image_library_download_records/secret-slug'],
      ['GET', '/api_keys/7?secret-query=1'],
    ] as const;
    for (const [method, url] of urls) await http.inject({ method, url: apiBasePath + url });
    expect(lines.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean)).toEqual([
      '/app_api/v1/active_storage/uploads/:token',
      '/app_api/v1/blobs/:key/x.png',
      '/app_api/v1/image_library_download_records/:slug',
      '/app_api/v1/api_keys/7',
    ]);
    expect(lines.join('')).not.toContain('secret');
  });
});

describe('routes outside the API', () => {
  const app = useTestApp();

  it('report health and readiness', async () => {
    expect(await app.call('GET', 'root:/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await app.call('GET', 'root:/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('document the partner API to everyone, and all calls to the factory only', async () => {
    type Document = { paths: Record<string, Record<string, unknown>>; servers: unknown };
    const documented = ({ paths }: Document, { method, path }: Pick<Call, 'method' | 'path'>) =>
      paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] !== undefined;
    const open = await app.call<Document>('GET', '/openapi.json', { headers: { host: 'print.example' } });
    expect(open.body.servers).toEqual([{ url: 'http://print.example/app_api/v1', description: 'Production' }]);
    expect(documented(open.body, { method: 'POST', path: '/form_orders' })).toBe(true);
    expect(documented(open.body, { method: 'GET', path: '/users' })).toBe(false);
    const token = async (role: Role) => (await app.signUp(role)).token;
    expect((await app.call('GET', '/openapi_staff.json')).status).toBe(401);
    expect((await app.call('GET', '/openapi_staff.json', { token: await token('customer') })).status).toBe(403);
    const whole = await app.call<Document>('GET', '/openapi_staff.json', { token: await token('staff') });
    expect(routes.filter((each) => !documented(whole.body, each)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the API document of an installation with a staging address', () => {
  const app = useTestApp({
    PLATEN_STAGING_URL: 'https://staging.example/',
    PLATEN_PUBLIC_URL: 'https://print.example',
  });

  it('lists both addresses', async () => {
    const { body } = await app.call<{ servers: { url: string }[] }>('GET', '/openapi.json');
    expect(body.servers.map(({ url }) => url)).toEqual([
      'https://print.example/app_api/v1',
      'https://staging.example/app_api/v1',
    ]);
  });
});
