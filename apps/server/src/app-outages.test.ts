import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createMetricsServer } from './platform/metrics/metrics-server.ts';
import { registerGauges } from './platform/process-gauges.ts';
import { openRelay, type Relay } from './platform/testing/relay.ts';
import { useTestApp } from './testing/test-app.ts';

const warnLevel = 40;
const errorLevel = 50;

describe('a database that is away', () => {
  const logged: Record<string, unknown>[] = [];
  let relay: Relay;
  afterAll(() => relay.cut());
  const app = useTestApp({ PLATEN_METRICS_PORT: '0' }, logged, async (url) => {
    relay = await openRelay(url);
    return relay.url;
  });
  const notable = () => logged.filter(({ level, msg }) => Number(level) >= warnLevel || msg === availableAgain);
  const availableAgain = 'dependency available again';

  async function openMetrics() {
    const { platform } = app;
    registerGauges({ platform, metrics: platform.metrics, pools: {} });
    const failed: string[] = [];
    const server = createMetricsServer(platform.metrics.registry, (metric, error) => {
      if (platform.dependencies.report(error)) failed.push(metric);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
    async function read() {
      failed.length = 0;
      const response = await fetch(url);
      return { status: response.status, text: await response.text(), failed: [...failed] };
    }
    return { read, close: () => server.close() };
  }

  it('is one line of the log when it goes and one when it is back, and takes only its own metrics along', async () => {
    const { token } = await app.signUp('staff');
    const metrics = await openMetrics();
    expect(await metrics.read()).toMatchObject({ status: 200, failed: [] });
    logged.length = 0;

    await relay.cut();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => app.call('POST', '/categories', { token, body: { name: 'Mugs' } })),
    );
    for (const { status, body, headers } of answers)
      expect([status, body.code, headers['retry-after']]).toEqual([503, 50302, '2']);
    expect(await app.call('GET', 'root:/readyz')).toMatchObject({
      status: 200,
      body: { status: 'degraded', parts: { database: 'failed' } },
    });
    const { status, text, failed } = await metrics.read();
    expect(status).toBe(200);
    expect(text).toContain('platen_dependency_available{dependency="database"} 0');
    expect(text).toContain('platen_dependency_available{dependency="store"} 1');
    expect(text).toContain('platen_job_queue_failing 0');
    expect(text).toMatch(/platen_http_request_seconds_count\{[^}]*status="503"\} 40/);
    expect(failed).toContain('platen_job_queue_depth');
    expect(text).not.toContain('platen_job_queue_depth');
    expect(notable()).toEqual([
      expect.objectContaining({
        level: errorLevel,
        msg: 'dependency unavailable',
        dependency: 'database',
        reason: expect.stringMatching(/ECONNREFUSED|terminated|closed|reset|unexpectedly/i) as string,
      }),
    ]);
    expect(JSON.stringify(notable())).not.toContain('stack');

    await relay.restore();
    await vi.waitFor(() => expect(notable()).toHaveLength(2), { timeout: 30_000, interval: 100 });
    expect(notable()[1]).toMatchObject({ msg: availableAgain, dependency: 'database' });
    expect((await app.call('POST', '/categories', { token, body: { name: 'Mugs' } })).status).toBe(200);
    expect((await metrics.read()).text).toContain('platen_dependency_available{dependency="database"} 1');
    metrics.close();
  });

  it('is named as a full disk when it has no space left', async () => {
    const { token } = await app.signUp('staff');
    logged.length = 0;
    await sql`
      create function refuse_row() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(
      app.db,
    );
    await sql`create trigger refuse_row before insert on categories for each row execute function refuse_row()`.execute(
      app.db,
    );
    for (const name of ['Cups', 'Caps'])
      expect(await app.call('POST', '/categories', { token, body: { name } })).toMatchObject({
        status: 503,
        body: { code: 50303 },
        headers: { 'retry-after': '60' },
      });
    expect(notable()).toEqual([
      expect.objectContaining({
        msg: 'dependency unavailable',
        dependency: 'database_disk',
        reason: 'could not extend file "base/1/2": No space left on device',
      }),
    ]);
    expect(app.platform.dependencies.isAvailable('database')).toBe(true);
  });
});
