import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { anyone } from '@platen/contract/access';
import { apiBasePath } from '@platen/model/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appError } from './platform/errors/app-error.ts';
import { serveConsole } from './platform/http/console-files.ts';
import { route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { pngOf } from './platform/testing/test-images.ts';
import { routes } from './resources/index.ts';
import { auditPolicy } from './resources/operations/audit-entries/audit-policy.ts';
import { servePublicPages } from './resources/storefront/custom-pages/public-pages.routes.ts';
import { useTestApp } from './testing/test-app.ts';
import { uploadFile } from './testing/test-files.ts';

/** What Helmet sets by default, except where a row of the table says otherwise. */
const common = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const consolePolicy = expect.stringMatching(
  /^default-src 'self'; .*script-src 'self' 'wasm-unsafe-eval'; .*object-src 'none'; frame-ancestors 'self'; base-uri 'none'; /,
);
const pagePolicy = expect.stringMatching(
  /^default-src 'none'; .*script-src 'sha256-[^']+'; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'self'; report-uri \/app_api\/v1\/csp_reports; report-to csp$/,
);
const reporting = { 'reporting-endpoints': 'csp="/app_api/v1/csp_reports"' };
const filePolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

describe('security headers', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  let consoleDir: string;
  let http: FastifyInstance;
  let fileUrl: string;
  let token: string;

  beforeAll(async () => {
    consoleDir = await mkdtemp(join(tmpdir(), 'platen-console-'));
    await mkdir(join(consoleDir, 'dist/assets'), { recursive: true });
    await writeFile(join(consoleDir, 'dist/index.html'), '<title>Platen</title>');
    await writeFile(join(consoleDir, 'dist/assets/list.js'), 'list()');
    await writeFile(join(consoleDir, 'dist/assets/canvas-worker-CcWpxrH6.js'), 'start()');
    http = await serverFor(app.platform.config);
    ({ token } = await app.signUp());
    const bytes = await pngOf(8, 8, 'red');
    fileUrl = (await uploadFile(app, token, { filename: 'a.png', type: 'image/png', bytes })).url;
  });
  afterAll(async () => {
    await http.close();
    await rm(consoleDir, { recursive: true });
  });

  /** The server with a console of its own, and calls that redirect and fail. */
  async function serverFor(config: typeof app.platform.config): Promise<FastifyInstance> {
    const call = { method: 'GET', access: anyone, summary: 'For this test', response: 'raw' } as const;
    const redirect = route(
      { ...call, path: '/redirect' },
      { run: async (_ctx, _input, reply) => reply.redirect('/', 303) },
    );
    const fail = route({ ...call, path: '/fail' }, { run: () => Promise.reject(new Error('a bug')) });
    const platform = { ...app.platform, config };
    const server = await createHttpServer({
      platform,
      routes: [...routes, redirect, fail],
      authenticate: () => Promise.reject(appError('not_signed_in')),
      auditPolicy,
      log: app.http.log,
    });
    servePublicPages(server, platform);
    await serveConsole(server, { consoleDir, name: '', settings: platform.settings, uploadOrigin: undefined });
    return server;
  }

  const cases: [string, number, () => { url: string; headers?: Record<string, string> }, object][] = [
    ['an answer of the API', 200, () => ({ url: `${apiBasePath}/application/info` }), {}],
    ['a refusal', 401, () => ({ url: `${apiBasePath}/orders` }), {}],
    ['an unknown call', 404, () => ({ url: `${apiBasePath}/nothing` }), {}],
    ['a failure', 500, () => ({ url: `${apiBasePath}/fail` }), {}],
    ['a bad address', 400, () => ({ url: '/%zz' }), {}],
    ['a redirect', 303, () => ({ url: `${apiBasePath}/redirect` }), {}],
    [
      'the page of the console',
      200,
      () => ({ url: '/orders' }),
      { 'content-security-policy': consolePolicy, 'referrer-policy': 'same-origin', ...reporting },
    ],
    ['a missing script of the console', 404, () => ({ url: '/assets/old.js' }), {}],
    [
      'a public page',
      404,
      () => ({ url: '/pages/1' }),
      { 'content-security-policy': pagePolicy, 'referrer-policy': 'strict-origin-when-cross-origin', ...reporting },
    ],
    [
      'a file',
      200,
      () => ({ url: fileUrl }),
      { 'content-security-policy': filePolicy, 'cross-origin-resource-policy': 'cross-origin' },
    ],
    [
      'a file that the browser has',
      304,
      () => ({ url: fileUrl, headers: { 'if-none-match': '*' } }),
      { 'content-security-policy': filePolicy, 'cross-origin-resource-policy': 'cross-origin' },
    ],
    ['a missing file', 404, () => ({ url: `${apiBasePath}/blobs/nothing/x.png` }), {}],
  ];

  it.each(cases)('are those of %s', async (_kind, status, request, own) => {
    const answer = await http.inject(request());
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...common, ...own });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    for (const name of ['server', 'x-powered-by']) expect(answer.headers).not.toHaveProperty(name);
  });

  it.each([
    ['a script of the console', '/assets/list.js', "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ['a thread of the console', '/assets/canvas-worker-CcWpxrH6.js', consolePolicy],
  ])('are only those that concern %s', async (_kind, url, policy) => {
    const { headers, statusCode } = await http.inject({ url });
    expect(statusCode).toBe(200);
    const { 'cross-origin-resource-policy': crossOrigin, 'x-content-type-options': sniffing } = common;
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': crossOrigin,
      'x-content-type-options': sniffing,
    });
    expect(headers['content-security-policy']).toEqual(policy);
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it('are sent with a request that is not HTTP', async () => {
    await http.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('nonsense\r\n\r\n');
    const answer = await text(socket);
    for (const [name, value] of Object.entries(common)) expect(answer).toContain(`${name}: ${value}\r\n`);
  });

  describe('where the public address has TLS', () => {
    let secure: FastifyInstance;
    beforeAll(async () => {
      secure = await serverFor({ ...app.platform.config, publicUrl: 'https://print.example', trustProxy: 1 });
    });
    afterAll(() => secure.close());
    const overTls = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    const plain = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' };

    it('require it for a year', async () => {
      const { headers } = await secure.inject({ url: `${apiBasePath}/application/info`, headers: overTls });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    });

    it('are sent with a refusal of calls without it, and pages lead to it', async () => {
      const call = await secure.inject({ url: `${apiBasePath}/application/info`, headers: plain });
      expect(call.statusCode).toBe(403);
      expect(call.json()).toMatchObject({ code: 40309 });
      expect(call.headers).toMatchObject(common);
      const page = await secure.inject({ url: '//evil.example/?a=1', headers: plain });
      expect([page.statusCode, page.headers.location]).toEqual([308, 'https://print.example//evil.example/?a=1']);
      expect((await secure.inject({ method: 'POST', url: '/orders', headers: plain })).statusCode).toBe(403);
    });

    it('leave health checks and this machine alone', async () => {
      const unforwarded = await secure.inject({ url: `${apiBasePath}/application/info` });
      expect(unforwarded.statusCode).toBe(200);
      const health = await secure.inject({ url: '/readyz', headers: plain });
      expect(health.headers.location, 'no redirect').toBeUndefined();
    });

    it('name cookies so that only this host can set them', async () => {
      const url = `${apiBasePath}/captcha`;
      const { cookies } = await secure.inject({ url, headers: overTls });
      const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' };
      expect(cookies).toMatchObject([{ name: '__Host-platen_captcha', secure: true, ...attributes }]);
      expect(cookies[0]).not.toHaveProperty('domain');
      const [withoutTls] = (await http.inject({ url })).cookies;
      expect(withoutTls).toMatchObject({ name: 'platen_captcha', ...attributes });
    });
  });
});
