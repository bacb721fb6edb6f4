import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';

/**
 * Serves the metrics on a port of their own, which must not be reachable from outside: they tell how much is sold. They
 * are answered while the API is too busy to answer, or drains.
 */
export function createMetricsServer(registry: Registry, log: FastifyBaseLogger): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics could not be read');
        response.writeHead(503, { 'content-type': 'text/plain' }).end('metrics could not be read\n');
      },
    );
  });
}
