import { kindOfType, typeOfKind } from '@platen/model/catalogue/template-kinds';
import { finding } from '@platen/model/errors/field-findings';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { importStatusTexts, isUnderWay } from '@platen/model/orders/import-statuses';
import {
  type ImportTask,
  type ImportTaskDetail,
  type ImportTaskInput,
  type ImportTaskUpdate,
  type importTaskList,
  type PhotoAssignments,
  unfinishedImportsMax,
} from '@platen/model/orders/import-tasks';
import { textIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { toFileRef } from '../../../platform/store/blob-url.ts';
import { ownerFor } from '../../actor.ts';
import { findUsableBlobs, getUsableBlob } from '../../files/blobs/blobs.service.ts';
import { listFormOrderRefs } from '../form-orders/form-orders.service.ts';
import { assignPhotos, getImportPhotos } from './import-photos.service.ts';
import { importTaskFile } from './import-task-file.ts';
import * as queries from './import-tasks.queries.ts';

/** Error lines of each task in a list. */
const linesInList = 3;

export async function listImportTasks(
  ctx: Context,
  list: ListQueryOf<typeof importTaskList>,
): Promise<Page<ImportTask>> {
  const page = await queries.listTasks(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
  const tasks = await toImportTasks(ctx, page.data);
  return { ...page, data: tasks.map((task) => ({ ...task, errs: task.errs.slice(0, linesInList) })) };
}

/** Error lines of each task in a file: as many as fit into a readable cell. */
const linesInFile = 20;

/**
 * Exports everything that the list shows as a sheet. Rows are read while the file is sent, so its length is unlimited.
 */
export async function exportImportTasks(ctx: Context, list: ListQueryOf<typeof importTaskList>): Promise<FileResponse> {
  const { timeZone, currency } = ctx.platform.settings;
  const owner = ownerFor(ctx.caller);
  const { meta } = await queries.listTasks(ctx.db, owner, { ...list, page: 1, per_page: 1 }, timeZone);
  async function* tasks() {
    for await (const row of queries.streamTasks(ctx.db, owner, list, timeZone)) {
      const { rows_count = null, failed_count = null } = row.preview ?? {};
      for (const task of await toImportTasks(ctx, [row]))
        yield { ...task, errs: task.errs.slice(0, linesInFile), rows_count, failed_count };
    }
  }
  return importTaskFile(
    tasks(),
    { locale: ctx.locale, timeZone, currency },
    { showsOwner: owner === 'everyone', count: meta.total },
  );
}

export async function getImportTask(ctx: Context, id: number): Promise<ImportTaskDetail> {
  const row = await queries.findTask(ctx.db, ownerFor(ctx.caller), id);
  const [task] = row ? await toImportTasks(ctx, [row]) : [];
  if (!row || !task) throw appError('not_found');
  return { ...task, headers: row.headers, preview: row.preview, photos: await getImportPhotos(ctx.db, id) };
}

export async function createImportTask(ctx: Context, input: ImportTaskInput): Promise<ImportTaskDetail> {
  await checkUnfinished(ctx);
  const id = await queries.insertTask(ctx.db, {
    user_id: ctx.caller.accountId,
    creator_id: ctx.caller.memberId,
    import_processor: input.import_processor,
    target_kind: input.target_type && kindOfType[input.target_type],
    mode: input.review ? 'review' : 'order',
    file_blob_id: await usableFileId(ctx, input.file),
    locale: ctx.locale,
  });
  await queueTask(ctx, id);
  return getImportTask(ctx, id);
}

/** Checks the sheet again, as long as nothing of it was ordered. */
export async function updateImportTask(ctx: Context, id: number, update: ImportTaskUpdate): Promise<ImportTaskDetail> {
  const task = await lockUnordered(ctx, id);
  await checkUnfinished(ctx);
  const review = update.review ?? task.mode !== 'order';
  const { target_type } = update;
  await queries.restartTask(ctx.db, id, {
    mode: review ? 'review' : 'order',
    locale: ctx.locale,
    ...(target_type !== undefined && { target_kind: target_type && kindOfType[target_type] }),
  });
  await queueTask(ctx, id);
  return getImportTask(ctx, id);
}

/** Assigns unmatched photos to rows; the next check applies them. */
export async function assignImportPhotos(ctx: Context, id: number, body: PhotoAssignments): Promise<ImportTaskDetail> {
  await lockUnordered(ctx, id);
  await assignPhotos(ctx, id, body);
  return getImportTask(ctx, id);
}

export async function orderImportTask(ctx: Context, id: number): Promise<ImportTaskDetail> {
  const task = await lockEnded(ctx, id);
  if (task.status !== 'checked') throw refusal(ctx, task.status);
  // Only the reviewed state may be ordered.
  if ((await getImportPhotos(ctx.db, id))?.is_outdated) throw appError('import_check_outdated');
  await queries.restartTask(ctx.db, id, { mode: 'reviewed', locale: ctx.locale, creator_id: ctx.caller.memberId });
  await queueTask(ctx, id);
  return getImportTask(ctx, id);
}

/** Deletes a task; its orders stay. */
export async function deleteImportTask(ctx: Context, id: number): Promise<void> {
  await lockEnded(ctx, id);
  await queries.deleteTask(ctx.db, id);
}

/** Locks a task that no worker is running. */
async function lockEnded(ctx: Context, id: number) {
  const task = await queries.lockTask(ctx.db, ownerFor(ctx.caller), id);
  if (!task) throw appError('not_found');
  if (isUnderWay(task.status)) throw refusal(ctx, task.status);
  return task;
}

/** Locks a task that no worker is running and that has ordered nothing. */
async function lockUnordered(ctx: Context, id: number) {
  const task = await lockEnded(ctx, id);
  const ordered = await queries.listFormOrderIds(ctx.db, [id]);
  if (task.status === 'finished' || (ordered.get(id) ?? []).length > 0) throw refusal(ctx, 'finished');
  return task;
}

function refusal(ctx: Context, status: ImportTask['status']) {
  return appError('import_state_refused', { state: textIn(importStatusTexts[status], ctx.locale) });
}

async function checkUnfinished(ctx: Context): Promise<void> {
  const count = await queries.lockAndCountUnfinished(ctx.db, ctx.caller.accountId);
  if (count >= unfinishedImportsMax) throw appError('too_many_imports', { limit: unfinishedImportsMax });
}

async function usableFileId(ctx: Context, file: number | string): Promise<number> {
  if (typeof file === 'number') return (await getUsableBlob(ctx, file, { field: 'file', kind: 'any' })).id;
  const blob = (await findUsableBlobs(ctx, [file])).get(file);
  if (!blob) throw new InvalidFieldsError([finding(['file'], 'file_not_uploaded')]);
  return blob.id;
}

/** One task of a customer runs at a time, so that other customers do not wait behind twenty sheets of one. */
function queueTask(ctx: Context, id: number): Promise<void> {
  return ctx.platform.jobs.queue(
    ctx.db,
    'run_import_task',
    { import_task_id: id },
    { group: `user:${ctx.caller.accountId}` },
  );
}

async function toImportTasks(ctx: Context, rows: readonly queries.ImportTaskRow[]): Promise<ImportTask[]> {
  const formOrderIds = await queries.listFormOrderIds(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const formOrders = await listFormOrderRefs(ctx.db, [...formOrderIds.values()].flat());
  return rows.map((row) => ({
    target_id: formOrderIds.get(row.id)?.[0] ?? null,
    id: row.id,
    import_processor: row.import_processor,
    target_type: row.target_kind && typeOfKind[row.target_kind],
    status: row.status,
    progress_rate: row.progress_rate,
    errs: row.errs.map((line) => textIn(line, ctx.locale)),
    errs_count: row.errs_count,
    form_orders: (formOrderIds.get(row.id) ?? []).flatMap((id) => formOrders.get(id) ?? []),
    file: toFileRef({ id: row.file_blob_id, key: row.file_key, filename: row.filename }),
    error_file: errorFileOf(row),
    creator_type: 'User',
    creator_id: row.user_id,
    creator: { id: row.user_id, screen_name: row.screen_name },
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
}

function errorFileOf({ error_file_blob_id: id, error_file_key: key, error_filename: filename }: queries.ImportTaskRow) {
  return id === null || key === null || filename === null ? null : toFileRef({ id, key, filename });
}
