import { sql } from 'kysely';
import { deleteStoredFiles } from '../../../../jobs/delete-stored-files.job.ts';
import { removeOldFiles } from '../../../../jobs/remove-old-files.job.ts';
import type { TestApp } from './upload-steps.ts';

const contextOf = (app: TestApp) => ({ platform: app.platform, db: app.db, log: app.http.log });

/** What the job does at night. */
export function removeOld(app: TestApp): Promise<void> {
  return removeOldFiles.run(contextOf(app), {} as never);
}

/** Carries out the deletions that wait for their time, and returns the names of the objects. */
export async function deleteRemoved(app: TestApp): Promise<string[]> {
  const { rows } = await sql<{ data: { keys: string[] } }>`
    delete from pgboss.job where name = 'delete_stored_files' and state = 'created' and start_after > now()
    returning data`.execute(app.db);
  for (const { data } of rows) await deleteStoredFiles.run(contextOf(app), data as never);
  return rows.flatMap(({ data }) => data.keys);
}
