import type { Context } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { getUserWithWallet } from '../../accounts/users/users.service.ts';
import { actorOf } from '../../actor.ts';
import { dropConfirmRequest, findConfirmRequesterId } from '../lifecycle/confirm-request.queries.ts';
import {
  holdConfirmRequest,
  lockConfirmRequest,
  queueConfirmWhenRendered,
  storeConfirmRequest,
} from '../lifecycle/confirm-request.service.ts';
import { confirmFormOrder, lockToConfirm } from '../lifecycle/move-form-orders.service.ts';
import { countFindings } from '../lifecycle/print-findings.queries.ts';
import { arePreviewsPending, countImages } from '../orders/order-images.service.ts';

/**
 * Confirms production as soon as every proof is rendered without findings, immediately if they are ready. Findings that
 * nobody has seen are never acknowledged automatically, so they hold the request.
 */
export async function requestConfirm(ctx: Context, id: number): Promise<void> {
  const formOrder = await lockToConfirm(ctx, id, { acknowledgesFindings: false });
  if (!(await arePreviewsPending(ctx, id))) return confirmFormOrder(ctx, id, false);
  await storeConfirmRequest(ctx, formOrder);
}

/** Confirms the form order, records what prevents it, or queues itself again. */
export async function executeConfirmRequest(job: JobContext, id: number): Promise<void> {
  await job.db.transaction().execute(async (db) => {
    const requesterId = await findConfirmRequesterId(db, id);
    if (requesterId === null) return;
    const ctx = await contextOf({ ...job, db }, requesterId);
    if (!ctx) return dropConfirmRequest(db, id);
    const formOrder = await lockConfirmRequest(ctx, id);
    if (!formOrder) return;
    if (await arePreviewsPending(ctx, id)) return queueConfirmWhenRendered(ctx, id);
    const { failed } = await countImages(db, id);
    if (failed > 0) return holdConfirmRequest(ctx, formOrder, 'failed_images');
    if ((await countFindings(db, 'form_order_id', [id])).has(id)) return holdConfirmRequest(ctx, formOrder, 'findings');
    await confirmFormOrder(ctx, id, false);
  });
}

/** The context of the requester, as if they confirmed themselves; undefined if the account was frozen since. */
async function contextOf({ platform, db, log }: JobContext, userId: number): Promise<Context | undefined> {
  const user = await getUserWithWallet(db, userId);
  if (user.is_frozen) return undefined;
  return {
    platform,
    db,
    log,
    caller: actorOf(user),
    locale: 'zh-CN',
  };
}
