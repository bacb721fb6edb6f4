import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { kindOfType } from '@platen/model/catalogue/template-kinds';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { ImportStatus, importProcessors } from '@platen/model/orders/import-statuses';
import type { ImportPreview, ImportTaskDetail, importTaskList } from '@platen/model/orders/import-tasks';
import type { OrderNumber } from '@platen/model/orders/order-number';
import type { BilingualText, Locale } from '@platen/model/text/locale';
import { type ColumnType, type Generated, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage, streamRows } from '../../../platform/lists/lists.ts';
import type { Owner } from '../../actor.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    import_tasks: ImportTasksTable;
    import_task_images: ImportTaskImagesTable;
    import_task_form_orders: ImportTaskFormOrdersTable;
  }
}

type Json<T> = ColumnType<T, string | undefined, string>;

/** Whether a task orders directly, stops for review, or was reviewed: then only valid rows are ordered. */
export type ImportMode = 'order' | 'review' | 'reviewed';

interface ImportTasksTable {
  id: Generated<number>;
  user_id: number;
  /** The member for whom it orders; null if a program created it with an API key, or in earlier releases. */
  creator_id: number | null;
  import_processor: (typeof importProcessors)[number];
  target_kind: TemplateKind | null;
  mode: ImportMode;
  status: Generated<ImportStatus>;
  progress_rate: Generated<number>;
  /** The number of attempts, because a task that keeps failing must end. */
  attempts: Generated<number>;
  /** How often it was claimed while marked as running without finishing its check: its worker has died. */
  interruptions: Generated<number>;
  /** The language of the sheet's owner, for the error file. */
  locale: ColumnType<Locale, Locale, Locale>;
  file_blob_id: number;
  error_file_blob_id: number | null;
  errs: Json<BilingualText[]>;
  errs_count: Generated<number>;
  headers: Json<ImportTaskDetail['headers']>;
  preview: ColumnType<ImportPreview | null, string | undefined, string | null>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface ImportTaskImagesTable {
  import_task_id: number;
  reference_digest: Buffer;
  blob_id: number;
}

interface ImportTaskFormOrdersTable {
  import_task_id: number;
  form_order_id: number;
}

export type ImportTaskRow = Selectable<ImportTasksTable> & {
  screen_name: string;
  file_key: string;
  filename: string;
  error_file_key: string | null;
  error_filename: string | null;
};

function selectTasks(db: Db, owner: Owner) {
  const tasks = db
    .selectFrom('import_tasks as task')
    .innerJoin('users', 'users.id', 'task.user_id')
    .innerJoin('blobs as file', 'file.id', 'task.file_blob_id')
    .leftJoin('blobs as error_file', 'error_file.id', 'task.error_file_blob_id')
    .selectAll('task')
    .select([
      'users.screen_name',
      'file.key as file_key',
      'file.filename',
      'error_file.key as error_file_key',
      'error_file.filename as error_filename',
    ]);
  return owner === 'everyone' ? tasks : tasks.where('task.user_id', '=', owner);
}

export function listTasks(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof importTaskList>,
  timeZone: string,
): Promise<Page<ImportTaskRow>> {
  return listPage(db, selectTasks(db, owner), list, listSql(timeZone));
}

/** Streams every task that matches the filters. */
export function streamTasks(
  db: Db,
  owner: Owner,
  list: ListQueryOf<typeof importTaskList>,
  timeZone: string,
): AsyncGenerator<ImportTaskRow> {
  return streamRows(selectTasks(db, owner), list, listSql(timeZone));
}

function listSql(timeZone: string) {
  return {
    where: {
      target_type_eq: (type: keyof typeof kindOfType) => sql<SqlBool>`task.target_kind = ${kindOfType[type]}`,
      processor_eq: 'task.import_processor',
      status_eq: 'task.status',
      creator_id_eq: 'task.user_id',
    },
    sort: { created_at: 'task.created_at', updated_at: 'task.updated_at' },
    tieBreaker: 'task.id',
    timeZone,
  } as const;
}

export function findTask(db: Db, owner: Owner, id: number): Promise<ImportTaskRow | undefined> {
  return selectTasks(db, owner).where('task.id', '=', id).executeTakeFirst();
}

/** Locks a task until the transaction ends. */
export async function lockTask(db: Db, owner: Owner, id: number) {
  const task = db.selectFrom('import_tasks').selectAll().where('id', '=', id).forUpdate();
  return (owner === 'everyone' ? task : task.where('user_id', '=', owner)).executeTakeFirst();
}

export async function insertTask(
  db: Db,
  task: Pick<
    ImportTasksTable,
    'user_id' | 'creator_id' | 'import_processor' | 'target_kind' | 'mode' | 'file_blob_id'
  > & {
    locale: Locale;
  },
): Promise<number> {
  const row = await db.insertInto('import_tasks').values(task).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Counts a user's unfinished tasks under a lock: none can be added until the transaction ends. */
export async function lockAndCountUnfinished(db: Db, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import_tasks', ${userId}))`.execute(db);
  const tasks = db.selectFrom('import_tasks').where('user_id', '=', userId);
  const unfinished = tasks.where('status', 'in', ['pending', 'progressing']);
  return (await unfinished.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Restarts a task. */
export async function restartTask(
  db: Db,
  id: number,
  how: { creator_id?: number | null; mode: ImportMode; target_kind?: TemplateKind | null; locale: Locale },
) {
  const counts = { progress_rate: 0, attempts: 0, interruptions: 0 };
  await db
    .updateTable('import_tasks')
    .set({ ...how, ...counts, status: 'pending', updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Claims a task for this worker; undefined if it has ended or was deleted. */
export async function claimTask(db: Db, id: number): Promise<ImportTaskRow | undefined> {
  const begun = await db
    .updateTable('import_tasks')
    .set({
      status: 'progressing',
      attempts: sql<number>`attempts + 1`,
      interruptions: sql<number>`interruptions + (status = 'progressing')::int`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'progressing'])
    .returning('id')
    .executeTakeFirst();
  return begun && findTask(db, 'everyone', id);
}

/** Releases a task that will be retried, so that this does not count as an interruption. */
export async function releaseTask(db: Db, id: number): Promise<void> {
  await db
    .updateTable('import_tasks')
    .set({ status: 'pending' })
    .where('id', '=', id)
    .where('status', '=', 'progressing')
    .execute();
}

/** Not awaited by the caller: if the task has ended already, it changes nothing. */
export async function saveProgress(db: Db, id: number, percent: number): Promise<void> {
  await db
    .updateTable('import_tasks')
    .set({ progress_rate: percent })
    .where('id', '=', id)
    .where('status', '=', 'progressing')
    .execute();
}

export async function saveHeaders(db: Db, id: number, headers: ImportTaskDetail['headers']): Promise<void> {
  await db
    .updateTable('import_tasks')
    .set({ headers: JSON.stringify(headers) })
    .where('id', '=', id)
    .execute();
}

export interface CheckFacts {
  errs: readonly BilingualText[];
  errs_count: number;
  error_file_blob_id: number | null;
  preview: ImportPreview | null;
}

export async function saveCheck(db: Db, id: number, { errs, preview, ...facts }: CheckFacts): Promise<void> {
  await db
    .updateTable('import_tasks')
    .set({ ...facts, interruptions: 0, errs: JSON.stringify(errs), preview: preview && JSON.stringify(preview) })
    .where('id', '=', id)
    .execute();
}

export async function endTask(db: Db, id: number, status: 'checked' | 'finished' | 'failed'): Promise<void> {
  const progress = status === 'failed' ? {} : { progress_rate: 100 };
  await db
    .updateTable('import_tasks')
    .set({ status, ...progress, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteTask(db: Db, id: number): Promise<void> {
  await db.deleteFrom('import_tasks').where('id', '=', id).execute();
}

/** The images that a task has stored, by the digest of their reference in the sheet. */
export function listImages(db: Db, id: number) {
  return db
    .selectFrom('import_task_images as image')
    .innerJoin('blobs', 'blobs.id', 'image.blob_id')
    .select(['image.reference_digest', 'blobs.key', 'blobs.filename', 'blobs.width', 'blobs.height'])
    .where('image.import_task_id', '=', id)
    .execute();
}

export async function insertImage(db: Db, image: ImportTaskImagesTable): Promise<void> {
  await db
    .insertInto('import_task_images')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listFormOrderIds(db: Db, taskIds: number[]): Promise<Map<number, number[]>> {
  const ids = new Map<number, number[]>(taskIds.map((id) => [id, []]));
  if (taskIds.length === 0) return ids;
  const rows = await db
    .selectFrom('import_task_form_orders')
    .selectAll()
    .where('import_task_id', 'in', taskIds)
    .orderBy('form_order_id')
    .execute();
  for (const { import_task_id, form_order_id } of rows) ids.get(import_task_id)?.push(form_order_id);
  return ids;
}

export async function insertFormOrder(db: Db, import_task_id: number, form_order_id: number): Promise<void> {
  await db.insertInto('import_task_form_orders').values({ import_task_id, form_order_id }).execute();
}

/** The numbers of all orders of some form orders, in any state. */
export async function listNumbersOf(db: Db, formOrderIds: number[]): Promise<OrderNumber[]> {
  if (formOrderIds.length === 0) return [];
  return db.selectFrom('orders').select(['no', 'sub_no']).where('form_order_id', 'in', formOrderIds).execute();
}
