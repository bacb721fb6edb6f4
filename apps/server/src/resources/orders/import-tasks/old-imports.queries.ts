import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

interface OldFiles {
  file_blob_id: number | null;
  error_file_blob_id: number | null;
}

/** Deletes tasks that ordered nothing and were last changed longer ago. A running one is never that old. */
export async function deleteOldTasks(db: Db, days: number, limit: number): Promise<OldFiles[]> {
  const { rows } = await sql<OldFiles>`
    delete from import_tasks
    where id in (
      select id from import_tasks as task
      where status in ('checked', 'finished', 'failed') and updated_at < now() - make_interval(days => ${days})
        and not exists (select from import_task_form_orders as ordered where ordered.import_task_id = task.id)
      order by updated_at limit ${limit} for update skip locked
    )
    returning file_blob_id, error_file_blob_id`.execute(db);
  return rows;
}

/** Takes the error files off the tasks that did order something. */
export async function detachOldErrorFiles(db: Db, days: number, limit: number): Promise<OldFiles[]> {
  const { rows } = await sql<OldFiles>`
    update import_tasks as task set error_file_blob_id = null
    from (
      select id, error_file_blob_id from import_tasks
      where error_file_blob_id is not null and status in ('checked', 'finished', 'failed')
        and updated_at < now() - make_interval(days => ${days})
      order by updated_at limit ${limit} for update skip locked
    ) as old
    where task.id = old.id
    returning null::bigint as file_blob_id, old.error_file_blob_id`.execute(db);
  return rows;
}
