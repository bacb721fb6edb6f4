import type { Db } from '../../../platform/database/database.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { cancelRenders } from '../../files/renders/renders.service.ts';
import { listUnneededRenders } from './unneeded-renders.queries.ts';

/**
 * When images are drawn: those that customers see are drawn when they order, those that are printed after confirmation.
 */
export type ImageStage = 'preview' | 'production';

/**
 * Queues the images of all live orders of a form order, in the caller's transaction. It is one job, which queues the
 * orders' jobs.
 */
export function queueFormOrderImages(ctx: FileContext, formOrderId: number, stage: ImageStage): Promise<void> {
  return ctx.platform.jobs.queue(ctx.db, 'render_form_order_images', { form_order_id: formOrderId, stage });
}

/** Moves the images of paid form orders ahead of unpaid ones. A job, because it would prolong the locks. */
export async function queueReprioritizePaid(ctx: FileContext, formOrderIds: readonly number[]): Promise<void> {
  const jobs = formOrderIds.map((form_order_id) => ({ payload: { form_order_id } }));
  await ctx.platform.jobs.queueAll(ctx.db, 'advance_paid_images', jobs);
}

/** Cancels the images of ended orders. */
export async function cancelEndedImages(db: Db, formOrderId: number): Promise<void> {
  await cancelRenders(db, await listUnneededRenders(db, formOrderId));
}
