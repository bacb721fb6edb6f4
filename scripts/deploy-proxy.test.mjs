import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root, run } from './processes.mjs';

const isInstalled = (await run('haproxy', ['-v'])).code === 0;

/** Haproxy with the configuration that `deploy` ships, except for names and ports, before a server that echoes headers. */
describe.skipIf(!isInstalled)('the proxy of the compose file', () => {
  let folder = '';
  const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let haproxy;
  let output = '';
  let httpPort = 0;
  let httpsPort = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'platen-proxy-'));
    const certificate = join(folder, 'platen.pem');
    const subject = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=print.example'];
    const files = ['-keyout', certificate, '-out', join(folder, 'platen.crt')];
    await runOrThrow('openssl', [...subject, ...files]);
    writeFileSync(certificate, readFileSync(certificate, 'utf8') + readFileSync(join(folder, 'platen.crt'), 'utf8'));
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    [httpPort, httpsPort] = await findFreePorts();
    writeFileSync(join(folder, 'haproxy.cfg'), configuration(certificate));
    await runOrThrow('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')]);
    haproxy = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [haproxy.stdout, haproxy.stderr]) stream?.on('data', (chunk) => (output += chunk));
    await vi.waitFor(() => acceptsConnections(httpsPort), { timeout: 60_000, interval: 100 });
  }, 90_000);
  afterAll(async () => {
    haproxy?.kill();
    echo.close();
    rmSync(folder, { recursive: true });
  });

  /** @param {string} certificate */
  function configuration(certificate) {
    const server = `127.0.0.1:${portOf(echo)}`;
    return (
      readFileSync(join(root, 'deploy/compose/haproxy.cfg'), 'utf8')
        .replace('/etc/haproxy/tls/platen.pem', certificate)
        // A test may not raise the limit of open files.
        .replace('maxconn 10000', 'maxconn 100')
        .replace('bind :8080', `bind 127.0.0.1:${httpPort}`)
        .replace('bind :8443', `bind 127.0.0.1:${httpsPort}`)
        .replace(/(server api-\d) .*/g, `$1 ${server}`)
        .replace('store:9000', server)
    );
  }

  /** @param {string} path @param {Record<string, string>} [headers] @param {boolean} [isTls] */
  async function get(path, headers = {}, isTls = true) {
    const options = { host: '127.0.0.1', path, headers: { host: 'print.example', ...headers } };
    const request = isTls
      ? requestHttps({ ...options, port: httpsPort, rejectUnauthorized: false })
      : requestHttp({ ...options, port: httpPort });
    request.end();
    const [response] = await once(request, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  it('leads pages to TLS, and refuses calls and files without it', async () => {
    const page = await get('/form_orders', {}, false);
    expect([page.status, page.headers.location]).toEqual([308, 'https://print.example/form_orders']);
    expect((await get('/app_api/v1/orders', {}, false)).status).toBe(403);
    expect((await get('/platen/key', { host: 'files.print.example' }, false)).status).toBe(403);
    expect((await get('/app_api/v1/orders')).status).toBe(200);
  });

  it('replaces what a caller says about proxies', async () => {
    const forged = {
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '1',
      'x-real-ip': '192.0.2.1',
      forwarded: 'for=192.0.2.1;host=evil.example',
    };
    const seen = JSON.parse((await get('/', forged)).body);
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'print.example',
      'x-forwarded-proto': 'https',
    });
    for (const name of ['x-forwarded-port', 'x-real-ip', 'forwarded']) expect(seen).not.toHaveProperty(name);
  });

  it('logs neither queries nor the keys of files', async () => {
    await get('/app_api/v1/orders?receiver_cont=Wang');
    await get('/app_api/v1/blobs/4f2c9d/photo.png?w=100');
    await get('/app_api/v1/active_storage/uploads/secret.token');
    await vi.waitFor(() => expect(output).toContain('/active_storage/uploads/- HTTP'), { timeout: 30_000 });
    expect(output).toContain('GET /app_api/v1/orders HTTP/1.1');
    expect(output).toContain('GET /app_api/v1/blobs/-/photo.png HTTP/1.1');
    expect(output).not.toMatch(/Wang|4f2c9d|secret\.token/);
  });

  it('answers in the form of the API when no process can be reached', async () => {
    // The store of this configuration has the same server, which is up: only the backend of the API is closed.
    await vi.waitFor(async () => expect((await get('/app_api/v1/orders')).status).toBe(200));
    echo.closeAllConnections();
    await new Promise((resolve) => echo.close(resolve));
    const refused = await get('/app_api/v1/orders');
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '5' });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 50300, message: 'The service is not ready' });
  });

  it('speaks TLS 1.2 and 1.3 with forward secrecy and authenticated encryption only', async () => {
    expect(await negotiate({ maxVersion: 'TLSv1.3' })).toMatch(/^TLSv1\.3 TLS_/);
    expect(await negotiate({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 TLS_ECDHE_RSA_WITH_(?:AES_\d+_GCM|CHACHA20)/);
    for (const refused of [
      { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
      { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' },
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA' },
    ])
      await expect(negotiate(/** @type {import('node:tls').ConnectionOptions} */ (refused))).rejects.toThrow(
        /alert (?:protocol version|handshake failure)/,
      );
  });

  /** @param {import('node:tls').ConnectionOptions} options @returns {Promise<string>} version and cipher */
  async function negotiate(options) {
    const socket = connectTls({ host: '127.0.0.1', port: httpsPort, rejectUnauthorized: false, ...options });
    await once(socket, 'secureConnect');
    const agreed = `${socket.getProtocol()} ${socket.getCipher().standardName}`;
    socket.destroy();
    return agreed;
  }
});

/** @param {string} program @param {string[]} args */
async function runOrThrow(program, args) {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program}: ${output}`);
}

/** @param {import('node:http').Server} server */
function portOf(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** Two that nobody listens on. @returns {Promise<[number, number]>} */
async function findFreePorts() {
  const servers = [createServer(), createServer()];
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const [one = 0, other = 0] = servers.map(portOf);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return [one, other];
}

/** @param {number} port */
async function acceptsConnections(port) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
