import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface BodyTimeouts {
  /** The limit for a whole body that is not a file. */
  bodyTimeoutMs: number;
  /** A file may take an hour, but this many bytes must arrive in each window. */
  streamWindowMs: number;
  streamBytesMin: number;
}

export const bodyTimeouts: BodyTimeouts = { bodyTimeoutMs: 60_000, streamWindowMs: 60_000, streamBytesMin: 16 * 1024 };

/**
 * Aborts requests whose body arrives too slowly, because each open connection takes one from others. The server's own
 * limit is the hour that a large file may take.
 */
export function limitBodyTime(app: FastifyInstance, timeouts: BodyTimeouts): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      if (request.routeOptions.config.isStream) abortIfSlow(request, timeouts);
      else abortAfter(request, timeouts.bodyTimeoutMs);
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    // A refused body is still being sent. Left unread, the rest would hold the connection for the whole hour.
    if (!request.raw.complete) {
      request.raw.resume();
      abortAfter(request, timeouts.bodyTimeoutMs);
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function abortAfter({ raw }: FastifyRequest, timeoutMs: number): void {
  const timer = setTimeout(() => raw.complete || raw.destroy(), timeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

function abortIfSlow({ raw }: FastifyRequest, { streamWindowMs, streamBytesMin }: BodyTimeouts): void {
  let seenBytes = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    if (raw.socket.bytesRead - seenBytes < streamBytesMin) raw.destroy();
    seenBytes = raw.socket.bytesRead;
  }, streamWindowMs).unref();
  raw.once('close', () => clearInterval(timer));
}
