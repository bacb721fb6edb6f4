import type { Db } from './database.ts';

/**
 * What each job is told. A job adds its line beside its definition:
 * `declare module '../platform/job-queue.ts' { interface JobPayloads { sweep_expired: Record<string, never> } }`
 * Services queue by name, so that they need not import the job, which imports them.
 */
// biome-ignore lint: filled by declaration merging
export interface JobPayloads {}
export type JobName = keyof JobPayloads;

export interface QueueOptions {
  /** Not before so many seconds from now. */
  startAfterS?: number;
  /** Jobs that share something slow outside: at most the job's `concurrencyPerGroup` of them run at a time. */
  group?: string;
}

/** Whose a job is, and what it counts, where owners take turns. */
export interface JobOwner {
  ownerId: number;
  isPaid: boolean;
}

export interface JobQueue {
  /** Queues in the caller's transaction: the job exists exactly if what it is about does. */
  queue<N extends JobName>(db: Db, name: N, payload: JobPayloads[N], options?: QueueOptions): Promise<void>;
  /** Many at once, in one statement. */
  queueAll<N extends JobName>(
    db: Db,
    name: N,
    jobs: readonly (QueueOptions & { payload: JobPayloads[N] })[],
  ): Promise<void>;
  /** Many of one owner, among those of the others: owners take turns, and what is paid goes first. */
  queueFairly<N extends JobName>(db: Db, name: N, owner: JobOwner, payloads: readonly JobPayloads[N][]): Promise<void>;
  /** Gives those that wait another turn. */
  reprioritize<N extends JobName>(db: Db, name: N, owner: JobOwner, payloads: readonly JobPayloads[N][]): Promise<void>;
  /** Those of the payloads for which no job waits or runs: theirs have ended, or have failed for good. */
  findUnqueued<N extends JobName>(db: Db, name: N, payloads: readonly JobPayloads[N][]): Promise<JobPayloads[N][]>;
  stop(): Promise<void>;
}
