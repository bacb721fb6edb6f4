import { type BatchState, batchStateRecords } from '@platen/model/order-lifecycle/batch-states';
import { canStartBatch, orderMoves, partyOf } from '@platen/model/order-lifecycle/order-moves';
import { batchStateOf } from '@platen/model/order-lifecycle/order-states';
import { listAllRowsMax, type ListQueryOf, type Page } from '@platen/model/lists';
import { fillText, textIn } from '@platen/model/locale';
import type { ProductionBatch, productionBatchList, ProductionBatchRow } from '@platen/model/production-batches';
import { appError } from '../../../platform/app-error.ts';
import { type Context, ownerFor } from '../../../platform/context.ts';
import type { SentFile } from '../../../platform/http/send-file.ts';
import { getUserWithWallet } from '../../accounts/users/users.service.ts';
import { effectImagesOf } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { lockFormOrders, moveFormOrder } from '../form-orders/form-order-moves.service.ts';
import {
  countFindings,
  deleteBatch,
  findBatchState,
  listOrdersOfBatch,
  startBatch,
} from '../orders/order-rows.service.ts';
import { retryImagesOf } from '../orders/order-images.service.ts';
import { countProductionImages, listPrintedOrders } from '../orders/production-images.service.ts';
import { countUnmadeImages, failedOrderIds, unprintableImages } from './missing-images.ts';
import { missingTexts } from './production-zip.messages.ts';
import { zipProductionImages } from './production-zip.ts';
import * as queries from './production-batches.queries.ts';

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
    orders: await listOrdersOfBatch(ctx.db, id, listAllRowsMax),
    production_images: await countProductionImages(ctx.db, id),
    sender: (await getUserWithWallet(ctx.db, batch.user_id)).sender,
  };
}

/**
 * An image that could not be made keeps the whole batch from being started: what is started is printed, and nobody looks
 * for what is missing. One that is still being made is waited for, unless the factory wants to print the others meanwhile.
 */
export async function startProductionBatch(
  ctx: Context,
  id: number,
  acceptsMissingImages: boolean,
): Promise<ProductionBatch> {
  const { formOrder, batch } = await lockBatch(ctx, id);
  if (!canStartBatch(batch.state, partyOf(ctx.caller.role))) {
    throw appError('order_state_refused', {
      no: batch.no,
      from: stateText(ctx, batch.state),
      to: stateText(ctx, batchStateOf(orderMoves.start.to)),
    });
  }
  const printed = await listPrintedOrders(ctx.db, id);
  const unprintable = unprintableImages(printed, ctx.locale);
  if (unprintable.length > 0) throw cannotPrint(ctx, batch.no, unprintable);
  const count = countUnmadeImages(printed);
  if (count > 0 && !acceptsMissingImages) throw appError('batch_images_missing', { no: batch.no, count });
  const isFirst = formOrder.state === orderMoves.start.from;
  if (isFirst) await moveFormOrder(ctx, formOrder, 'start');
  await startBatch(ctx.db, id);
  return getProductionBatch(ctx, id);
}

/** Has the images that could not be made tried again, of every order that lacks one. What is done stays. */
export async function renderProductionBatch(ctx: Context, id: number): Promise<ProductionBatch> {
  await getBatch(ctx, id);
  for (const orderId of failedOrderIds(await listPrintedOrders(ctx.db, id))) await retryImagesOf(ctx, orderId);
  return getProductionBatch(ctx, id);
}

const findingsShown = 20;

function cannotPrint(ctx: Context, no: string, unprintable: readonly string[]) {
  const left = unprintable.length - findingsShown;
  const more = left > 0 ? [fillText(textIn(missingTexts.more, ctx.locale), { count: left })] : [];
  const findings = [...unprintable.slice(0, findingsShown), ...more].join('\n');
  return appError('batch_unprintable', { no, count: unprintable.length, findings });
}

export async function deleteProductionBatch(ctx: Context, id: number): Promise<void> {
  const { batch } = await lockBatch(ctx, id);
  if (!batchStateRecords[batch.state].isDeletable) {
    throw appError('batch_not_deletable', { no: batch.no, state: stateText(ctx, batch.state) });
  }
  await deleteBatch(ctx.db, id);
}

export async function downloadProductionBatch(ctx: Context, id: number): Promise<SentFile> {
  const batch = await getBatch(ctx, id);
  return {
    filename: `${batch.no}.zip`,
    contentType: 'application/zip',
    stream: await zipProductionImages(ctx, id),
  };
}

/** A batch moves only under the lock of its form order: whoever holds that finds all of its batches and orders still. */
async function lockBatch(ctx: Context, id: number) {
  const { form_order_id } = await getBatch(ctx, id);
  const [formOrder] = await lockFormOrders(ctx, [form_order_id]);
  const batch = await findBatchState(ctx.db, id);
  if (!formOrder || !batch) throw appError('not_found');
  return { formOrder, batch };
}

async function getBatch(ctx: Context, id: number): Promise<ProductionBatchRow> {
  const found = await queries.findBatch(ctx.db, ownerFor(ctx.caller), id);
  const [batch] = found ? await withRelatedRows(ctx, [found]) : [];
  if (!batch) throw appError('not_found');
  return batch;
}

async function withRelatedRows(ctx: Context, batches: readonly queries.BatchOfQuery[]): Promise<ProductionBatchRow[]> {
  const ids = batches.map(({ id }) => id);
  const counts = await countFindings(ctx.db, 'production_batch_id', ids);
  const pictures = await effectImagesOf(ctx.db, [...new Set(batches.map((batch) => batch.sku_template_id))]);
  return batches.map((batch) => ({
    ...batch,
    picture_url: pictures.get(batch.sku_template_id)?.[0]?.url ?? null,
    finding_counts: counts.get(batch.id) ?? { errors: 0, warnings: 0, orders: 0 },
  }));
}

function stateText(ctx: Context, state: BatchState): string {
  return textIn(batchStateRecords[state].text, ctx.locale);
}
