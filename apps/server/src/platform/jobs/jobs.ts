import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Platform } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseAddress } from '../database/database-pool.ts';
import { retryWhileUnavailable } from '../errors/database-unavailable.ts';
import { type RequestOrigin, withCurrentSpan } from '../logging/request-origin.ts';
import { withSpan } from '../logging/tracing.ts';
import { type Outcome, timed } from '../metrics/metrics.ts';
import { platformFor } from '../platform-for.ts';
import { declareQueues } from './declare-queues.ts';
import { nextPriorities, reprioritize } from './job-priorities.ts';
import type { JobName, JobPayloads, JobQueue } from './job-queue.ts';
import { checkQueueSchema } from './job-queue-schema.ts';
import { areJobsStalled, failingAfterSDefault, findFailure, listPulseJobs } from './job-queue-state.ts';
import { openJobDatabase } from './jobs-database.ts';
import { countJobs, lockFailedJob } from './queued-jobs.ts';

export interface JobContext {
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
  /** Whether the job is retried if it fails now. If undefined, a failure is final. */
  willRetry?: boolean;
  /** Aborted when this process stops: long work ends there, and the next process continues it. */
  closing?: AbortSignal;
}

export interface Job {
  name: JobName;
  payload: z.ZodType;
  retry: { limit: number; delayS: number };
  /** A schedule in the factory's time zone. */
  cron?: string;
  /** How many may run at once in one process; default 1. */
  concurrency?: number;
  /** How many of one group may run at once in one process, so that a slow group leaves room for others. */
  concurrencyPerGroup?: number;
  run(context: JobContext, payload: never): Promise<void>;
}

/**
 * Defines work outside a request. `run` must be idempotent: if a worker dies after the work and before reporting it, it
 * runs again.
 */
export function defineJob<N extends JobName>(job: {
  name: N;
  payload: z.ZodType<JobPayloads[N]>;
  retry: { limit: number; delayS: number };
  cron?: string;
  concurrency?: number;
  concurrencyPerGroup?: number;
  run(context: JobContext, payload: JobPayloads[N]): Promise<void>;
}): Job {
  return job;
}

/** How often jobs of dead workers are looked for. */
const superviseEveryS = 5;
const stopTimeoutMs = 10_000;
/** More than the transaction has taken, and more than the clocks of this process and the database differ. */
const retriedSinceMs = 60_000;
const pollEverySDefault = 10;

function missingNotificationsHint(pollEveryS: number): string {
  return (
    `jobs begin up to ${pollEveryS} s late. Behind PgBouncer in transaction mode, set PLATEN_DATABASE_LISTEN_URL to an ` +
    'address of the database itself'
  );
}

export interface JobQueueOptions {
  address: DatabaseAddress;
  /** Where to listen for notifications, if it differs from `address`. */
  listenAddress?: DatabaseAddress | undefined;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
  timeZone: string;
  /** How often a worker polls for jobs without a notification. */
  pollEveryS?: number;
  /** For how long the queue of this process may fail before `failingSince` says so. */
  failingAfterS?: number;
}

/** What the parts of an opened queue share. */
interface OpenedQueue {
  boss: PgBoss;
  database: ReturnType<typeof openJobDatabase>;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
  pollEveryS: number;
  failingAfterS: number;
}

/** Connects to the queue in a migrated database. Jobs run in this process only after `startWorkers`. */
export async function openJobQueue({
  address,
  listenAddress,
  jobs,
  log,
  timeZone,
  pollEveryS = pollEverySDefault,
  failingAfterS = failingAfterSDefault,
}: JobQueueOptions) {
  // Whether the database is unavailable, the statements show.
  const onLost = (error: Error) => log.debug({ err: error }, 'connection of the job queue lost');
  const database = openJobDatabase(address, onLost, listenAddress);
  await checkQueueSchema(database.bossDatabase).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const boss = new PgBoss({
    db: database.bossDatabase,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseEveryS,
    monitorIntervalSeconds: superviseEveryS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await declareQueues(boss, jobs, timeZone);
  const opened: OpenedQueue = { boss, database, jobs, log, pollEveryS, failingAfterS };
  return {
    queue: queueOf(opened),
    async startWorkers(platform: Platform): Promise<void> {
      for (const job of jobs) await startWorker(opened, job, platform);
    },
    checkNotifications: () => checkNotifications(opened),
  };
}

/** Beside the payload, so that a job is found by its payload whoever asked for it. */
const originKey = 'origin';

function queueOf(opened: OpenedQueue, origin?: RequestOrigin): JobQueue {
  const { boss, database, jobs, pollEveryS, failingAfterS } = opened;

  function dataOf(name: JobName, payload: unknown): object {
    const parsed = parsePayload(name, payload);
    return origin ? { ...parsed, [originKey]: withCurrentSpan(origin) } : parsed;
  }

  function parsePayload(name: JobName, payload: unknown): object {
    const job = jobs.find((known) => known.name === name);
    if (!job) throw new Error(`no such job: ${name}`);
    return job.payload.parse(payload) as object;
  }

  const queue: JobQueue = {
    withOrigin: (next) => queueOf(opened, next),
    queue: (db, name, payload, queueOptions) => queue.queueAll(db, name, [{ payload, ...queueOptions }]),
    async queueAll(db, name, queued) {
      const rows = queued.map(({ payload, startAfterS, group }) => ({
        data: dataOf(name, payload),
        ...(startAfterS === undefined ? {} : { startAfter: startAfterS }),
        ...(group === undefined ? {} : { group: { id: group } }),
      }));
      if (rows.length > 0) await boss.insert(name, rows, { db: fromKysely(db) });
    },
    async queueFairly(db, name, owner, payloads) {
      if (payloads.length === 0) return;
      const { group, priorities } = await nextPriorities(db, name, owner, payloads.length);
      const rows = payloads.map((payload, index) => ({
        data: dataOf(name, payload),
        priority: priorities[index] ?? 0,
        group: { id: group },
      }));
      await boss.insert(name, rows, { db: fromKysely(db) });
    },
    reprioritize,
    async findUnqueued(db, name, payloads) {
      const { rows } = await sql<{ payload: never }>`
        select payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as payload
        where not exists (
          select from pgboss.job
          where name = ${name} and state in ('created', 'retry', 'active') and data - ${originKey} = payload
        )`.execute(db);
      return rows.map(({ payload }) => payload);
    },
    countJobs: (db) =>
      countJobs(
        db,
        jobs.map(({ name }) => name),
      ),
    async retryFailed(db, id) {
      const name = await lockFailedJob(db, id);
      if (name === undefined) return false;
      await boss.retry(name, id, { db: fromKysely(db) });
      // Only a start time in the past notifies the workers: without it, the job would wait for their next poll.
      const startAfter = new Date(Date.now() - retriedSinceMs);
      await boss.update({ name, options: { id, startAfter, db: fromKysely(db) } });
      return true;
    },
    async discardFailed(db, id) {
      const name = await lockFailedJob(db, id);
      if (name === undefined) return false;
      await boss.deleteJob(name, id, { db: fromKysely(db) });
      return true;
    },
    failingSince() {
      const own = { retryingSince: database.retryingSince(), workers: boss.getWipData(), pollEveryS, failingAfterS };
      return findFailure(own, new Date());
    },
    areStalled: (db) => areJobsStalled(db, listPulseJobs(jobs)),
    stop: () => stopQueue(opened),
  };

  return queue;
}

async function stopQueue({ boss, database, jobs }: OpenedQueue): Promise<void> {
  database.stopRetrying();
  // pg-boss itself would look only every half second whether its workers have ended.
  const ended = Promise.all(jobs.map(({ name }) => boss.offWork(name)));
  await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
  await boss.stop({ graceful: false });
  await database.close();
}

async function startWorker({ boss, database, log, pollEveryS }: OpenedQueue, job: Job, platform: Platform) {
  const workId = await boss.work(
    job.name,
    {
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: pollEveryS,
      localConcurrency: job.concurrency ?? 1,
      ...(job.concurrencyPerGroup === undefined ? {} : { localGroupConcurrency: job.concurrencyPerGroup }),
    },
    async ([queued]) => {
      if (!queued) return;
      wakeWorkers(boss, workId);
      const { origin } = queued.data as { origin?: RequestOrigin };
      const jobLog = log.child({ job: job.name, jobId: queued.id, ...(origin && { reqId: origin.request_id }) });
      const payload = job.payload.parse(queued.data) as never;
      await platform.settings.refresh();
      const willRetry = queued.retryCount < job.retry.limit;
      const { closing } = database;
      const jobContext = { platform: platformFor(platform, origin), db: platform.db, log: jobLog, willRetry, closing };
      const run = () => job.run(jobContext, payload);
      const observe = (seconds: number, outcome: Outcome) =>
        platform.metrics.jobSeconds.observe({ job: job.name, outcome }, seconds);
      try {
        const traced = () => withSpan(`job ${job.name}`, { origin }, () => retryWhileUnavailable(run, closing));
        await timed(observe, traced);
      } catch (error) {
        // While a dependency is unavailable, each attempt of each job fails: only a final failure is an event.
        if (!platform.dependencies.report(error) || !willRetry)
          jobLog.error({ err: error, retryCount: queued.retryCount }, 'job failed');
        throw error;
      }
    },
  );
}

/**
 * Makes busy workers look for more jobs right after the current one. Otherwise a worker would wait for its next poll
 * after each job, because the jobs of one transaction send a single notification.
 */
function wakeWorkers(boss: PgBoss, workId: string): void {
  for (const worker of boss.getWipData())
    if (worker.workId === workId && worker.count > 0) boss.notifyWorker(worker.id);
}

/** Warns if notifications do not arrive: jobs would start late without any visible reason. */
async function checkNotifications({ database, log, pollEveryS }: OpenedQueue): Promise<boolean> {
  const areReceived = await database.doNotificationsArrive().catch((error: unknown) => {
    log.warn({ err: error }, 'notifications of the database could not be checked');
    return false;
  });
  if (!areReceived) log.warn(`notifications of the database do not arrive: ${missingNotificationsHint(pollEveryS)}`);
  return areReceived;
}
