import { importLinesMax } from '@platen/model/import-tasks';
import { textIn } from '@platen/model/locale';
import type { CheckedSheet, SheetLookups } from '@platen/sheet/checked-sheet';
import { formOrdersOf, imagesOf, requestOf, type SheetFormOrder } from '@platen/sheet/form-order-requests';
import { type SheetFile, withSheetFile } from '@platen/sheet/node/sheet-file';
import { refusedLine } from '@platen/sheet/row-texts';
import { SheetError } from '@platen/sheet/sheet-error';
import { AppError, appError } from '../../../platform/app-error.ts';
import { blobUrl } from '../../../platform/blob-url.ts';
import type { Context } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { RefusedFields } from '../../../platform/refused-fields.ts';
import { getUserWithWallet } from '../../accounts/users/users.service.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { createFormOrders } from '../form-orders/create-form-orders.service.ts';
import { findOrderableTemplate, type OrderableTemplate } from '../form-orders/ordered-templates.service.ts';
import { listHeaderMappings } from '../header-mappings/header-mappings.service.ts';
import { findTakenNos, listNosOf } from '../orders/order-rows.service.ts';
import { storeFailedRows } from './failed-rows.ts';
import { ImportImages } from './import-images.ts';
import { ImportProgress } from './import-progress.ts';
import { previewOf, sampleRowsOf } from './import-preview.ts';
import { importTexts } from './import-tasks.messages.ts';
import * as queries from './import-tasks.queries.ts';

/** After so many tries it is not the moment that is to blame. */
const attemptsMax = 6;

/**
 * Checks a sheet and orders what it asks for, or stops to be looked at. It can be killed anywhere: the next run checks the
 * sheet again, and does what is left of storing and ordering.
 */
export async function runImportTask(job: JobContext, id: number): Promise<void> {
  const task = await queries.beginTask(job.db, id);
  if (!task) return;
  try {
    const ctx = await ownerContext(job, task);
    const { store, sheetThread } = job.platform;
    const mappings = await listHeaderMappings(job.db, task.user_id);
    await store.withFile(task.file_key, (path) =>
      withSheetFile({ code: sheetThread, path, mappings }, (file) => new SheetImport(ctx, task, file).run()),
    );
  } catch (error) {
    const lines = linesOf(error);
    if (!lines && task.attempts < attemptsMax) throw error;
    if (!lines) job.log.error({ err: error, import_task_id: id }, 'an import was given up');
    await failTask(job, id, lines ?? [textIn(importTexts.given_up, 'zh-CN')]);
  }
}

/** What refuses a sheet as a whole; nothing for what may work the next time. */
function linesOf(error: unknown): string[] | undefined {
  if (error instanceof SheetError) return [error.textIn('zh-CN')];
  if (error instanceof AppError && error.status < 500) return [error.toAnswer('zh-CN').error_message];
  return error instanceof RefusedRows ? [...error.lines] : undefined;
}

async function failTask({ db }: JobContext, id: number, errs: string[]): Promise<void> {
  const facts = { errs: errs.slice(0, importLinesMax), errs_count: errs.length };
  await queries.noteCheck(db, id, { ...facts, error_file_blob_id: null, preview: null });
  await queries.endTask(db, id, 'failed');
}

/** Whoever brought the sheet, as if they ordered themselves. */
async function ownerContext({ platform, db, log }: JobContext, task: queries.ImportTaskRow): Promise<Context> {
  const { id, role, is_block } = await getUserWithWallet(db, task.user_id);
  if (is_block) throw appError('account_frozen');
  const caller = { id, role, via: { kind: 'session', sessionId: 0 } } as const;
  const requestId = `import-${task.id}`;
  return { platform, db, log, caller, locale: 'zh-CN', requestId, address: '', origin: '' };
}

/** Rows that were right by themselves and are refused now: a number was taken meanwhile, a limit was reached. */
class RefusedRows extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines[0]);
    this.lines = lines;
  }
}

class SheetImport {
  private readonly ctx: Context;
  private readonly task: queries.ImportTaskRow;
  private readonly file: SheetFile;
  private readonly images: ImportImages;
  private readonly progress: ImportProgress;
  private readonly templates = new Map<string, OrderableTemplate>();

  constructor(ctx: Context, task: queries.ImportTaskRow, file: SheetFile) {
    this.ctx = ctx;
    this.task = task;
    this.file = file;
    this.images = new ImportImages(ctx, task.id, file);
    this.progress = new ImportProgress(ctx.db, task.id);
  }

  async run(): Promise<void> {
    const { ctx, task, file, images, progress } = this;
    const headers = file.headers.map(({ text, key }) => ({ text, key: key ?? null }));
    await queries.noteHeaders(ctx.db, task.id, headers);
    await images.load();
    const lookups = await this.lookups();
    let checked = await file.check(lookups, (rows) => progress.checked(rows));
    if (this.isToBeOrdered(checked)) {
      const needed = imagesOf(checked.groups.flatMap(({ rows }) => rows));
      const isFine = await images.store(needed, (count) => progress.stored(count, needed.length));
      // Only who decodes an image to its end sees that it breaks off; its rows are then refused as any others.
      if (!isFine) checked = await file.check(lookups);
    } else {
      await images.store(imagesOf(sampleRowsOf(checked)));
    }
    await this.note(checked);
    if (this.isToBeOrdered(checked)) await this.order(checked);
    else await queries.endTask(ctx.db, task.id, this.canBeOrdered(checked) ? 'checked' : 'failed');
  }

  private isToBeOrdered({ groups, failed }: CheckedSheet): boolean {
    if (groups.length === 0) return false;
    return this.task.mode === 'reviewed' || (this.task.mode === 'order' && failed.length === 0);
  }

  private canBeOrdered({ groups }: CheckedSheet): boolean {
    return this.task.mode === 'review' && groups.length > 0;
  }

  private async lookups(): Promise<SheetLookups> {
    const { ctx, task, images } = this;
    const own = await this.orderedNos(ctx);
    return {
      ...(task.target_kind && { kind: task.target_kind }),
      shipping: await getShippingSettings(ctx),
      findTemplate: async (no) => {
        const template = await findOrderableTemplate(ctx, no);
        if (template) this.templates.set(no, template);
        return template;
      },
      findImage: (image) => images.find(image),
      findTaken: async (nos) => [...(await findTakenNos(ctx.db, ctx.caller.id, nos))].filter((no) => !own.has(no)),
    };
  }

  /** The numbers of what this task has ordered before. */
  private async orderedNos({ db }: Pick<Context, 'db'>): Promise<Set<string>> {
    const ids = await queries.listFormOrderIds(db, [this.task.id]);
    return listNosOf(db, ids.get(this.task.id) ?? []);
  }

  private async note(checked: CheckedSheet): Promise<void> {
    const { ctx, task, file, images, templates } = this;
    const lines = checked.failed.flatMap(({ reasons }) => reasons);
    const hasFailed = checked.failed.length > 0;
    await queries.noteCheck(ctx.db, task.id, {
      errs: lines.slice(0, importLinesMax),
      errs_count: lines.length,
      error_file_blob_id: hasFailed ? await storeFailedRows(ctx, file, checked.failed) : null,
      preview: previewOf(checked, {
        nameOf: (no) => templates.get(no)?.name ?? '',
        urlOf: (reference) => images.urlOf(reference),
      }),
    });
  }

  private async order(checked: CheckedSheet): Promise<void> {
    const parts = formOrdersOf(checked);
    for (const [index, part] of parts.entries()) {
      await this.place(part);
      this.progress.ordered(index + 1, parts.length);
    }
    await queries.endTask(this.ctx.db, this.task.id, 'finished');
  }

  /** In one transaction with the note that it was ordered, and under the task's lock: once, whoever runs beside. */
  private async place({ template, rows }: SheetFormOrder): Promise<void> {
    const { ctx, task, images } = this;
    await ctx.platform.db.transaction().execute(async (db) => {
      if (!(await queries.lockTask(db, 'everyone', task.id))) return;
      const done = await this.orderedNos({ db });
      const left = rows.filter(({ order }) => !done.has(order.attributes.no));
      if (left.length === 0) return;
      const sheetUrl = blobUrl({ key: task.file_key, filename: task.filename });
      const body = requestOf({ template, rows: left }, (reference) => images.urlOf(reference), sheetUrl);
      const [made] = await createFormOrders({ ...ctx, db }, [{ body, path: [] }]).catch((error: unknown) => {
        if (!(error instanceof RefusedFields)) throw error;
        throw new RefusedRows(error.findings.map((found) => refusedLine(left, found)));
      });
      if (made) await queries.insertFormOrder(db, task.id, made.id);
    });
  }
}
