import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { FailedJob, failedJobList } from '@platen/model/operations/health';
import { jobNames } from '@platen/model/operations/job-names';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { listPage } from '../lists/lists.ts';
import type { JobCounts, JobName } from './job-queue.ts';

declare module '../database/database.ts' {
  interface Database {
    /** The queue's own table, of which we only read. */
    'pgboss.job': {
      id: string;
      name: JobName;
      state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
      data: object;
      output: unknown;
      retry_count: number;
      start_after: string;
      completed_on: string;
    };
  }
}

const payloadLengthMax = 300;
const errorLengthMax = 4000;

/** The figures that the queue itself stores are some seconds old: a retried job would still be counted as failed. */
export async function countJobs(db: Db, names: readonly JobName[]): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::int
        as "oldestWaitingS",
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where name = any(${names}) and state in ('created', 'retry', 'active', 'failed')
    group by name`.execute(db);
  const counted = new Map(rows.map((row) => [row.name, row]));
  return names.map((name) => counted.get(name) ?? { name, waiting: 0, oldestWaitingS: null, running: 0, failed: 0 });
}

/** Jobs that have failed for good, the last one first. The queue deletes them after seven days. */
export async function listFailedJobs(
  db: Db,
  list: ListQueryOf<typeof failedJobList>,
  timeZone: string,
): Promise<Page<FailedJob>> {
  const failed = db
    .selectFrom('pgboss.job')
    .select(['id', 'name as job', 'completed_on as failed_at'])
    .select([
      sql<string>`left((data - 'origin')::text, ${payloadLengthMax})`.as('payload'),
      // What a job throws is stored whole, what the queue reports itself below `value`.
      sql<string>`left(coalesce(output->>'message', output#>>'{value,message}', output->>'value', output::text, ''),
        ${errorLengthMax})`.as('error'),
      sql<string | null>`left(output->>'stack', ${errorLengthMax})`.as('stack'),
      sql<number>`retry_count + 1`.as('attempts_count'),
    ])
    .where('state', '=', 'failed')
    // Jobs of an earlier build, which nobody runs anymore, have no name on the screen.
    .where('name', 'in', jobNames);
  return listPage(db, failed, list, {
    where: { job_eq: 'pgboss.job.name' },
    sort: { failed_at: 'pgboss.job.completed_on' },
    tieBreaker: 'pgboss.job.id',
    timeZone,
  });
}

/** The kind of a job that has failed for good, under a lock, so that it is retried or discarded once. */
export async function lockFailedJob(db: Db, id: string): Promise<JobName | undefined> {
  const row = await db
    .selectFrom('pgboss.job')
    .select('name')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}
