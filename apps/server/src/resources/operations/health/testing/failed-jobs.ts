import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { JobName, JobPayloads } from '../../../../platform/jobs/job-queue.ts';
import type { useTestApp } from '../../../../testing/test-app.ts';

/** A job as the queue stores one that has failed for good, in an app without workers; returns its id. */
export async function failJob<N extends JobName>(
  app: Pick<ReturnType<typeof useTestApp>, 'db' | 'platform'>,
  name: N,
  payload: JobPayloads[N],
  error = 'no luck',
): Promise<string> {
  const mark = randomUUID();
  const { rows } = await app.db.transaction().execute(async (db) => {
    await app.platform.jobs.queue(db, name, payload, { group: mark });
    return sql<{ id: string }>`
      update pgboss.job set state = 'failed', started_on = now(), completed_on = clock_timestamp(),
        retry_count = retry_limit, output = ${JSON.stringify({ message: error, stack: `Error: ${error}\n    at work` })}
      where name = ${name} and group_id = ${mark} returning id`.execute(db);
  });
  const [row] = rows;
  if (!row) throw new Error('the job was not queued');
  return row.id;
}
