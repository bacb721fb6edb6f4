import type { Approval } from '@platen/model/wallet/approvals';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import {
  assertIndependent,
  getApproval,
  isRequesterValid,
  lockWaiting,
  mayDecide,
  settle,
} from '../approvals/approvals.service.ts';
import { creditApproved, lockForCredit } from '../recharges/recharge-credits.service.ts';
import { setAdvance } from '../wallets/wallets.service.ts';

/** How the orders refund what was approved. They know the wallet, which therefore does not know them. */
export interface ApprovedRefunds {
  lock(ctx: Context, formOrderId: number): Promise<unknown>;
  refund(ctx: Context, formOrderId: number, reason: string): Promise<void>;
}

/** Carries out what another person has asked for, in the transaction of the decision: it happens once or not at all. */
export async function approve(ctx: Context, id: number, refunds: ApprovedRefunds): Promise<Approval> {
  const { kind, recharge_id: rechargeId, form_order_id: formOrderId } = await getApproval(ctx, id);
  assertMayDecide(ctx, kind);
  // The order of the locks is that of a review: the recharge or form order, what waits for it, the wallet.
  const recharge = rechargeId === null ? undefined : await lockForCredit(ctx, rechargeId);
  if (formOrderId !== null) await refunds.lock(ctx, formOrderId);
  const approval = await lockToDecide(ctx, id);
  await assertIndependent(ctx, approval);
  if (!isRequesterValid(approval)) throw appError('approval_requester_lost', { by: approval.requester_name });
  await settle(ctx, approval, 'approved');
  const { requested_by_id: requesterId, request_reason: reason } = approval;
  if (recharge) await creditApproved(ctx, recharge, requesterId);
  else if (formOrderId !== null) await refunds.refund(ctx, formOrderId, reason);
  else {
    const by = { grantedById: requesterId, approvedById: ctx.caller.id };
    await setAdvance(ctx.db, approval.user_id, { advanceFen: approval.amount_fen, reason, by });
  }
  return getApproval(ctx, id);
}

/** Nothing moves. A recharge is pending again, and can be approved again or rejected. */
export async function reject(ctx: Context, id: number, reason: string): Promise<Approval> {
  const approval = await lockToDecide(ctx, id);
  await settle(ctx, approval, 'rejected', reason);
  return getApproval(ctx, id);
}

export async function withdraw(ctx: Context, id: number): Promise<Approval> {
  const approval = await lockWaiting(ctx, id);
  if (approval.requested_by_id !== ctx.caller.id) throw appError('approval_of_other');
  await settle(ctx, approval, 'withdrawn');
  return getApproval(ctx, id);
}

async function lockToDecide(ctx: Context, id: number) {
  const approval = await lockWaiting(ctx, id);
  assertMayDecide(ctx, approval.kind);
  if (approval.requested_by_id === ctx.caller.id) throw appError('approval_own');
  return approval;
}

function assertMayDecide(ctx: Context, kind: Approval['kind']): void {
  if (!mayDecide(kind, ctx.caller)) throw appError('not_allowed');
}
