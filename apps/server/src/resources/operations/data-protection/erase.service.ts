import { blobKeyOf } from '../../../platform/store/blob-url.ts';
import { listPersonIds } from '../../accounts/companies/companies.queries.ts';
import { type ErasedFile, eraseUnreferenced } from '../../files/blobs/blob-retention.service.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { eraseRenders, replaceFileInScenes } from '../../files/renders/erase-renders.service.ts';
import { deleteUnusedTags } from '../../files/tags/tags.queries.ts';
import * as orders from './erasable-orders.queries.ts';
import * as queries from './erase-rows.queries.ts';
import { personalRecords } from './registry/registry.ts';
import type { Scope } from './registry/table-record.ts';

/** What was erased: for the plan, the progress and the certificate. */
export interface Erased {
  orders: { id: number; system_no: string }[];
  rows: Map<string, number>;
  files: ErasedFile[];
  sharedFilesCount: number;
}

export function nothingErased(): Erased {
  return { orders: [], rows: new Map(), files: [], sharedFilesCount: 0 };
}

export function addErased(sum: Erased, more: Erased): void {
  sum.orders.push(...more.orders);
  sum.files.push(...more.files);
  sum.sharedFilesCount += more.sharedFilesCount;
  for (const [table, count] of more.rows) countRows(sum, table, count);
}

function countRows({ rows }: Erased, table: string, count: number): void {
  if (count > 0) rows.set(table, (rows.get(table) ?? 0) + count);
}

interface EraseOptions {
  /**
   * Also what no order refers to any more, for which every draft has to be searched: on request. What is erased because
   * its time is over is older than any draft.
   */
  withDrafts: boolean;
}

/** Erases those of the orders that can be erased, in the caller's transaction. */
export async function eraseOrders(
  ctx: FileContext,
  ids: readonly number[],
  { withDrafts }: EraseOptions,
): Promise<Erased> {
  const erasable = await orders.lockErasable(ctx.db, ids);
  const orderIds = erasable.map(({ id }) => id);
  if (orderIds.length === 0) return nothingErased();
  const formOrderIds = [...new Set(erasable.map(({ form_order_id }) => form_order_id))];
  const { sheets, imports } = await orders.listSheets(ctx.db, formOrderIds);
  const scope: Scope = {
    orders: orderIds,
    formOrders: await orders.listEmptied(ctx.db, formOrderIds, orderIds),
    sheets,
    imports,
    ...(withDrafts && { owners: [...new Set(erasable.map(({ user_id }) => user_id))] }),
  };
  const renderIds = await orders.listRendersOf(ctx.db, orderIds);
  const texts = withDrafts ? await textsOf(ctx, erasable) : [];
  const erased = await eraseScope(ctx, scope, { renderIds, texts, withDrafts });
  return { ...erased, orders: erasable.map(({ id, system_no }) => ({ id, system_no })) };
}

/** What the orders say now and said before; addresses of files are found by the files. */
async function textsOf(ctx: FileContext, erasable: readonly orders.OrderToErase[]): Promise<string[]> {
  const now = erasable.flatMap(({ values }) => Object.values(values));
  const before = await queries.listAmendedTexts(
    ctx.db,
    erasable.map(({ id }) => id),
  );
  const texts = [...now, ...before].filter((text) => text.length > 1 && blobKeyOf(text) === undefined);
  return [...new Set(texts)];
}

interface Images {
  renderIds: readonly number[];
  texts: readonly string[];
  withDrafts: boolean;
}

/** Erases the rows that ids lead to, then the images and files that nothing refers to any more. */
async function eraseScope(
  ctx: FileContext,
  scope: Scope,
  { renderIds, texts, withDrafts }: Images,
  ownedFileIds: readonly number[] = [],
): Promise<Erased> {
  const erased = nothingErased();
  const fileIds = [...ownedFileIds];
  for (const record of personalRecords) fileIds.push(...(await queries.listFiles(ctx.db, record, scope)));
  const drafts = withDrafts ? await orders.listDrafts(ctx.db, fileIds, texts) : [];
  for (const record of personalRecords) countRows(erased, record.table, await queries.eraseRows(ctx.db, record, scope));
  const renders = await eraseRenders(ctx.db, [...renderIds, ...drafts]);
  countRows(erased, 'renders', renders.count);
  const files = await eraseUnreferenced(ctx, [...fileIds, ...renders.blobIds]);
  countRows(erased, 'blobs', files.erased.length);
  for (const file of files.erased) {
    await replaceFileInScenes(ctx.db, renders.keptIds, file, (id) => orders.findEqualFile(ctx.db, id, file.checksum));
  }
  if (withDrafts) countRows(erased, 'tags', await deleteUnusedTags(ctx.db));
  return { ...erased, files: files.erased, sharedFilesCount: files.keptCount };
}

/** What is left of a receiver where no order has them any more: former addresses of other orders, unfinished imports. */
export async function eraseRemnants(
  ctx: FileContext,
  target: orders.ErasureTarget & { kind: 'receiver' },
): Promise<Erased> {
  const scope: Scope = {
    formerOrders: await orders.listFormer(ctx.db, target),
    imports: await orders.listImportsNaming(ctx.db, target),
  };
  return eraseScope(ctx, scope, { renderIds: [], texts: [], withDrafts: false });
}

/** The rest of an account, when its orders are erased, with the people of its company. */
export async function eraseAccount(ctx: FileContext, userId: number): Promise<Erased> {
  const files = await queries.listFilesOfOwner(ctx.db, userId);
  return eraseScope(
    ctx,
    { accounts: await listPersonIds(ctx.db, userId) },
    { renderIds: [], texts: [], withDrafts: true },
    files,
  );
}

/** Images that were drawn for no order, such as mock-ups. */
export function eraseDrafts(ctx: FileContext, renderIds: readonly number[]): Promise<Erased> {
  return eraseScope(ctx, {}, { renderIds, texts: [], withDrafts: false });
}
