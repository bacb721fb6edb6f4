import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root, run } from './processes.mjs';

/**
 * A proxy with the configuration that `deploy` ships, except for names and ports.
 * @typedef {object} Proxy
 * @property {string} name
 * @property {string} program
 * @property {boolean} servesStore
 * @property {(place: Place) => string} configuration
 * @property {(file: string) => string[]} check
 * @property {(file: string) => string[]} run
 * @typedef {{ folder: string, certificate: string, server: string, httpPort: number, httpsPort: number }} Place
 */

/** Of a proxy that does not write to its output. @param {string} folder */
const accessLogIn = (folder) => join(folder, 'access.log');

/** @type {Proxy[]} */
const proxies = [
  {
    name: 'the proxy of the compose file',
    program: 'haproxy',
    servesStore: true,
    configuration: ({ certificate, server, httpPort, httpsPort }) =>
      readFileSync(join(root, 'deploy/compose/haproxy.cfg'), 'utf8')
        .replace('/etc/haproxy/tls/platen.pem', certificate)
        // A test may not raise the limit of open files.
        .replace('maxconn 10000', 'maxconn 100')
        .replace('bind :8080', `bind 127.0.0.1:${httpPort}`)
        .replace('bind :8443', `bind 127.0.0.1:${httpsPort}`)
        .replace(/(server api-\d) .*/g, `$1 ${server}`)
        .replace('store:9000', server),
    check: (file) => ['-c', '-f', file],
    run: (file) => ['-db', '-f', file],
  },
  {
    name: 'nginx before a server on one machine',
    program: 'nginx',
    servesStore: false,
    configuration: ({ folder, certificate, server, httpPort, httpsPort }) => {
      const site = readFileSync(join(root, 'deploy/machine/platen.nginx.conf'), 'utf8')
        .replace(/\/etc\/ssl\/platen\/\w+\.pem/g, certificate)
        .replaceAll('/var/log/nginx/platen.log', accessLogIn(folder))
        .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
        .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
        .replace('127.0.0.1:7300', server);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${join(folder, kind)};`,
      );
      return `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { ${paths.join(' ')} ${site} }`;
    },
    check: (file) => ['-t', '-c', file],
    run: (file) => ['-c', file],
  },
];

for (const proxy of proxies) {
  const isInstalled = (await run(proxy.program, ['-v'])).code === 0;
  describe.skipIf(!isInstalled)(`${proxy.name}:`, () => {
    testProxy(proxy);
  });
}

/** Before a server that echoes headers. @param {Proxy} proxy */
function testProxy(proxy) {
  let folder = '';
  const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
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
    const file = join(folder, 'proxy.conf');
    const server = `127.0.0.1:${portOf(echo)}`;
    writeFileSync(file, proxy.configuration({ folder, certificate, server, httpPort, httpsPort }));
    await runOrThrow(proxy.program, proxy.check(file));
    running = spawn(proxy.program, proxy.run(file), { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => (output += chunk));
    await vi.waitFor(() => acceptsConnections(httpsPort), { timeout: 60_000, interval: 100 });
  }, 90_000);
  afterAll(async () => {
    running?.kill();
    echo.close();
    rmSync(folder, { recursive: true });
  });

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
    const files = await get('/platen/key', { host: 'files.print.example' }, false);
    expect(files.status).toBe(proxy.servesStore ? 403 : 308);
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
    const readLog = () => output + (existsSync(accessLogIn(folder)) ? readFileSync(accessLogIn(folder), 'utf8') : '');
    await vi.waitFor(() => expect(readLog()).toMatch(/\/active_storage\/uploads\/-["\s]/), { timeout: 30_000 });
    expect(readLog()).toMatch(/GET \/app_api\/v1\/orders["\s]/);
    expect(readLog()).toMatch(/GET \/app_api\/v1\/blobs\/-\/photo\.png["\s]/);
    expect(readLog()).not.toMatch(/Wang|4f2c9d|secret\.token/);
  });

  it('answers in the form of the API when no process can be reached', async () => {
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
}

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
