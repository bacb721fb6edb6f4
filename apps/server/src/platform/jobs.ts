import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Platform } from './context.ts';
import type { Db } from './database.ts';
import type { JobName, JobPayloads, JobQueue } from './job-queue.ts';

export interface JobContext {
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
}

export interface Job {
  name: JobName;
  payload: z.ZodType;
  retry: { limit: number; delayS: number };
  /** Runs by itself at these times, in the factory's zone. */
  cron?: string;
  /** How many may run at a time in one process; 1 where nothing is said. */
  concurrency?: number;
  run(context: JobContext, payload: never): Promise<void>;
}

/**
 * A piece of work outside a request. `run` must be idempotent: a worker that dies after the work and before
 * saying so has it run again.
 */
export function defineJob<N extends JobName>(job: {
  name: N;
  payload: z.ZodType<JobPayloads[N]>;
  retry: { limit: number; delayS: number };
  cron?: string;
  concurrency?: number;
  run(context: JobContext, payload: JobPayloads[N]): Promise<void>;
}): Job {
  return job;
}

const heartbeatS = 10;
const stopTimeoutMs = 10_000;

export interface JobQueueOptions {
  url: string;
  jobs: readonly Job[];
  log: FastifyBaseLogger;
  timeZone: string;
}

/** Connects to the queue in the database. Jobs run in this process only after `startWorkers`. */
export async function openJobQueue({ url, jobs, log, timeZone }: JobQueueOptions) {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'platen-jobs',
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    const options = {
      retryLimit: job.retry.limit,
      retryDelay: job.retry.delayS,
      retryBackoff: true,
      heartbeatSeconds: heartbeatS,
      notify: true,
    };
    // createQueue leaves an existing queue as it is, so a changed retry rule would never arrive.
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: timeZone });
  }

  const queue: JobQueue = {
    async queue(db, name, payload) {
      const job = jobs.find((known) => known.name === name);
      if (!job) throw new Error(`no such job: ${name}`);
      await boss.send(name, job.payload.parse(payload) as object, { db: fromKysely(db) });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };

  async function startWorkers(platform: Platform): Promise<void> {
    for (const job of jobs) {
      await boss.work(
        job.name,
        { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10, localConcurrency: job.concurrency ?? 1 },
        async ([queued]) => {
          if (!queued) return;
          const jobLog = log.child({ job: job.name, jobId: queued.id });
          try {
            await job.run({ platform, db: platform.db, log: jobLog }, job.payload.parse(queued.data) as never);
          } catch (error) {
            jobLog.error({ err: error, retryCount: queued.retryCount }, 'job failed');
            throw error;
          }
        },
      );
    }
  }

  return { queue, startWorkers };
}
