import { isPaid, type OrderState } from '@platen/model/order-lifecycle/order-states';
import type { ImageCounts } from '@platen/model/form-orders';
import type { RenderFailure } from '@platen/model/renders';
import type { Db } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { JobOwner } from '../../../platform/job-queue.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import type { ResolvedRender } from '../../files/renders/render-plans.service.ts';
import { finishRender } from '../../files/renders/renders.service.ts';
import type { ImageStage } from '../lifecycle/image-jobs.ts';
import { copyPrintFindings } from '../lifecycle/print-findings.service.ts';
import { hasStage, planStage, rolesOf } from './image-stages.ts';
import type { OrderImageRole } from './order-images.tables.ts';
import { type OrderWithDesign, resolveImageRender } from './order-drawing.ts';
import * as queries from './order-images.queries.ts';
import { listSuppliedFiles } from './orders.queries.ts';
import { updateFailedImages, updatePrintFindings } from './print-findings.service.ts';

/** Orders that are noted and queued together. */
const ordersAtOnce = 250;

const jobOf = { preview: 'render_order_images', production: 'render_order_production' } as const;

/** Has the images of one order made again, as far as they are not done: after an edit, or a deliberate retry. */
export async function queueImagesOfOrder(ctx: FileContext, orderId: number, stage: ImageStage): Promise<void> {
  const order = await queries.findOwnerOfOrder(ctx.db, orderId);
  if (order) await ctx.platform.jobs.queueFairly(ctx.db, jobOf[stage], jobOwnerOf(order), [{ order_id: orderId }]);
}

/** Whose turn an order's images take: its customer's, before what nobody has paid for. */
function jobOwnerOf({ user_id, state }: queries.OrderOwner): JobOwner {
  return { ownerId: user_id, isPaid: isPaid(state) };
}

/** Moves the images of a form order that was paid before those of what is not. */
export async function reprioritizePaid(ctx: FileContext, formOrderId: number): Promise<void> {
  const formOrder = await queries.findDesignOf(ctx.db, formOrderId);
  if (!formOrder) return;
  const orderIds = await queries.listLiveOrderIds(ctx.db, formOrderId);
  const payloads = orderIds.map((order_id) => ({ order_id }));
  await ctx.platform.jobs.reprioritize(ctx.db, jobOf.preview, jobOwnerOf(formOrder), payloads);
}

/** As `retryImages`, for who does not know where the order stands. */
export async function retryImagesOf(ctx: FileContext, orderId: number): Promise<void> {
  const order = await queries.findOwnerOfOrder(ctx.db, orderId);
  if (order) await retryImages(ctx, orderId, order.state);
}

/** Has everything of an order that is not done made again. */
export async function retryImages(ctx: FileContext, orderId: number, state: OrderState): Promise<void> {
  for (const stage of ['preview', 'production'] as const) {
    if (!hasStage[stage](state)) continue;
    await queries.clearRenders(ctx.db, orderId, rolesOf[stage], 'not_done');
    await queueImagesOfOrder(ctx, orderId, stage);
  }
}

/**
 * How far the images of form orders are. What is not noted yet, because its job has not run, waits like the rest: a
 * caller who saw nothing waiting would take the order for finished.
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
 * Whether proofs of a form order are still made. The last image is there before it was looked for what is wrong with the
 * prints: a job that runs counts, too.
 */
export async function arePreviewsPending(ctx: FileContext, formOrderId: number): Promise<boolean> {
  const { waiting } = await countImages(ctx.db, formOrderId);
  if (waiting > 0) return true;
  const payloads = (await queries.listLiveOrderIds(ctx.db, formOrderId)).map((order_id) => ({ order_id }));
  const settled = await ctx.platform.jobs.findUnqueued(ctx.db, jobOf.preview, payloads);
  return settled.length < payloads.length;
}

/**
 * Notes which images the next orders of a form order will have, queues each order's, and itself for those after them. Run
 * again, it does so again.
 */
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
 * Makes the images of an order that are not done yet. Whatever keeps one from being made for good stands on it; what is
 * tried again waits, and is no failure that anybody should read of.
 */
export async function makeOrderImages(
  ctx: FileContext & Pick<JobContext, 'willRetry'>,
  orderId: number,
  stage: ImageStage,
): Promise<void> {
  const found = await queries.findOrderToDraw(ctx.db, orderId);
  if (!found || !hasStage[stage](found.state)) return;
  const suppliedUrls = (await listSuppliedFiles(ctx.db, orderId)).map(({ url }) => url);
  const order = { ...found, suppliedUrls };
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
    // The order ended while its image was drawn: the others are not wanted either.
    if (finished.state === 'cancelled') return;
  }
}

/**
 * A refused render never becomes anything else, so an image may show it as its own. One that failed is tried again for
 * somebody else, and would then stand as the picture of a part where the whole belongs.
 */
function resultOf(resolved: ResolvedRender): { renderId: number } | { failure: RenderFailure } {
  const row = resolved.state === 'ready' ? resolved.row : resolved.by;
  const isFinal = resolved.state === 'ready' || row.state === 'refused';
  return isFinal ? { renderId: row.id } : { failure: row.failure ?? 'unavailable' };
}

/**
 * Gives orders the images of others that were placed with the same values, and what was found in them: each of `to` those
 * at its place in `from`. Nothing is drawn.
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
