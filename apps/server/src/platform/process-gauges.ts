import { statfs } from 'node:fs/promises';
import { jobNames } from '@platen/model/operations/job-names';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { registerBackupGauges } from './backup/backup-gauges.ts';
import type { Platform } from './context.ts';
import type { PoolUsage } from './database/database-pool.ts';
import type { JobCounts } from './jobs/job-queue.ts';
import { countJobs } from './jobs/queued-jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import { dependencyNames } from './process/dependencies.ts';

export interface GaugeSources {
  platform: Pick<Platform, 'db' | 'config' | 'jobs' | 'dependencies'>;
  metrics: Pick<Metrics, 'registry'>;
  pools: Readonly<Record<string, () => PoolUsage>>;
}

/** What is read when somebody asks for the metrics: memory and event loop of the process, its connections, the queues, the backup, the disk. */
export function registerGauges({ platform, metrics, pools }: GaugeSources): void {
  const registers = [metrics.registry];
  collectDefaultMetrics({ register: metrics.registry });
  registerQueueGauges(platform, registers);
  registerBackupGauges(platform, registers);
  const connections = new Gauge({
    name: 'platen_database_pool_connections',
    help: 'Connections of this process to the database, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, usage] of Object.entries(pools))
        for (const [state, count] of Object.entries<number>({ ...usage() })) connections.set({ pool, state }, count);
    },
  });
  const available = new Gauge({
    name: 'platen_dependency_available',
    help: '0 while the database, the store or a disk is unavailable to this process, else 1.',
    labelNames: ['dependency'],
    registers,
    collect() {
      for (const dependency of dependencyNames)
        available.set({ dependency }, platform.dependencies.isAvailable(dependency) ? 1 : 0);
    },
  });
  const disk = new Gauge({
    name: 'platen_disk_bytes',
    help: 'The disk of the data folder: free and total.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { bavail, blocks, bsize } = await statfs(platform.config.dataDir);
      disk.set({ state: 'free' }, bavail * bsize);
      disk.set({ state: 'total' }, blocks * bsize);
    },
  });
}

const queueGauges = [
  { name: 'platen_job_queue_depth', help: 'Jobs that wait for a worker or for their time.', valueOf: waitingOf },
  { name: 'platen_job_queue_age_seconds', help: 'How long the oldest due job has waited.', valueOf: ageOf },
  { name: 'platen_job_queue_failed', help: 'Jobs that have failed for good and are still stored.', valueOf: failedOf },
];

function waitingOf({ waiting }: JobCounts): number {
  return waiting;
}

function ageOf({ oldestWaitingS }: JobCounts): number {
  return oldestWaitingS ?? 0;
}

function failedOf({ failed }: JobCounts): number {
  return failed;
}

function registerQueueGauges({ db, jobs }: GaugeSources['platform'], registers: Metrics['registry'][]): void {
  const failing = new Gauge({
    name: 'platen_job_queue_failing',
    help: '1 while the job queue of this process does not work, else 0.',
    registers,
    collect() {
      failing.set(jobs.failingSince() ? 1 : 0);
    },
  });
  const stalled = new Gauge({
    name: 'platen_jobs_stalled',
    help: '1 while workers are alive and none of them has done a job for five minutes, else 0.',
    registers,
    async collect() {
      stalled.set((await jobs.areStalled(db)) ? 1 : 0);
    },
  });
  let reading: Promise<JobCounts[]> | undefined;
  /** The gauges are read at the same time: one query is enough for all of them. */
  function readOnce(): Promise<JobCounts[]> {
    reading ??= countJobs(db, jobNames).finally(() => (reading = undefined));
    return reading;
  }
  for (const { name, help, valueOf } of queueGauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers,
      async collect() {
        for (const counts of await readOnce()) gauge.set({ job: counts.name }, valueOf(counts));
      },
    });
  }
}
