import type { ConfirmHold } from '@platen/model/form-orders';
import type { Context } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { queueNotifications } from '../../accounts/notifications/notifications.service.ts';
import { getUserWithWallet } from '../../accounts/users/users.service.ts';
import { arePreviewsUnderWay, countImages } from '../orders/order-images.service.ts';
import { countFindings } from '../orders/order-rows.service.ts';
import * as queries from './confirm-request.queries.ts';
import { confirmFormOrder, type LockedFormOrder, lockFormOrders, lockToConfirm } from './form-order-moves.service.ts';

/** How soon it is looked again whether the proofs are there. */
const lookAgainS = 3;

/**
 * Confirms production as soon as every proof is rendered and nothing is wrong with any: at once where they are there
 * already. What somebody has not seen is never acknowledged for them, so findings hold it, now or then.
 */
export async function requestConfirm(ctx: Context, id: number): Promise<void> {
  await lockToConfirm(ctx, id, { acknowledgesFindings: false });
  if (!(await arePreviewsUnderWay(ctx, id))) return confirmFormOrder(ctx, id, false);
  await queries.setConfirmRequest(ctx.db, id, ctx.caller.id);
  const [unqueued] = await ctx.platform.jobs.withoutJob(ctx.db, 'confirm_when_rendered', [{ form_order_id: id }]);
  if (unqueued) await queueLook(ctx, id);
}

/** Takes the wish back. Nothing happens where there is none: it may have been carried out a moment ago. */
export async function cancelConfirmRequest(ctx: Context, id: number): Promise<void> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  if (formOrder) await queries.clearConfirmRequest(ctx.db, formOrder.id);
}

/** Does what was wished, or says on the form order what keeps it from being done, or looks again later. */
export async function carryOutConfirmRequest(job: JobContext, id: number): Promise<void> {
  await job.db.transaction().execute(async (db) => {
    const requesterId = await queries.findRequesterId(db, id);
    if (requesterId === null) return;
    const ctx = await contextOf({ ...job, db }, requesterId);
    if (!ctx) return queries.clearConfirmRequest(db, id);
    const [formOrder] = await lockFormOrders(ctx, [id]);
    // Under the lock: it may have been taken back, or carried out, while we waited for it.
    if (!formOrder || (await queries.findRequesterId(db, id)) !== requesterId) return;
    if (await arePreviewsUnderWay(ctx, id)) return queueLook(ctx, id);
    const { failed } = await countImages(db, id);
    if (failed > 0) return hold(ctx, formOrder, 'failed_images');
    if ((await countFindings(db, 'form_order_id', [id])).has(id)) return hold(ctx, formOrder, 'findings');
    await confirmFormOrder(ctx, id, false);
  });
}

async function hold(ctx: Context, { id, no, user_id }: LockedFormOrder, by: ConfirmHold): Promise<void> {
  await queries.holdConfirmRequest(ctx.db, id, by);
  await queueNotifications(ctx, [{ user_id, kind: 'confirm_held', no, reason: '' }]);
}

function queueLook(ctx: Context, id: number): Promise<void> {
  return ctx.platform.jobs.queue(ctx.db, 'confirm_when_rendered', { form_order_id: id }, { startAfterS: lookAgainS });
}

/** Whoever asked for it, as if they confirmed themselves; nothing for an account that was frozen since. */
async function contextOf({ platform, db, log }: JobContext, userId: number): Promise<Context | undefined> {
  const { id, role, is_block } = await getUserWithWallet(db, userId);
  if (is_block) return undefined;
  const caller = { id, role, via: { kind: 'session', sessionId: 0 } } as const;
  return { platform, db, log, caller, locale: 'zh-CN', requestId: 'confirm-when-rendered', address: '', origin: '' };
}
