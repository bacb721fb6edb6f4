import { setTimeout as sleep } from 'node:timers/promises';
import { ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { importLinesMax } from '@platen/model/orders/import-tasks';
import { orderNumberKey } from '@platen/model/orders/order-number';
import { type BilingualText, fillIn } from '@platen/model/text/locale';
import type { CheckedRow, SheetLookups } from '@platen/sheet/checked-sheet';
import { imagesOf, requestOf, type SheetFormOrder } from '@platen/sheet/form-order-requests';
import { type SheetCheck, type SheetFile, type SheetGroup, withSheetFile } from '@platen/sheet/node/sheet-file';
import { inBothLanguages, refusedLine } from '@platen/sheet/row-texts';
import { SheetError } from '@platen/sheet/sheet-error';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { DatabaseUnavailableError } from '../../../platform/errors/database-unavailable.ts';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { blobUrl } from '../../../platform/store/blob-url.ts';
import { assertNotFrozen, getUserWithWallet } from '../../accounts/users/users.service.ts';
import { actorOf } from '../../actor.ts';
import { getShippingSettings } from '../../factory/shipping-settings/shipping-settings.service.ts';
import { createFormOrders } from '../form-orders/create-form-orders.service.ts';
import { findOrderableTemplate, type OrderableTemplate } from '../form-orders/ordered-templates.service.ts';
import { listTakenNumbers } from '../form-orders/placed-orders.queries.ts';
import { listHeaderMappings } from '../header-mappings/header-mappings.queries.ts';
import { storeFailedRows } from './failed-rows.ts';
import { ImportImages } from './import-images.ts';
import { listAssignments, saveFoundPhotos } from './import-photos.service.ts';
import { type ImportTally, previewOf, tallyOf } from './import-preview.ts';
import { ImportProgress } from './import-progress.ts';
import { importTexts } from './import-tasks.messages.ts';
import * as queries from './import-tasks.queries.ts';

/** After this many attempts the failure is not temporary. */
const attemptsMax = 6;
/** Workers may be stopped while they check a sheet; if that happens again and again, the sheet itself crashes them. */
const interruptionsMax = 3;
/** As long as a database takes to come back after a crash. */
const releaseAttemptsMax = 60;
const releaseDelayMs = 1000;

/**
 * Checks a sheet and places its orders, or stops for review. It can be killed at any point: the next run checks the
 * sheet again and continues storing and ordering.
 */
export async function runImportTask(job: JobContext, id: number): Promise<void> {
  const task = await queries.claimTask(job.db, id);
  if (!task) return;
  if (task.interruptions > interruptionsMax) {
    job.log.error({ import_task_id: id }, 'import abandoned: it has crashed a worker before');
    return failTask(job, id, [importTexts.too_heavy]);
  }
  try {
    const ctx = await ownerContext(job, task);
    const { store, sheetThread } = job.platform;
    const mappings = await listHeaderMappings(job.db, task.user_id);
    await store.withFile(task.file_key, (path) =>
      withSheetFile({ code: sheetThread, path, mappings }, (file) => new SheetImport(ctx, task, file).run()),
    );
  } catch (error) {
    const lines = errorLinesOf(error);
    if (!lines && task.attempts < attemptsMax) {
      await releaseTask(job, id);
      throw error;
    }
    if (!lines) job.log.error({ err: error, import_task_id: id }, 'import abandoned');
    await failTask(job, id, lines ?? [importTexts.given_up]);
  }
}

/** Waits for a database that is away: otherwise its absence would count as a crash of this worker. */
async function releaseTask({ db }: JobContext, id: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await queries.releaseTask(db, id);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || attempt === releaseAttemptsMax) throw error;
      await sleep(releaseDelayMs);
    }
  }
}

/** The error lines that refuse a whole sheet; undefined for failures that are worth a retry. */
function errorLinesOf(error: unknown): readonly BilingualText[] | undefined {
  if (error instanceof SheetError) return [inBothLanguages((locale) => error.textIn(locale))];
  if (error instanceof AppError && error.status < 500) {
    return [inBothLanguages((locale) => error.toResponseBody(locale).error_message)];
  }
  return error instanceof RefusedRowsError ? error.lines : undefined;
}

async function failTask({ db }: JobContext, id: number, errs: readonly BilingualText[]): Promise<void> {
  const facts = { errs: errs.slice(0, importLinesMax), errs_count: errs.length };
  await queries.saveCheck(db, id, { ...facts, error_file_blob_id: null, preview: null });
  await queries.endTask(db, id, 'failed');
}

/** The context of the sheet's owner, as if they ordered themselves. */
async function ownerContext({ platform, db, log }: JobContext, task: queries.ImportTaskRow): Promise<Context> {
  const user = await getUserWithWallet(db, task.creator_id ?? task.user_id);
  assertNotFrozen(user);
  return {
    platform,
    db,
    log,
    caller: { ...actorOf(user), memberId: task.creator_id },
    locale: task.locale,
  };
}

/** Rows that were valid when checked and are refused now: a number was taken, or a limit was reached. */
class RefusedRowsError extends Error {
  readonly lines: readonly BilingualText[];

  constructor(lines: readonly BilingualText[]) {
    super(lines[0]?.en);
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
    await this.saveHeaders(file.headers);
    await images.load();
    const lookups = await this.lookups();
    let check = await file.check(lookups, (rows) => progress.checked(rows));
    let tally = await tallyOf(check);
    if (this.shouldOrder(check)) {
      const isFine = await images.store(tally.images, (count) => progress.stored(count, tally.images.length));
      // A truncated image is only noticed when it is fully decoded; its rows are then refused like others.
      if (!isFine) {
        check = await file.check(lookups);
        tally = await tallyOf(check);
      }
    } else {
      await images.store(imagesOf(tally.templates.flatMap(({ samples }) => samples)));
    }
    await this.saveHeaders(check.headers);
    await this.saveCheck(check, tally);
    this.countRows(check);
    await saveFoundPhotos(ctx, task.id, check.photos, images);
    if (this.shouldOrder(check)) await this.order(check);
    else await queries.endTask(ctx.db, task.id, this.canOrder(check) ? 'checked' : 'failed');
  }

  private countRows({ groups, failed }: SheetCheck): void {
    const { importedRows } = this.ctx.platform.metrics;
    importedRows.inc(
      { outcome: 'valid' },
      groups.reduce((sum, { rowsCount }) => sum + rowsCount, 0),
    );
    importedRows.inc({ outcome: 'wrong' }, failed.rowsCount);
  }

  private saveHeaders(headers: SheetFile['headers']): Promise<void> {
    const meanings = headers.map(({ text, key, samples }) => ({
      text,
      key: key ?? null,
      samples: [...(samples ?? [])],
    }));
    return queries.saveHeaders(this.ctx.db, this.task.id, meanings);
  }

  private shouldOrder(check: SheetCheck): boolean {
    if (!hasValidRows(check)) return false;
    return this.task.mode === 'reviewed' || (this.task.mode === 'order' && check.failed.rowsCount === 0);
  }

  private canOrder(check: SheetCheck): boolean {
    return this.task.mode === 'review' && hasValidRows(check);
  }

  private async lookups(): Promise<SheetLookups> {
    const { ctx, task, images } = this;
    const own = await this.orderedKeys(ctx);
    return {
      ...(task.target_kind && { kind: task.target_kind }),
      assignments: await listAssignments(ctx.db, task.id),
      shipping: await getShippingSettings(ctx),
      findTemplate: async (no) => {
        const template = await findOrderableTemplate(ctx, no);
        if (template) this.templates.set(no, template);
        return template;
      },
      findImage: (image) => images.find(image),
      findTaken: async (nos) =>
        (await listTakenNumbers(ctx.db, ctx.caller.accountId, nos)).map(orderNumberKey).filter((key) => !own.has(key)),
    };
  }

  /** The keys of the orders that this task has placed before. */
  private async orderedKeys({ db }: Pick<Context, 'db'>): Promise<Set<string>> {
    const ids = await queries.listFormOrderIds(db, [this.task.id]);
    return new Set((await queries.listNumbersOf(db, ids.get(this.task.id) ?? [])).map(orderNumberKey));
  }

  private async saveCheck({ failed, stoppedAt: row }: SheetCheck, tally: ImportTally): Promise<void> {
    const { ctx, task, file, images, templates } = this;
    const { rowsCount: count } = failed;
    const stopped =
      row === undefined
        ? []
        : [inBothLanguages((locale) => fillIn(importTexts.too_many_failed, { count, row }, locale))];
    await queries.saveCheck(ctx.db, task.id, {
      errs: [...stopped, ...failed.lines].slice(0, importLinesMax),
      errs_count: failed.linesCount + stopped.length,
      error_file_blob_id: count > 0 ? await storeFailedRows(ctx, file, task.locale) : null,
      preview: previewOf(tally, count, {
        nameOf: (no) => templates.get(no)?.name ?? '',
        urlOf: (reference) => images.urlOf(reference),
      }),
    });
  }

  private async order({ groups }: SheetCheck): Promise<void> {
    const total = groups.reduce((sum, { rowsCount }) => sum + rowsCount, 0);
    let done = 0;
    for (const group of groups) {
      for (let from = 0; from < group.rowsCount; from += ordersPerRequestMax) {
        const rows = await rowsOf(group, from, Math.min(group.rowsCount, from + ordersPerRequestMax));
        await this.placeFormOrder({ template: group.template, rows });
        done += rows.length;
        this.progress.ordered(done, total);
      }
    }
    await queries.endTask(this.ctx.db, this.task.id, 'finished');
  }

  /**
   * In one transaction with the record of the order, and under the task's lock, so that each form order is placed once.
   */
  private async placeFormOrder({ template, rows }: SheetFormOrder): Promise<void> {
    const { ctx, task, images } = this;
    await ctx.platform.db.transaction().execute(async (db) => {
      if (!(await queries.lockTask(db, 'everyone', task.id))) return;
      const done = await this.orderedKeys({ db });
      const left = rows.filter(({ order }) => !done.has(orderNumberKey(order.attributes)));
      if (left.length === 0) return;
      const sheetUrl = blobUrl({ key: task.file_key, filename: task.filename });
      const body = requestOf({ template, rows: left }, (reference) => images.urlOf(reference), sheetUrl);
      const [made] = await createFormOrders({ ...ctx, db }, [{ body, path: [] }]).catch((error: unknown) => {
        if (!(error instanceof InvalidFieldsError)) throw error;
        throw new RefusedRowsError(error.findings.map((found) => refusedLine(left, found)));
      });
      if (made) await queries.insertFormOrder(db, task.id, made.id);
    });
  }
}

/** Whether there are valid rows in a sheet that was checked to its end: otherwise rows would be lost. */
function hasValidRows({ groups, stoppedAt }: SheetCheck): boolean {
  return groups.length > 0 && stoppedAt === undefined;
}

/** The rows of one form order. */
async function rowsOf(group: SheetGroup, from: number, to: number): Promise<CheckedRow[]> {
  const rows: CheckedRow[] = [];
  for await (const batch of group.batches(from, to)) rows.push(...batch);
  return rows;
}
