import { type AddressInfo, connect } from 'node:net';
import { anyone } from '@platen/contract/access';
import { apiBasePath } from '@platen/model/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addressGroup } from './platform/http/call-guard.ts';
import { route } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { auditPolicy } from './resources/operations/audit-entries/audit-policy.ts';
import { useTestApp } from './testing/test-app.ts';

describe('callers over the limit', () => {
  const callsPerMinute = 20;
  const logged: Record<string, unknown>[] = [];
  const app = useTestApp({ PLATEN_CALLS_PER_MINUTE: String(callsPerMinute) }, logged);
  const broken = { body: '{"login_name":', headers: { 'content-type': 'application/json' } };

  /** The responses to this many calls beyond the allowed number. */
  async function afterLimit(path: string, options: { token?: string } = {}): Promise<number[]> {
    const statuses: number[] = [];
    for (let calls = 0; calls < callsPerMinute + 2; calls++)
      statuses.push((await app.call('POST', path, { ...broken, ...options })).status);
    return [...new Set(statuses)];
  }

  it('are refused before the body is read: anonymous, with a guessed token, and signed in', async () => {
    const person = await app.signUp();
    expect(await afterLimit('/api_keys', { token: person.token })).toEqual([400, 429]);
    const refused = await app.call('GET', '/mine', { token: person.token });
    expect(refused).toMatchObject({ status: 429, body: { code: 42900 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const line = { msg: 'request', method: 'GET', path: `${apiBasePath}/mine`, statusCode: 429 };
    await vi.waitFor(() => expect(logged).toContainEqual(expect.objectContaining(line)));
    expect(await afterLimit('/api_keys', { token: 'guessed' })).toEqual([401, 429]);
    // Calls from the same address count together, whatever they request.
    expect(await afterLimit('/sessions')).toEqual([429]);
    expect((await app.call('GET', 'root:/healthz')).status).toBe(200);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('with the address %s are counted as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe('slow senders', () => {
  const app = useTestApp();
  let http: Awaited<ReturnType<typeof createHttpServer>>;

  beforeAll(async () => {
    const take = { method: 'POST', access: anyone, summary: 'For this test', response: z.object({}) } as const;
    const form = { ...take, path: '/form', body: z.strictObject({}) } as const;
    const file = { ...take, path: '/file', body: 'stream' } as const;
    const routes = [
      route(form, { run: async () => ({}) }),
      route(file, { run: (_ctx, { body }) => body.forEach(() => undefined).then(() => ({})) }),
    ];
    const timeouts = { bodyTimeoutMs: 300, streamWindowMs: 1000, streamBytesMin: 10 };
    const authenticate = () => Promise.reject(new Error('nobody'));
    http = await createHttpServer({
      platform: app.platform,
      routes,
      authenticate,
      auditPolicy,
      log: app.http.log,
      timeouts,
    });
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => http.close());

  /** Sends a thousand bytes slowly, a few at a time, until the connection is closed. */
  async function drip(path: string, bytes: string, everyMs: number): Promise<'answered' | 'cut off'> {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`);
    let left = 1000;
    const timer = setInterval(() => {
      if (left > 0) socket.write(bytes);
      left -= bytes.length;
    }, everyMs);
    const outcome = await new Promise<'answered' | 'cut off'>((resolve) => {
      socket.once('close', () => resolve('cut off')).once('data', () => resolve('answered'));
    });
    clearInterval(timer);
    socket.destroy();
    return outcome;
  }

  it.each([
    `${apiBasePath}/form`,
    `${apiBasePath}/file`,
    '/healthz',
    '/no_such_address',
    `${apiBasePath}/no_such_call`,
  ])('are cut off at %s', async (path) => {
    expect(await drip(path, ' ', 200)).toBe('cut off');
  });

  it('may take longer with a file as long as data keeps arriving', async () => {
    expect(await drip(`${apiBasePath}/file`, 'x'.repeat(20), 50)).toBe('answered');
  });
});
