import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Platform } from './platform/context.ts';
import { createHealthServer, registerHealth } from './platform/http/health.ts';
import { useTestApp } from './testing/test-app.ts';

interface Health {
  status: string;
  parts: Record<string, string>;
}

describe('health', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const never = new Promise<never>(() => undefined);
  /** A separate server for each case, so that no cached health state is left from the case before. */
  async function send(changes: object, path = '/readyz') {
    const { http } = createHealthServer({ ...app.platform, ...changes }, app.http.log);
    const answer = await http.inject(path);
    await http.close();
    return { status: answer.statusCode, body: answer.json<Health & { code?: number; request_id?: string }>() };
  }

  it('is ready if its database and store respond', async () => {
    const { status, body } = await send({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', parts: { database: 'ok' } });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no bucket'))],
    ['does not answer', () => never],
  ])('stays ready but reports degraded while the store %s', { timeout: 30_000 }, async (_how, check) => {
    const { http } = createHealthServer({ ...app.platform, store: { ...app.platform.store, check } }, app.http.log);
    const read = async () => (await http.inject('/readyz')).json<Health>();
    // The store check is not awaited: until it has failed once, its state is unknown.
    await expect
      .poll(read, { timeout: 20_000 })
      .toEqual({ status: 'degraded', parts: { database: 'ok', store: 'failed', queue: 'ok' } });
    expect((await http.inject('/readyz')).statusCode).toBe(200);
    await http.close();
  });

  it('is alive without its database: a worker is not ready, a process for requests is degraded', {
    timeout: 30_000,
  }, async () => {
    const db = { getExecutor: () => ({ ...app.db.getExecutor(), executeQuery: () => never }) };
    const { status, body } = await send({ db });
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 50300, message: 'The service is not ready: database' });
    expect((await send({ db }, '/healthz')).status).toBe(200);

    const http = fastify();
    registerHealth(http, { ...app.platform, db } as unknown as Platform, { isDraining: () => false, isForJobs: false });
    const degraded = await http.inject('/readyz');
    await http.close();
    expect(degraded.statusCode).toBe(200);
    expect(degraded.json()).toMatchObject({ status: 'degraded', parts: { database: 'failed', store: 'ok' } });
  });
});

describe('a draining process', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });

  it('reports not ready, serves requests for a while, then refuses connections and finishes running requests', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    async function read(path: string) {
      const request = get({ port, path, agent });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return { status: answer.statusCode, connection: answer.headers.connection };
    }
    expect(await read('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });

    const hurry = new AbortController();
    const drained = app.draining.drain(3_600_000, hurry.signal);
    expect(await read('/readyz')).toEqual({ status: 503, connection: 'close' });
    expect(await read('/healthz')).toEqual({ status: 200, connection: 'close' });
    const { token } = await app.signUp();
    const mine = await fetch(`http://127.0.0.1:${port}/app_api/v1/mine`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(mine.status).toBe(200);

    hurry.abort();
    await drained;
    // A request that arrives while the server closes gets a normal response, not Fastify's own 503.
    const late = connect(port, '127.0.0.1');
    late.write('GET /app_api/v1/application/info HTTP/1.1\r\nHost: localhost\r\n');
    await once(app.http.server, 'connection');
    const closed = app.http.close();
    late.write('\r\n');
    const answer = await text(late);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await closed;
    await expect(read('/healthz')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });
});
