import type { ConfirmHold } from '@platen/model/form-orders';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { queueNotifications } from '../../accounts/notifications/notifications.service.ts';
import * as queries from './confirm-request.queries.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';
import { lockFormOrder, lockFormOrders } from './move-form-orders.service.ts';

/** How soon it is looked again whether the proofs are there. */
const retryDelayS = 3;

/** Keeps on a locked form order that the caller wants it confirmed once its proofs are rendered. */
export async function storeConfirmRequest(ctx: Context, { id }: LockedFormOrder): Promise<void> {
  await queries.setConfirmRequest(ctx.db, id, ctx.caller.id);
  const [unqueued] = await ctx.platform.jobs.findUnqueued(ctx.db, 'confirm_when_rendered', [{ form_order_id: id }]);
  if (unqueued) await queueConfirmWhenRendered(ctx, id);
}

/** Takes the wish back. Nothing happens where there is none: it may have been carried out a moment ago. */
export async function cancelConfirmRequest(ctx: Context, id: number): Promise<void> {
  const formOrder = await lockFormOrder(ctx, id);
  await queries.clearConfirmRequest(ctx.db, formOrder.id);
}

/** Who asked for it; nothing where nobody does any more, or where it is held. */
export function findConfirmRequesterId(db: Db, id: number): Promise<number | null> {
  return queries.findRequesterId(db, id);
}

/** Whoever asked for it may not confirm any more: their account was frozen. */
export function dropConfirmRequest(db: Db, id: number): Promise<void> {
  return queries.clearConfirmRequest(db, id);
}

/** Under the lock: it may have been taken back, or carried out, while we waited for it. */
export async function lockConfirmRequest(ctx: Context, id: number): Promise<LockedFormOrder | undefined> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  return (await queries.findRequesterId(ctx.db, id)) === ctx.caller.id ? formOrder : undefined;
}

/** Says on a locked form order what keeps it from being confirmed, and tells its customer. */
export async function holdConfirmRequest(
  ctx: Context,
  { id, no, user_id }: LockedFormOrder,
  by: ConfirmHold,
): Promise<void> {
  await queries.holdConfirmRequest(ctx.db, id, by);
  await queueNotifications(ctx, [{ user_id, kind: 'confirm_held', no, reason: '' }]);
}

export function queueConfirmWhenRendered(ctx: Context, id: number): Promise<void> {
  return ctx.platform.jobs.queue(ctx.db, 'confirm_when_rendered', { form_order_id: id }, { startAfterS: retryDelayS });
}
