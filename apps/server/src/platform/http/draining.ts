import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A process that is about to stop: it answers every request and tells the load balancer to send no more. */
export interface Draining {
  readonly isDraining: boolean;
  /**
   * From now on `/readyz` returns 503 and each response closes its connection, because a load balancer would reuse it
   * for a request to a stopped process. Resolves after `ms`, or as soon as `signal` is aborted.
   */
  drain(ms: number, signal?: AbortSignal): Promise<void>;
}

export function allowDraining(app: FastifyInstance): Draining {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  return {
    get isDraining() {
      return isDraining;
    },
    async drain(ms, signal) {
      isDraining = true;
      await sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined);
    },
  };
}
