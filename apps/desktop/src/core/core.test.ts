import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desktopTokenHeader, type Launched } from '@platen/model/orders/desktop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Core, openCore } from './core.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

let dir = '';
let core: Core;
let upstream: Server;
let store: Server;
const stored: { headers: IncomingHttpHeaders; body: string }[] = [];

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

async function bodyOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-core-'));
  store = createServer((message, response) => {
    void bodyOf(message).then((body) => {
      stored.push({ headers: message.headers, body });
      return response.end();
    });
  });
  await listening(store);
  upstream = createServer((message, response) => {
    const { url = '', headers } = message;
    if (url.endsWith('/direct_upload')) {
      const at = url.includes('far')
        ? `${addressOf(store)}/bucket/1?signed=yes`
        : `${addressOf(upstream)}/app_api/put/1`;
      return response.end(JSON.stringify({ id: 1, direct_upload: { url: at, headers: {}, blob_url: '/b' } }));
    }
    if (url.startsWith('/pages/')) {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', "default-src 'none'");
      return response.end('<head><meta name="platen-name" content="" /></head>');
    }
    if (url === '/page') {
      response.setHeader('content-type', 'text/html');
      return response.end('<head><meta name="platen-name" content="" /></head>');
    }
    return response.end(JSON.stringify({ host: headers.host, origin: headers.origin ?? null, url }));
  });
  await listening(upstream);
  core = await openCore({ dataDir: dir, serverUrl: addressOf(upstream), version: '1.2.3', sheetThread: { url: '' } });
});

afterAll(async () => {
  await core.close();
  upstream.close();
  store.close();
  await rm(dir, { recursive: true, force: true });
});

/** Not `fetch`: it sets `Host`, `Origin` and `Sec-Fetch-Site` as it likes. */
function call(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: core.port, method, path, headers }, (answer) => {
      bodyOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const launchCode = () => new URL(core.windowUrl()).hash.split('=')[1] ?? '';
const launch = (code: string) => call('POST', '/desktop/launch', json, JSON.stringify({ code }));

describe('who is let in', () => {
  it('gives the token for the code of a window, once', async () => {
    const code = launchCode();
    const first = await launch(code);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.text) as Launched).toEqual({ token: core.token, session: null });
    expect((await launch(code)).status).toBe(401);
    expect((await launch('guessed')).status).toBe(401);
  });

  it('answers the bridge to the token alone', async () => {
    expect((await call('GET', '/desktop/state')).status).toBe(401);
    expect((await call('GET', '/desktop/state', { [desktopTokenHeader]: `${core.token}x` })).status).toBe(401);
    expect((await call('GET', '/desktop/state', { [desktopTokenHeader]: core.token })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin without a name', { origin: 'null' }],
    ['another port of this computer', { origin: 'http://127.0.0.1:1' }],
    ['another name of this address', { host: 'evil.example' }],
    ['localhost, which is another origin', { host: 'localhost' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s everywhere', async (_, headers) => {
    const withToken = { ...headers, [desktopTokenHeader]: core.token };
    for (const path of ['/desktop/state', '/desktop/folders?wants=sheets', '/page', '/app_api/v1/mine']) {
      expect((await call('GET', path, withToken)).status).toBe(403);
    }
    expect((await call('POST', '/desktop/launch', { ...json, ...headers }, '{}')).status).toBe(403);
  });

  it('listens on this computer only', () => {
    expect(core.windowUrl()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#launch=/);
  });
});

describe('what is passed on', () => {
  it('is the server’s, as if it came from nowhere', async () => {
    const own = `http://127.0.0.1:${core.port}`;
    const { text } = await call('GET', '/app_api/v1/mine?a=1', { origin: own, 'sec-fetch-site': 'same-origin' });
    const host = new URL(addressOf(upstream)).host;
    expect(JSON.parse(text)).toEqual({ host, origin: null, url: '/app_api/v1/mine?a=1' });
  });

  it.each([
    ['//{host}/x'],
    ['/\\{host}/x'],
    ['/.//{host}/x'],
    ['/%2e//{host}/x'],
    ['http://{host}/x'],
    ['file:///etc/passwd'],
    ['/.//['],
    ['*'],
    ['{host}/x'],
  ])('is never another host’s: %s', async (target) => {
    const before = stored.length;
    const path = target.replace('{host}', new URL(addressOf(store)).host);
    const { status } = await call('GET', path, { authorization: 'Bearer secret', 'sec-fetch-dest': 'document' });
    expect(status).toBe(400);
    expect(stored).toHaveLength(before);
    expect((await call('GET', '/app_api/v1/mine')).status).toBe(200);
  });

  it('has no origin of ours where others have made it, and is not marked as ours', async () => {
    for (const path of ['/pages/1', '/pages/../pages/1']) {
      const { headers, text } = await call('GET', path, { 'sec-fetch-dest': 'document' });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none', sandbox (?!.*allow-same-origin)/);
      expect(text).not.toContain('platen-desktop');
    }
    const file = await call('GET', `/app_api/v1/blobs/${'a'.repeat(40)}/a.html`, { 'sec-fetch-dest': 'document' });
    expect(file.headers['content-security-policy']).toMatch(/^sandbox/);
    expect((await call('GET', '/page')).headers['content-security-policy']).toBeUndefined();
  });

  it('says in the page that it is shown by the client', async () => {
    const { text } = await call('GET', '/page', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' });
    expect(text).toContain('<meta name="platen-desktop" content="1.2.3" />');
  });

  it('leads uploads of the page through the client, to whatever store they go', async () => {
    const own = `http://127.0.0.1:${core.port}`;
    const near = await call('POST', '/app_api/v1/active_storage/direct_upload', json, '{}');
    expect(near.text).toContain(`"url":"${own}/app_api/put/1"`);
    const far = await call('POST', '/far/active_storage/direct_upload', json, '{}');
    const { direct_upload } = JSON.parse(far.text) as { direct_upload: { url: string } };
    expect(direct_upload.url).toMatch(`${own}/desktop/uploads/`);
    const { pathname } = new URL(direct_upload.url);
    expect((await call('PUT', pathname, { cookie: 'own=1', 'content-md5': 'x' }, 'bytes')).status).toBe(200);
    expect(stored).toMatchObject([{ body: 'bytes', headers: { 'content-md5': 'x' } }]);
    expect(stored[0]?.headers.cookie).toBeUndefined();
    expect((await call('PUT', '/desktop/uploads/other', {}, 'bytes')).status).toBe(404);
  });
});
