/**
 * What callers may do with form orders. The rules are in the lifecycle; each call returns the form order as it is
 * afterwards.
 */
import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { ButtonMove } from '@platen/model/orders/lifecycle/order-moves';
import type { ConsumptionRecord } from '@platen/model/wallet/consumption-records';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { getConsumptionRecord } from '../../wallet/consumption-records/consumption-records.service.ts';
import * as confirmRequest from '../lifecycle/confirm-request.service.ts';
import * as deletion from '../lifecycle/delete-form-order.service.ts';
import * as moves from '../lifecycle/move-form-orders.service.ts';
import * as refund from '../lifecycle/refund-form-order.service.ts';
import { requestConfirm } from './confirm-when-rendered.service.ts';
import { getFormOrder } from './form-orders.service.ts';

export async function runButtonMove(ctx: Context, id: number, move: ButtonMove): Promise<FormOrderDetail> {
  await moves.runButtonMove(ctx, id, move);
  return getFormOrder(ctx, id);
}

export async function confirmFormOrder(
  ctx: Context,
  id: number,
  acknowledgesFindings: boolean,
): Promise<FormOrderDetail> {
  await moves.confirmFormOrder(ctx, id, acknowledgesFindings);
  return getFormOrder(ctx, id);
}

export async function confirmWhenRendered(ctx: Context, id: number): Promise<FormOrderDetail> {
  await requestConfirm(ctx, id);
  return getFormOrder(ctx, id);
}

export async function cancelConfirm(ctx: Context, id: number): Promise<FormOrderDetail> {
  await confirmRequest.cancelConfirmRequest(ctx, id);
  return getFormOrder(ctx, id);
}

export async function refundFormOrder(ctx: RequestContext, id: number, reason: string): Promise<FormOrderDetail> {
  const waiting = await refund.refundFormOrder(ctx, id, reason);
  if (waiting) ctx.audit.notes = [{ field: 'refund_approval_id', before: null, after: waiting.approvalId }];
  return getFormOrder(ctx, id);
}

/** Pays all or none and returns the consumption record. */
export async function payFormOrders(ctx: Context, ids: readonly number[]): Promise<ConsumptionRecord> {
  return getConsumptionRecord(ctx, await moves.payFormOrders(ctx, ids));
}

export function deleteFormOrder(ctx: Context, id: number): Promise<void> {
  return deletion.deleteFormOrder(ctx, id);
}
