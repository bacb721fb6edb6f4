import { anyone } from '@platen/contract/access';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { appError } from '../app-error.ts';
import type { Platform } from '../context.ts';

/** `/healthz`: this process is alive. `/readyz`: what it needs is there too, so a balancer may send it requests. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { config: { access: anyone }, schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: anyone }, schema: { hide: true } }, async (request) => {
    await check('database', request.log, () => sql`select 1`.execute(platform.db));
    await check('store', request.log, () => platform.store.check());
    return { status: 'ok' };
  });
}

async function check(part: string, log: FastifyInstance['log'], attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    log.warn({ err: error, part }, 'not ready');
    throw appError('not_ready', { part });
  }
}
