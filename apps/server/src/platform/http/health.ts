import { anyone } from '@platen/contract/access';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { appError } from '../app-error.ts';
import type { Platform } from '../context.ts';
import { type Draining, allowDraining } from './draining.ts';
import { handleError } from './error-handler.ts';

/** So long a part may take to say that it is there. Balancers ask every few seconds, and give up themselves. */
const answerTimeoutMs = 2000;
/** Anyone may ask, as often as they like: asked again within a second, the answer is the same. */
const keptMs = 1000;

type PartState = 'ok' | 'failed';

/**
 * `/healthz`: this process is alive; nothing else is asked, so that a database that is away restarts nobody.
 * `/readyz`: it can answer requests, so a balancer may send it some. Without its database it cannot, nor while it drains.
 * Without its store it can do all but files, and so can every other process: it is ready, and `degraded`.
 */
export function registerHealth(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'store'>,
  { isDraining }: { isDraining: () => boolean },
  timeoutMs = answerTimeoutMs,
): void {
  app.get('/healthz', { config: { access: anyone } }, async () => ({ status: 'ok' }));
  const askDatabase = kept(() => inTime(sql`select 1`.execute(platform.db), timeoutMs));
  const askStore = kept(() => inTime(platform.store.check(), timeoutMs));
  app.get('/readyz', { config: { access: anyone } }, async (request) => {
    if (isDraining()) throw appError('not_ready', { part: 'draining' });
    const [database, store] = await Promise.all([
      stateOf('database', request.log, askDatabase),
      stateOf('store', request.log, askStore),
    ]);
    if (database !== 'ok') throw appError('not_ready', { part: 'database' });
    return { status: store === 'ok' ? 'ok' : 'degraded', parts: { database, store } };
  });
}

/** Health alone, for processes that answer no requests: workers are watched too. */
export function createHealthServer(
  platform: Pick<Platform, 'db' | 'store'>,
  log: FastifyBaseLogger,
): { http: FastifyInstance; draining: Draining } {
  const http = fastify({
    loggerInstance: log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  http.setErrorHandler(handleError);
  const draining = allowDraining(http);
  registerHealth(http, platform, { isDraining: () => draining.isDraining });
  return { http, draining };
}

function kept(ask: () => Promise<unknown>): () => Promise<unknown> {
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

async function inTime(answer: Promise<unknown>, timeoutMs: number): Promise<void> {
  const over = new AbortController();
  const tooLate = sleep(timeoutMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  // Whichever comes second is nobody's concern any more.
  tooLate.catch(() => undefined);
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    over.abort();
  }
}

async function stateOf(part: string, log: FastifyBaseLogger, ask: () => Promise<unknown>): Promise<PartState> {
  try {
    await ask();
    return 'ok';
  } catch (error) {
    log.warn({ err: error, part }, 'a part is away');
    return 'failed';
  }
}
