import { anyone } from '@platen/contract/access';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { appError } from '../app-error.ts';
import type { Platform } from '../context.ts';
import { type Draining, allowDraining } from './draining.ts';
import { handleError, localeOf } from './error-handler.ts';

/** So long a part may take to say that it is there. */
const answerTimeoutMs = 2000;
/** A balancer that hears nothing for a second takes the process out: no part that it can do without makes it wait longer. */
const storeWaitMs = 200;
/** Anyone may ask, as often as they like: asked again within a second, the answer is the same. */
const keptMs = 1000;

type PartState = 'ok' | 'failed' | 'unknown';

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
  const database = watchPart('database', app.log, () => sql`select 1`.execute(db));
  const files = watchPart('store', app.log, () => store.check());
  app.get('/readyz', { config: { access: anyone } }, async (request, reply) => {
    const [databaseState, storeState] = await Promise.all([
      // A little longer than it may take: its answer counts, also that there was none.
      database.ask(2 * answerTimeoutMs),
      files.ask(storeWaitMs),
    ]);
    const missing = isDraining() ? 'draining' : databaseState === 'ok' ? undefined : 'database';
    if (missing !== undefined) {
      // Answered and not thrown: it is asked for every second, and is no failure of ours to be looked into.
      const refusal = appError('not_ready', { part: missing });
      return reply.status(refusal.status).send({ ...refusal.toAnswer(localeOf(request)), request_id: request.id });
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
function watchPart(part: string, log: FastifyBaseLogger, check: () => Promise<unknown>) {
  let state: PartState = 'unknown';
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let asking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    isAsking = true;
    try {
      await inTime(check(), answerTimeoutMs);
      state = 'ok';
    } catch (error) {
      log.warn({ err: error, part }, 'a part is away');
      state = 'failed';
    } finally {
      isAsking = false;
    }
  }

  return {
    async ask(waitMs: number): Promise<PartState> {
      if (!isAsking && performance.now() - askedAt > keptMs) {
        askedAt = performance.now();
        asking = look();
      }
      await inTime(asking, waitMs).catch(() => undefined);
      return state;
    },
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
