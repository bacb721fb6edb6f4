import type { Fen } from '@platen/model/money/money';
import type { ApprovalKind } from '@platen/model/wallet/approval-enums';
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
} from './approvals.service.ts';

/** What a second person approves, as it was asked for. */
export interface ApprovedMovement {
  /** The recharge, the form order, or the customer who gets an advance. */
  subjectId: number;
  amountFen: Fen;
  reason: string;
  requestedById: number;
}

/**
 * How each kind is carried out. The services that ask for approvals import them, so each of these hands in its own entry instead
 * of being imported here.
 */
export type ApprovedMovements = Record<
  ApprovalKind,
  {
    /** Locks the subject, which has to be locked before the approval is. */
    lock?(ctx: Context, subjectId: number): Promise<unknown>;
    carryOut(ctx: Context, movement: ApprovedMovement): Promise<void>;
  }
>;

/** Carries out what another person has asked for, in the transaction of the decision: it happens once or not at all. */
export async function approve(ctx: Context, id: number, movements: ApprovedMovements): Promise<Approval> {
  const { kind, user_id, recharge_id, form_order_id } = await getApproval(ctx, id);
  assertMayDecide(ctx, kind);
  const { lock, carryOut } = movements[kind];
  const subjectId = recharge_id ?? form_order_id ?? user_id;
  // The order of the locks is that of a review: the recharge or form order, what waits for it, the wallet.
  await lock?.(ctx, subjectId);
  const approval = await lockToDecide(ctx, id);
  await assertIndependent(ctx, approval);
  if (!isRequesterValid(approval)) throw appError('approval_requester_lost', { by: approval.requester_name });
  await settle(ctx, approval, 'approved');
  const { amount_fen: amountFen, request_reason: reason, requested_by_id: requestedById } = approval;
  await carryOut(ctx, { subjectId, amountFen, reason, requestedById });
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
