import { anyone } from '@platen/contract/access';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../context.ts';
import { appError } from '../errors/app-error.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { allowDraining, type Draining } from './draining.ts';
import { createErrorHandler, localeOf } from './error-handler.ts';

/** How long a dependency may take to respond. */
const checkTimeoutMs = 2000;
/**
 * A load balancer removes a process that does not respond within a second, so an optional dependency must not delay the
 * response longer than this.
 */
const optionalWaitMs = 200;
/** Anyone may call this as often as they like, so a state is cached for a second. */
const cacheMs = 1000;

type DependencyState = 'ok' | 'failed' | 'unknown';
/** `failed`: the job queue of this process does not work. `stalled`: no process of the installation completes jobs. */
type QueueState = 'ok' | 'failed' | 'stalled';

type HealthSources = Pick<Platform, 'db' | 'store' | 'jobs' | 'dependencies'>;

interface HealthOptions {
  isDraining: () => boolean;
  /** Whether jobs are all that this process does. */
  isForJobs: boolean;
}

/**
 * `/healthz`: the process is alive. Nothing else is checked, so that an unavailable database restarts no process.
 * `/readyz`: requests should be sent to this process. Not while it drains. Without its database it refuses most requests, and
 * without its store those about files, in words that callers understand and with the time after which to repeat them. Every
 * other process does the same, so it is ready and `degraded`: a load balancer without a process answers with a page of its
 * own. The same holds for jobs that are not done. A process that only does jobs is not ready while it can do none.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, store, jobs, dependencies }: HealthSources,
  { isDraining, isForJobs }: HealthOptions,
): void {
  app.get('/healthz', { config: { access: anyone } }, async () => ({ status: 'ok' }));
  const database = checkRarely(
    () => sql`select 1`.execute(db),
    (error) => dependencies.reportCheck('database', error),
  );
  const files = checkRarely(
    () => store.check(),
    (error) => dependencies.reportCheck('store', error),
  );
  let areJobsStalled = false;
  const otherQueues = checkRarely(
    async () => {
      areJobsStalled = await jobs.areStalled(db);
    },
    // A slow answer alone says nothing of the database.
    (error) => void dependencies.report(error),
  );

  async function checkQueue(): Promise<QueueState> {
    await otherQueues.check(optionalWaitMs);
    if (jobs.failingSince()) return 'failed';
    return areJobsStalled ? 'stalled' : 'ok';
  }

  app.get('/readyz', { config: { access: anyone } }, async (request, reply) => {
    const [databaseState, storeState, queueState] = await Promise.all([
      // A little longer than the check's own timeout, so that its result is known, even if it timed out.
      database.check(2 * checkTimeoutMs),
      files.check(optionalWaitMs),
      checkQueue(),
    ]);
    const missing = findMissing(databaseState, queueState);
    if (missing !== undefined) {
      // Sent, not thrown, because it is requested every second and is not a failure to investigate.
      const refusal = appError('not_ready', { part: missing });
      return reply
        .status(refusal.status)
        .send({ ...refusal.toResponseBody(localeOf(request)), request_id: request.id });
    }
    const isWhole = databaseState === 'ok' && storeState !== 'failed' && queueState === 'ok';
    const status = isWhole ? 'ok' : 'degraded';
    return { status, parts: { database: databaseState, store: storeState, queue: queueState } };
  });

  function findMissing(databaseState: DependencyState, queueState: QueueState): string | undefined {
    if (isDraining()) return 'draining';
    if (!isForJobs) return undefined;
    if (databaseState !== 'ok') return 'database';
    return queueState === 'failed' ? 'queue' : undefined;
  }
}

/** A server for health checks only, for workers. */
export function createHealthServer(
  platform: HealthSources,
  log: FastifyBaseLogger,
): { http: FastifyInstance; draining: Draining } {
  const http = fastify({
    loggerInstance: log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  http.setErrorHandler(createErrorHandler(platform.dependencies));
  const draining = allowDraining(http);
  registerHealth(http, platform, { isDraining: () => draining.isDraining, isForJobs: true });
  return { http, draining };
}

/**
 * Checks a dependency at most once a second and once at a time. Callers that do not wait for the check get the previous
 * state, which is `unknown` at first.
 */
function checkRarely(check: () => Promise<unknown>, onFailure: (error: unknown) => void) {
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
      onFailure(error);
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
