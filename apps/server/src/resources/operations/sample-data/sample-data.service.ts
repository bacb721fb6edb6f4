import type {
  SampleData,
  SampleDataPurpose,
  SampleDataRemoval,
  SampleDataRequest,
} from '@platen/model/operations/sample-data';
import type { Locale } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './sample-data.queries.ts';
import { digestContent, isRemovable, removeItem } from './sample-items.service.ts';

const none: SampleData = { state: 'none', purpose: null, locale: null, progress: 0, failed_count: 0 };

export async function getSampleData(ctx: Pick<Context, 'db'>): Promise<SampleData> {
  const row = await queries.findSampleData(ctx.db);
  if (!row) return none;
  const { state, purpose, locale, failed_count, total_weight, made_weight } = row;
  const done = total_weight === 0 ? 0 : (made_weight ?? 0) / total_weight;
  // 100 percent only when it is finished: a complete progress bar for unfinished work would confuse people.
  const progress = state === 'made' ? 100 : Math.min(99, Math.floor(done * 100));
  return { state, purpose, locale, progress, failed_count };
}

/** Requests sample data; a job creates it, without accounts or orders. */
export async function loadSampleData(ctx: Context, { locale }: SampleDataRequest): Promise<SampleData> {
  if (!(await startSampleData(ctx.db, { purpose: 'sample', locale, creatorId: ctx.caller.id }))) {
    throw appError('sample_data_present');
  }
  await ctx.platform.jobs.queue(ctx.db, 'make_sample_data', {});
  return getSampleData(ctx);
}

/**
 * Removes all sample data at once. Orders of it stay valid, because they have a copy of their template, and items that
 * somebody has changed or uses are kept. Unfinished items are not created any more.
 */
export async function removeSampleData(ctx: Context): Promise<SampleDataRemoval> {
  const row = await queries.lockSampleData(ctx.db);
  if (row?.purpose === 'demo') throw appError('sample_data_of_demo');
  const counts = { removed: 0, unpublished: 0, kept: 0 };
  // In reverse order: a template before its fonts, a category before its parent.
  const items = (await queries.listItems(ctx.db)).filter(({ kind }) => isRemovable(kind)).toReversed();
  const isFile = ({ kind }: queries.SampleItemRow) => kind === 'file';
  for (const item of [...items.filter((each) => !isFile(each)), ...items.filter(isFile)]) {
    const outcome = await removeItem(ctx, item);
    // Files are not counted, because people never saw them separately; those that stay belong to kept items.
    if (!isFile(item)) counts[outcome]++;
  }
  await queries.deleteSampleData(ctx.db);
  return { removed_count: counts.removed, unpublished_count: counts.unpublished, kept_count: counts.kept };
}

interface SampleDataRun {
  purpose: SampleDataPurpose;
  locale: Locale;
  creatorId: number;
}

/** @returns false if there is sample data already */
export function startSampleData(db: Db, { purpose, locale, creatorId }: SampleDataRun): Promise<boolean> {
  return queries.insertSampleData(db, { purpose, locale, creator_id: creatorId });
}

/** The run that is being created; undefined if it has finished or none was requested. */
export async function findUnfinishedRun(db: Db): Promise<SampleDataRun | undefined> {
  const row = await queries.findSampleData(db);
  if (row?.state !== 'making') return undefined;
  return { purpose: row.purpose, locale: row.locale, creatorId: row.creator_id };
}

export function setTotalWeight(db: Db, weight: number): Promise<void> {
  return queries.updateSampleData(db, { total_weight: weight });
}

/** The number of items that wait for a retry. */
export function setFailedCount(db: Db, count: number): Promise<void> {
  return queries.updateSampleData(db, { failed_count: count });
}

export function finishSampleData(db: Db): Promise<void> {
  return queries.updateSampleData(db, { state: 'made', failed_count: 0 });
}

/** Updates the digest after the creation itself has changed an item. */
export async function refreshSampleItem(
  ctx: Context,
  { kind, key, id }: { kind: string; key: string; id: number },
): Promise<void> {
  await queries.updateItem(ctx.db, { kind, key, content_digest: await digestContent(ctx, kind, id) });
}

/** Must run in the transaction that created the item. */
export async function recordSampleItem(
  ctx: Context,
  { kind, key, id, weight }: { kind: string; key: string; id: number; weight: number },
): Promise<void> {
  const content_digest = await digestContent(ctx, kind, id);
  await queries.insertItem(ctx.db, { kind, key, item_id: id, weight, content_digest });
}
