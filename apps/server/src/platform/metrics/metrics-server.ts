import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { withTimeout } from '../process/with-timeout.ts';

/** Prometheus gives up after ten seconds, and would then report the process as down. */
const collectTimeoutMs = 2000;

/**
 * Serves the metrics on a port of their own, which must not be reachable from outside: they tell how much is sold. They
 * are answered while the API is too busy to answer, or drains.
 *
 * A metric that cannot be read is left out, the others are served: without its database, a process is not down.
 */
export function createMetricsServer(registry: Registry, onFailure: (metric: string, error: unknown) => void): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    void readMetrics(registry, onFailure).then((text) =>
      response.writeHead(200, { 'content-type': registry.contentType }).end(text),
    );
  });
}

async function readMetrics(registry: Registry, onFailure: (metric: string, error: unknown) => void): Promise<string> {
  const texts = registry.getMetricsAsArray().map(({ name }) =>
    withTimeout(registry.getSingleMetricAsString(name), collectTimeoutMs).catch((error: unknown) => {
      onFailure(name, error);
    }),
  );
  const read = await Promise.all(texts);
  return `${read.filter((text) => text !== undefined).join('\n\n')}\n`;
}
