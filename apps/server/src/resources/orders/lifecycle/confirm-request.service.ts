import type { ConfirmHold } from '@platen/model/orders/form-orders';
import type { Context } from '../../../platform/context.ts';
import { queueNotifications } from '../../accounts/notifications/notifications.service.ts';
import * as queries from './confirm-request.queries.ts';
import type { LockedFormOrder } from './lifecycle.tables.ts';
import { lockFormOrder, lockFormOrders } from './move-form-orders.service.ts';

/** How soon the proofs are checked again. */
const retryDelayS = 3;

/** Stores on a locked form order that the caller wants it confirmed once its proofs are rendered. */
export async function storeConfirmRequest(ctx: Context, { id }: LockedFormOrder): Promise<void> {
  await queries.setConfirmRequest(ctx.db, id, ctx.caller.id);
  const [unqueued] = await ctx.platform.jobs.findUnqueued(ctx.db, 'confirm_when_rendered', [{ form_order_id: id }]);
  if (unqueued) await queueConfirmWhenRendered(ctx, id);
}

/** Cancels the request. Does nothing if there is none, because it may just have been executed. */
export async function cancelConfirmRequest(ctx: Context, id: number): Promise<void> {
  const formOrder = await lockFormOrder(ctx, id);
  await queries.dropConfirmRequest(ctx.db, formOrder.id);
}

/** Locks the form order and checks the request again: it may have been canceled or executed while waiting. */
export async function lockConfirmRequest(ctx: Context, id: number): Promise<LockedFormOrder | undefined> {
  const [formOrder] = await lockFormOrders(ctx, [id]);
  return (await queries.findConfirmRequesterId(ctx.db, id)) === ctx.caller.id ? formOrder : undefined;
}

/** Records on a locked form order what prevents its confirmation, and notifies its customer. */
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
