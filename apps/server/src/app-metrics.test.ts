import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createMetricsServer } from './platform/metrics/metrics-server.ts';
import { registerGauges } from './platform/process-gauges.ts';
import { useTestApp } from './testing/test-app.ts';

const rulesFile = new URL('../../../deploy/monitoring/alerts.yaml', import.meta.url);
const dashboardFile = new URL('../../../deploy/monitoring/dashboard.json', import.meta.url);

describe('metrics', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_METRICS_PORT: '0' });

  async function scrape(): Promise<string> {
    return app.platform.metrics.registry.metrics();
  }

  it('count requests by route and status, never by what was asked for', async () => {
    const { token } = await app.signUp();
    await app.call('GET', '/form_orders/987654', { token });
    await app.call('GET', '/no/such/call', { token });
    const text = await scrape();
    expect(text).toMatch(/request_seconds_count\{method="GET",route="[^"]*\/form_orders\/:id",status="404"\} 1/);
    expect(text).toMatch(/request_seconds_count\{method="GET",route="none",status="404"\} 1/);
    expect(text).not.toContain('987654');
  });

  it('are served alone on their port, with the queues, the connections and the disk', async () => {
    const { platform } = app;
    const pools = { requests: () => ({ open: 3, idle: 2, waiting: 0 }) };
    registerGauges({ platform, metrics: platform.metrics, pools });
    const server = createMetricsServer(platform.metrics.registry, (metric) => expect.fail(metric));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await platform.jobs.queue(platform.db, 'deliver_webhook', { delivery_id: 1 });
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect((await fetch(`${url}/`)).status).toBe(404);
    server.close();
    server.closeAllConnections();
    expect(text).toContain('platen_job_queue_depth{job="deliver_webhook"} 1');
    expect(text).toContain('platen_job_queue_age_seconds{job="render_order_images"} 0');
    expect(text).toContain('platen_job_queue_failing 0');
    expect(text).toContain('platen_jobs_stalled 0');
    expect(text).toContain('platen_dependency_available{dependency="database"} 1');
    expect(text).toContain('platen_database_pool_connections{pool="requests",state="idle"} 2');
    expect(text).toMatch(/platen_disk_bytes\{state="free"\} [1-9]/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /);

    // A renamed metric must not silence an alert.
    for (const file of [rulesFile, dashboardFile]) {
      const used = new Set((await readFile(file, 'utf8')).match(/\b(?:platen|nodejs|process)_\w+/g));
      expect(used.size).toBeGreaterThan(5);
      for (const name of used) expect(text, name).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
    }
  });
});
