import { anyone } from '@platen/contract/access';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { appError } from '../app-error.ts';
import type { Platform } from '../context.ts';

/** `/healthz`: this process is alive. `/readyz`: what it needs is there too, so a balancer may send it requests. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { config: { access: anyone } }, async () => ({ status: 'ok' }));
  const isDatabaseThere = shared(() => sql`select 1`.execute(platform.db));
  const isStoreThere = shared(() => platform.store.check());
  app.get('/readyz', { config: { access: anyone } }, async (request) => {
    await check('database', request.log, isDatabaseThere);
    await check('store', request.log, isStoreThere);
    return { status: 'ok' };
  });
}

const keptMs = 1000;

/** Anyone may ask, as often as they like: asked again within a second, the answer is the same. */
function shared(ask: () => Promise<unknown>): () => Promise<unknown> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<unknown> = Promise.resolve();
  return () => {
    if (performance.now() - askedAt > keptMs) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}

async function check(part: string, log: FastifyInstance['log'], attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    log.warn({ err: error, part }, 'not ready');
    throw appError('not_ready', { part });
  }
}
