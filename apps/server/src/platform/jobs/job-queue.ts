import type { Db } from '../database/database.ts';
import type { RequestOrigin } from '../logging/request-origin.ts';

/**
 * The payload of each job. A job adds its entry beside its definition:
 * `declare module './job-queue.ts' { interface JobPayloads { sweep_expired: Record<string, never> } }`
 * Services queue by name, so that they need not import the job, which imports them.
 */
export interface JobPayloads {}
export type JobName = keyof JobPayloads;

export interface QueueOptions {
  /** The delay in seconds before the job may start. */
  startAfterS?: number;
  /** Groups jobs that share a slow external service: at most the job's `concurrencyPerGroup` of a group run at once. */
  group?: string;
}

/** The owner of a job and its weight, for fair queueing. */
export interface JobOwner {
  ownerId: number;
  isPaid: boolean;
}

export interface JobCounts {
  name: JobName;
  waiting: number;
  /** Seconds since the oldest waiting job could have started; null if none could. */
  oldestWaitingS: number | null;
  running: number;
  failed: number;
}

export interface JobQueue {
  /** The same queue for work that follows from a request: its jobs carry the origin. */
  withOrigin(origin: RequestOrigin): JobQueue;
  /** Queues in the caller's transaction, so that the job exists exactly if its subject does. */
  queue<N extends JobName>(db: Db, name: N, payload: JobPayloads[N], options?: QueueOptions): Promise<void>;
  /** Queues many jobs in one statement. */
  queueAll<N extends JobName>(
    db: Db,
    name: N,
    jobs: readonly (QueueOptions & { payload: JobPayloads[N] })[],
  ): Promise<void>;
  /** Queues many jobs of one owner, interleaved fairly with those of others; paid work goes first. */
  queueFairly<N extends JobName>(db: Db, name: N, owner: JobOwner, payloads: readonly JobPayloads[N][]): Promise<void>;
  /** Moves waiting jobs to a new priority. */
  reprioritize<N extends JobName>(db: Db, name: N, owner: JobOwner, payloads: readonly JobPayloads[N][]): Promise<void>;
  /** The payloads without a waiting or running job: theirs have ended or failed for good. */
  findUnqueued<N extends JobName>(db: Db, name: N, payloads: readonly JobPayloads[N][]): Promise<JobPayloads[N][]>;
  /** How many jobs of each kind wait, run and have failed, counted now; all kinds, also those without jobs. */
  countJobs(db: Db): Promise<JobCounts[]>;
  /** Runs a job once more that has failed for good. False if there is no such job. */
  retryFailed(db: Db, id: string): Promise<boolean>;
  /** Deletes a job that has failed for good. False if there is no such job. */
  discardFailed(db: Db, id: string): Promise<boolean>;
  /** Since when the queue of this process has not worked; undefined while it works, and for short interruptions. */
  failingSince(): Date | undefined;
  /** Whether no worker of the installation has done a job for minutes, although some were alive all the time. */
  areStalled(db: Db): Promise<boolean>;
  stop(): Promise<void>;
}
