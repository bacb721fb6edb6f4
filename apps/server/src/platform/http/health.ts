import { anyone } from '@platen/contract/access';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { appError } from '../app-error.ts';
import type { Platform } from '../context.ts';
import { type Draining, allowDraining } from './draining.ts';
import { handleError, localeOf } from './error-handler.ts';

/** So long a part may take to say that it is there. */
const checkTimeoutMs = 2000;
/** A balancer that hears nothing for a second takes the process out: no part that it can do without makes it wait longer. */
const storeWaitMs = 200;
/** Anyone may ask, as often as they like: asked again within a second, the answer is the same. */
const cacheMs = 1000;

type DependencyState = 'ok' | 'failed' | 'unknown';

/**
 * `/healthz`: this process is alive; nothing else is asked, so that a database that is away restarts nobody.
 * `/readyz`: it can answer requests, so a balancer may send it some. Without its database it cannot, nor while it drains.
 * Without its store it can do all but files, and so can every other process: it is ready, and `degraded`.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, store }: Pick<Platform, 'db' | 'store'>,
  { isDraining }: { isDraining: () => boolean },
): void {
  app.get('/healthz', { config: { access: anyone } }, async () => ({ status: 'ok' }));
  const database = watchDependency('database', app.log, () => sql`select 1`.execute(db));
  const files = watchDependency('store', app.log, () => store.check());
  app.get('/readyz', { config: { access: anyone } }, async (request, reply) => {
    const [databaseState, storeState] = await Promise.all([
      // A little longer than it may take: its answer counts, also that there was none.
      database.check(2 * checkTimeoutMs),
      files.check(storeWaitMs),
    ]);
    const missing = isDraining() ? 'draining' : databaseState === 'ok' ? undefined : 'database';
    if (missing !== undefined) {
      // Answered and not thrown: it is asked for every second, and is no failure of ours to be looked into.
      const refusal = appError('not_ready', { part: missing });
      return reply
        .status(refusal.status)
        .send({ ...refusal.toResponseBody(localeOf(request)), request_id: request.id });
    }
    const status = storeState === 'failed' ? 'degraded' : 'ok';
    return { status, parts: { database: databaseState, store: storeState } };
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

/**
 * A part that is asked how it is, at most once a second and by one at a time. Whoever does not wait for the answer gets the
 * one before: `unknown` until there is any.
 */
function watchDependency(part: string, log: FastifyBaseLogger, check: () => Promise<unknown>) {
  let state: DependencyState = 'unknown';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isChecking = false;
  let checking: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    isChecking = true;
    try {
      await withTimeout(check(), checkTimeoutMs);
      state = 'ok';
    } catch (error) {
      log.warn({ err: error, part }, 'a part is away');
      state = 'failed';
    } finally {
      isChecking = false;
    }
  }

  return {
    async check(waitMs: number): Promise<DependencyState> {
      if (!isChecking && performance.now() - checkedAt > cacheMs) {
        checkedAt = performance.now();
        checking = refresh();
      }
      await withTimeout(checking, waitMs).catch(() => undefined);
      return state;
    },
  };
}

async function withTimeout(result: Promise<unknown>, timeoutMs: number): Promise<void> {
  const done = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  // Whichever comes second is nobody's concern any more.
  timeout.catch(() => undefined);
  try {
    await Promise.race([result, timeout]);
  } finally {
    done.abort();
  }
}
