import { jobsStalledAfterS } from '@platen/model/operations/health';
import { sql } from 'kysely';
import type { WipData } from 'pg-boss';
import type { Db } from '../database/database.ts';
import { aliveS } from '../process/process-heartbeat.ts';

/** Statements of the queue may fail for this long, while PostgreSQL restarts for example, before anybody is told. */
export const failingAfterSDefault = 30;

/** A schedule that makes a job every minute. */
const everyMinute = '* * * * *';

interface OwnQueue {
  /** Since when a statement has been repeated that cannot be executed; undefined if there is none. */
  retryingSince: Date | undefined;
  workers: readonly Pick<
    WipData,
    'state' | 'count' | 'createdOn' | 'lastFetchedOn' | 'lastJobEndedOn' | 'lastErrorOn'
  >[];
  pollEveryS: number;
  failingAfterS: number;
}

/**
 * Since when the queue of this process has not worked: it repeats a statement, or one of its workers has nothing to do
 * and has not been able to ask for a job. A worker that works, for however long, asks for none.
 */
export function findFailure(
  { retryingSince, workers, pollEveryS, failingAfterS }: OwnQueue,
  now: Date,
): Date | undefined {
  const askedAt = workers.filter(isIdle).map((worker) => lastAlive(worker) + pollEveryS * 1000);
  const since = Math.min(retryingSince?.getTime() ?? Number.POSITIVE_INFINITY, ...askedAt);
  return now.getTime() - since >= failingAfterS * 1000 ? new Date(since) : undefined;
}

/** The count remains that of the last job if its outcome could not be stored. */
function isIdle({ state, count, lastErrorOn, lastFetchedOn }: OwnQueue['workers'][number]): boolean {
  return state === 'active' && (count === 0 || (lastErrorOn ?? 0) > (lastFetchedOn ?? 0));
}

function lastAlive({ createdOn, lastFetchedOn, lastJobEndedOn }: OwnQueue['workers'][number]): number {
  return Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0);
}

/** The jobs that show whether any job can be done: in a factory where nobody does anything, they still run. */
export function listPulseJobs(jobs: readonly { name: string; cron?: string }[]): string[] {
  return jobs.filter(({ cron }) => cron === everyMinute).map(({ name }) => name);
}

/**
 * Whether workers are alive and nevertheless none has done a job for minutes, wherever that fails: in being queued, taken
 * or completed. Those that run every minute are looked at, because each of them has workers of its own, which no long job
 * of another kind keeps busy. One that runs is alive as long as its worker says so.
 */
export async function areJobsStalled(db: Db, pulseJobs: readonly string[]): Promise<boolean> {
  if (pulseJobs.length === 0) return false;
  const { rows } = await sql<{ is_stalled: boolean }>`
    select exists (
      select from processes where role <> 'api' and seen_at > now() - make_interval(secs => ${aliveS})
        and started_at < now() - make_interval(secs => ${jobsStalledAfterS})
    ) and not exists (
      select from pgboss.job where name = any(${pulseJobs}) and case when state = 'active'
        then heartbeat_on > now() - make_interval(secs => ${aliveS})
        else started_on > now() - make_interval(secs => ${jobsStalledAfterS}) end
    ) as is_stalled`.execute(db);
  return rows[0]?.is_stalled ?? false;
}
