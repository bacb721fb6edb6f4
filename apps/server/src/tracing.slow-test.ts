import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useKillableServer } from './resources/orders/form-orders/testing/killable-server.ts';
import { plainPrint } from './resources/orders/form-orders/testing/ordering.ts';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface TraceExport {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

const spans: ReceivedSpan[] = [];
/** What collects traces in operation: it takes OTLP over HTTP, as JSON. */
const collector = createServer((request, response) => {
  void receive(request).then((status) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'));
});

async function receive(request: IncomingMessage): Promise<number> {
  const { resourceSpans } = (await json(request)) as TraceExport;
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  return 200;
}

const server = useKillableServer();
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '200');
});
afterAll(() => {
  vi.unstubAllEnvs();
  collector.close();
});

it('traces a request and the job that it queues as one trace', async () => {
  await server.start();
  const [buyer, maker] = [await server.signIn('buyer'), await server.signIn('maker')];
  const template = { name: '杯', kind: 'micro_custom', size_prices: [{ size: 'S', price: 1, width: 20, height: 20 }] };
  const { id, no } = await server.request('POST', '/sku_templates', maker, template);
  await server.request('PUT', `/sku_templates/${id}`, maker, { production_image_configs: [plainPrint] });
  await server.request('PUT', `/sku_templates/${id}/publish`, maker);
  await server.request('POST', '/form_orders', buyer, {
    type: 'FormOrder::MicroCustom',
    sku_template_no: no,
    orders_attributes: [{ no: 'T-1', quantity: 1, size: 'S' }],
  });
  const ordering = await vi.waitFor(
    () => {
      const found = spans.find(({ name }) => name === 'POST /app_api/v1/form_orders');
      if (!found) throw new Error(`not among ${spans.map(({ name }) => name).join(', ')}`);
      return found;
    },
    { timeout: 60_000 },
  );
  await vi.waitFor(
    () => {
      const job = spans.find(({ name, traceId }) => name.startsWith('job ') && traceId === ordering.traceId);
      expect(job?.parentSpanId).toBe(ordering.spanId);
    },
    { timeout: 60_000 },
  );
});
