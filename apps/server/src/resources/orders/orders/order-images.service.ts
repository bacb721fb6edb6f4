import type { RenderFailure } from '@platen/model/files/renders';
import type { ImageCounts } from '@platen/model/orders/form-orders';
import { isPaid, type OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { Db } from '../../../platform/database/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { JobOwner } from '../../../platform/jobs/job-queue.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import type { ResolvedRender } from '../../files/renders/render-plans.service.ts';
import { finishRender } from '../../files/renders/renders.service.ts';
import type { ImageStage } from '../lifecycle/image-jobs.ts';
import { copyPrintFindings } from '../lifecycle/print-findings.queries.ts';
import { hasStage, planStage, rolesOf } from './image-stages.ts';
import { type OrderWithDesign, resolveImageRender } from './order-drawing.ts';
import * as queries from './order-images.queries.ts';
import type { OrderImageRole } from './order-images.tables.ts';
import { updateFailedImages, updatePrintFindings } from './order-print-check.service.ts';
import { listSuppliedFiles } from './orders.queries.ts';

/** Orders that are planned and queued together. */
const ordersAtOnce = 250;

const jobOf = { preview: 'render_order_images', production: 'render_order_production' } as const;

/** Queues the unfinished images of one order: after an edit or a retry. */
export async function queueImagesOfOrder(ctx: FileContext, orderId: number, stage: ImageStage): Promise<void> {
  const order = await queries.findOwnerOfOrder(ctx.db, orderId);
  if (order) await ctx.platform.jobs.queueFairly(ctx.db, jobOf[stage], jobOwnerOf(order), [{ order_id: orderId }]);
}

/** The job owner of an order's images: its customer, with paid work first. */
function jobOwnerOf({ user_id, state }: queries.OrderOwner): JobOwner {
  return { ownerId: user_id, isPaid: isPaid(state) };
}

/** Moves the images of a paid form order ahead of unpaid ones. */
export async function reprioritizePaid(ctx: FileContext, formOrderId: number): Promise<void> {
  const formOrder = await queries.findDesignOf(ctx.db, formOrderId);
  if (!formOrder) return;
  const orderIds = await queries.listLiveOrderIds(ctx.db, formOrderId);
  const payloads = orderIds.map((order_id) => ({ order_id }));
  await ctx.platform.jobs.reprioritize(ctx.db, jobOf.preview, jobOwnerOf(formOrder), payloads);
}

/** Like `retryImages`, if the order's state is unknown. */
export async function retryImagesOf(ctx: FileContext, orderId: number): Promise<void> {
  const order = await queries.findOwnerOfOrder(ctx.db, orderId);
  if (order) await retryImages(ctx, orderId, order.state);
}

/** Redraws all unfinished images of an order. */
export async function retryImages(ctx: FileContext, orderId: number, state: OrderState): Promise<void> {
  for (const stage of ['preview', 'production'] as const) {
    if (!hasStage[stage](state)) continue;
    await queries.clearRenders(ctx.db, orderId, rolesOf[stage], 'not_done');
    await queueImagesOfOrder(ctx, orderId, stage);
  }
}

/**
 * The progress of the images of form orders. Images that are not planned yet, because their job has not run, count as
 * waiting: otherwise the order would look finished.
 */
export async function countImagesOf(db: Db, formOrderIds: readonly number[]): Promise<Map<number, ImageCounts>> {
  const stored = await queries.countImages(db, formOrderIds);
  const unplanned = groupBy(await queries.countOrdersWithoutImages(db, formOrderIds), (each) => each.form_order_id);
  const counted = new Map<number, ImageCounts>();
  for (const id of formOrderIds) {
    const counts = stored.get(id) ?? { done: 0, waiting: 0, failed: 0 };
    const sizes = unplanned.get(id) ?? [];
    const design = sizes.length > 0 ? await queries.findDesignOf(db, id) : undefined;
    const planned = sizes.map(({ size, count }) =>
      design ? planStage(design, { size, suppliedCount: 1 }, 'preview').length * count : 0,
    );
    counted.set(id, { ...counts, waiting: counts.waiting + planned.reduce((sum, count) => sum + count, 0) });
  }
  return counted;
}

export async function countImages(db: Db, formOrderId: number): Promise<ImageCounts> {
  const counted = await countImagesOf(db, [formOrderId]);
  return counted.get(formOrderId) ?? { done: 0, waiting: 0, failed: 0 };
}

/**
 * Whether proofs of a form order are still being drawn. Running jobs count too, because the prints are checked after
 * the last image is done.
 */
export async function arePreviewsPending(ctx: FileContext, formOrderId: number): Promise<boolean> {
  const { waiting } = await countImages(ctx.db, formOrderId);
  if (waiting > 0) return true;
  const payloads = (await queries.listLiveOrderIds(ctx.db, formOrderId)).map((order_id) => ({ order_id }));
  const settled = await ctx.platform.jobs.findUnqueued(ctx.db, jobOf.preview, payloads);
  return settled.length < payloads.length;
}

/** Plans the images of the next orders of a form order, queues them, and queues itself for the rest. Idempotent. */
export async function enqueueOrderImages(
  ctx: FileContext,
  formOrderId: number,
  stage: ImageStage,
  afterId = 0,
): Promise<void> {
  const design = await queries.findDesignOf(ctx.db, formOrderId);
  if (!design) return;
  const orders = await queries.listLiveOrders(ctx.db, formOrderId, afterId, ordersAtOnce);
  const images = orders.flatMap((order) =>
    planStage(design, order, stage).map((image) => ({ ...image, orderId: order.id })),
  );
  const withImages = [...new Set(images.map(({ orderId }) => orderId))];
  const lastId = orders.length < ordersAtOnce ? undefined : orders.at(-1)?.id;
  await ctx.db.transaction().execute(async (db: Db) => {
    const { jobs } = ctx.platform;
    await queries.insertImages(db, images);
    const payloads = withImages.map((order_id) => ({ order_id }));
    await jobs.queueFairly(db, jobOf[stage], jobOwnerOf(design), payloads);
    const rest = { form_order_id: formOrderId, stage, after_id: lastId };
    if (lastId !== undefined) await jobs.queue(db, 'render_form_order_images', rest);
  });
}

/**
 * Draws the unfinished images of an order. A final failure is stored on the image; an image that will be retried stays
 * waiting and is not reported as failed.
 */
export async function makeOrderImages(
  ctx: FileContext & Pick<JobContext, 'willRetry'>,
  orderId: number,
  stage: ImageStage,
): Promise<void> {
  const found = await queries.findOrderToDraw(ctx.db, orderId);
  if (!found || !hasStage[stage](found.state)) return;
  const suppliedUrls = (await listSuppliedFiles(ctx.db, orderId)).map(({ url }) => url);
  const batchNos = await ctx.platform.production.batchNosOf(ctx.db, [found.production_batch_id]);
  const order = { ...found, suppliedUrls, production_batch_no: batchNos.get(found.production_batch_id) ?? null };
  try {
    await makeImages(ctx, order, stage);
    await updatePrintFindings(ctx, order);
  } catch (error) {
    if (!ctx.willRetry) {
      await queries.markRemainingFailed(ctx.db, orderId, rolesOf[stage], 'unavailable');
      await updateFailedImages(ctx, order);
    }
    throw error;
  }
}

async function makeImages(ctx: FileContext, order: OrderWithDesign, stage: ImageStage): Promise<void> {
  const images = planStage(order, { size: order.size, suppliedCount: order.suppliedUrls.length }, stage);
  await queries.insertImages(
    ctx.db,
    images.map((image) => ({ ...image, orderId: order.id })),
  );
  for (const image of images) {
    const resolved = await resolveImageRender(ctx, order, image);
    const isWanted = await queries.saveImage(ctx.db, order, image, resultOf(resolved));
    if (!isWanted) return;
    const finished = resolved.state === 'ready' ? await finishRender(ctx, resolved.row, order.user_id) : resolved.by;
    // The order ended while its image was drawn, so the others are not needed either.
    if (finished.state === 'cancelled') return;
  }
}

/**
 * A refused render is final, so an image may reference the refused render of a part. A failed one may be retried for
 * another order, and the image would then show only that part.
 */
function resultOf(resolved: ResolvedRender): { renderId: number } | { failure: RenderFailure } {
  const row = resolved.state === 'ready' ? resolved.row : resolved.by;
  const isFinal = resolved.state === 'ready' || row.state === 'refused';
  return isFinal ? { renderId: row.id } : { failure: row.failure ?? 'unavailable' };
}

/**
 * Copies images and findings between orders with the same values: `to[i]` gets those of `from[i]`. Nothing is drawn.
 */
export async function copyImages(
  db: Db,
  from: readonly number[],
  to: readonly number[],
  roles: readonly OrderImageRole[],
): Promise<void> {
  await queries.copyImages(db, from, to, roles);
  await copyPrintFindings(db, from, to);
}
