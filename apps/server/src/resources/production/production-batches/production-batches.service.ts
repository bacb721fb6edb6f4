import { type ListQueryOf, listAllRowsMax, type Page } from '@platen/model/lists/lists';
import type { BatchPapers } from '@platen/model/production/batch-papers';
import type {
  ProductionBatch,
  ProductionBatchRow,
  productionBatchList,
} from '@platen/model/production/production-batches';
import { fillText, textIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { getUserWithWallet } from '../../accounts/users/users.service.ts';
import { ownerFor } from '../../actor.ts';
import { effectImagesOf } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { countFindings } from '../../orders/lifecycle/print-findings.queries.ts';
import { retryImagesOf } from '../../orders/orders/order-images.service.ts';
import { deleteBatch, lockBatchToStart, startBatch } from './batch-moves.service.ts';
import { countUnmadeImages, failedOrderIds, unprintableImages } from './missing-images.ts';
import { listPaperOrders } from './paper-orders.service.ts';
import * as queries from './production-batches.queries.ts';
import { listBlankImages } from './production-images.queries.ts';
import { countProductionImages, listPrintedOrders } from './production-images.service.ts';
import { missingTexts } from './production-zip.messages.ts';
import { zipProductionImages } from './production-zip.ts';

export async function listProductionBatches(
  ctx: Context,
  list: ListQueryOf<typeof productionBatchList>,
): Promise<Page<ProductionBatchRow>> {
  const page = await queries.listBatches(ctx.db, ownerFor(ctx.caller), list);
  return { ...page, data: await withRelatedRows(ctx, page.data) };
}

export async function getProductionBatch(ctx: Context, id: number): Promise<ProductionBatch> {
  const batch = await getBatch(ctx, id);
  return {
    ...batch,
    orders: await queries.listOrdersOfBatch(ctx.db, id, listAllRowsMax),
    production_images: await countProductionImages(ctx.db, id),
    sender: (await getUserWithWallet(ctx.db, batch.user_id)).account_sender,
  };
}

/**
 * A failed image prevents starting the whole batch: a started batch is printed, and nobody checks for missing images.
 * Starting waits for unfinished images, unless the factory wants to print the others now.
 */
export async function startProductionBatch(
  ctx: Context,
  id: number,
  acceptsMissingImages: boolean,
): Promise<ProductionBatch> {
  const { form_order_id } = await getBatch(ctx, id);
  const locked = await lockBatchToStart(ctx, form_order_id, id);
  const { no } = locked.batch;
  const printed = await listPrintedOrders(ctx.db, id);
  const unprintable = unprintableImages(printed, await listBlankImages(ctx.db, id), ctx.locale);
  if (unprintable.length > 0) throw unprintableError(ctx, no, unprintable);
  const count = countUnmadeImages(printed);
  if (count > 0 && !acceptsMissingImages) throw appError('batch_images_missing', { no, count });
  await startBatch(ctx, locked);
  return getProductionBatch(ctx, id);
}

/** Redraws the failed images of every order in the batch. Finished ones stay. */
export async function renderProductionBatch(ctx: Context, id: number): Promise<ProductionBatch> {
  await getBatch(ctx, id);
  for (const orderId of failedOrderIds(await listPrintedOrders(ctx.db, id))) await retryImagesOf(ctx, orderId);
  return getProductionBatch(ctx, id);
}

const findingsShown = 20;

function unprintableError(ctx: Context, no: string, unprintable: readonly string[]) {
  const count = unprintable.length;
  const left = count - findingsShown;
  const more = left > 0 ? [fillText(textIn(missingTexts.more, ctx.locale), { count: left })] : [];
  const findings = [...unprintable.slice(0, findingsShown), ...more].join('\n');
  return appError('batch_unprintable', { no, count, findings });
}

export async function deleteProductionBatch(ctx: Context, id: number): Promise<void> {
  const { form_order_id } = await getBatch(ctx, id);
  await deleteBatch(ctx, form_order_id, id);
}

/** What the papers of a batch show. Of erased orders nothing is left to show. */
export async function getBatchPapers(ctx: Context, id: number, afterId: number): Promise<BatchPapers> {
  const { picture_url } = await getBatch(ctx, id);
  return listPaperOrders(ctx, id, { afterId, templatePicture: picture_url });
}

export async function downloadProductionBatch(ctx: Context, id: number): Promise<FileResponse> {
  const batch = await getBatch(ctx, id);
  if (await queries.isErased(ctx.db, id)) throw appError('order_erased', { no: batch.no });
  return {
    filename: `${batch.no}.zip`,
    contentType: 'application/zip',
    stream: await zipProductionImages(ctx, id),
  };
}

async function getBatch(ctx: Context, id: number): Promise<ProductionBatchRow> {
  const found = await queries.findBatch(ctx.db, ownerFor(ctx.caller), id);
  const [batch] = found ? await withRelatedRows(ctx, [found]) : [];
  if (!batch) throw appError('not_found');
  return batch;
}

async function withRelatedRows(ctx: Context, batches: readonly queries.BatchRow[]): Promise<ProductionBatchRow[]> {
  const ids = batches.map(({ id }) => id);
  const counts = await countFindings(ctx.db, 'production_batch_id', ids);
  const pictures = await effectImagesOf(ctx.db, [...new Set(batches.map((batch) => batch.sku_template_id))]);
  return batches.map((batch) => ({
    ...batch,
    picture_url: pictures.get(batch.sku_template_id)?.[0]?.url ?? null,
    finding_counts: counts.get(batch.id) ?? { errors: 0, warnings: 0, orders: 0 },
  }));
}
