import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A process on its way out. It answers whatever comes, and tells the balancer to send no more. */
export interface Draining {
  readonly isDraining: boolean;
  /**
   * From here on `/readyz` is 503, and each answer ends its connection: a balancer keeps connections for its next request,
   * which would meet one that is being closed. Resolves after `ms`, or as soon as `hurry` says so.
   */
  drain(ms: number, signal?: AbortSignal): Promise<void>;
}

export function allowDraining(app: FastifyInstance): Draining {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
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
