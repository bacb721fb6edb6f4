import type { Db } from '../../../platform/database.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { cancelRenders } from '../../files/renders/renders.service.ts';
import { listUnneededRenders } from './unneeded-renders.queries.ts';

/** When images are made: those that customers look at when they order, those that are printed once it is confirmed. */
export type ImageStage = 'preview' | 'production';

/**
 * Has the images of all live orders of a form order made, in the caller's transaction. One job, whatever the number of
 * orders: that one queues theirs.
 */
export function queueFormOrderImages(ctx: FileContext, formOrderId: number, stage: ImageStage): Promise<void> {
  return ctx.platform.jobs.queue(ctx.db, 'render_form_order_images', { form_order_id: formOrderId, stage });
}

/** Has the images of form orders that were paid made before what is not. A job, because it would lengthen the locks. */
export async function queueReprioritizePaid(ctx: FileContext, formOrderIds: readonly number[]): Promise<void> {
  const jobs = formOrderIds.map((form_order_id) => ({ payload: { form_order_id } }));
  await ctx.platform.jobs.queueAll(ctx.db, 'advance_paid_images', jobs);
}

/** Stops the images of orders that have ended: nobody will look at them. */
export async function cancelEndedImages(db: Db, formOrderId: number): Promise<void> {
  await cancelRenders(db, await listUnneededRenders(db, formOrderId));
}
