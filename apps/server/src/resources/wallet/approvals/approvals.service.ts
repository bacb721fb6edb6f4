import { approvalStateTexts, type ApprovalKind, type ApprovalState } from '@platen/model/approval-enums';
import {
  type Approval,
  abilityOfApproval,
  type ApprovalSettings,
  type ApprovalSettingsUpdate,
} from '@platen/model/approvals';
import type { Page } from '@platen/model/lists';
import { textIn } from '@platen/model/locale';
import { type Fen, fenToYuan, formatFen, yuanToFen } from '@platen/model/money';
import { accountAbilities } from '@platen/model/roles';
import { appError } from '../../../platform/app-error.ts';
import type { Caller, Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import * as queries from './approvals.queries.ts';

export async function listApprovals(ctx: Context, list: queries.ApprovalListQuery): Promise<Page<Approval>> {
  const page = await queries.listApprovals(ctx.db, list, ctx.platform.settings.timeZone);
  return { ...page, data: page.data.map((row) => toApproval(row, ctx.caller)) };
}

export async function getApproval(ctx: Context, id: number): Promise<Approval> {
  return toApproval(await findOrRefuse(ctx, id), ctx.caller);
}

async function findOrRefuse(ctx: Context, id: number): Promise<queries.ApprovalRow> {
  const row = await queries.findApproval(ctx.db, id);
  if (!row) throw appError('not_found');
  return row;
}

/** Whether a second person has to approve this. An advance that is not raised never needs one. */
export async function needsApproval(db: Db, kind: ApprovalKind, amountFen: Fen, beforeFen: Fen = 0): Promise<boolean> {
  const settings = await queries.getSettings(db);
  const limitFen = kind === 'recharge' ? settings.recharge_limit_fen : settings.advance_limit_fen;
  return limitFen !== null && amountFen > limitFen && amountFen > beforeFen;
}

/** Records what the caller has asked for, and tells those who may approve it. Nothing else happens until one of them does. */
export async function requestApproval(
  ctx: Context,
  request: Omit<queries.NewApproval, 'requested_by_id'>,
): Promise<void> {
  const id = await queries.insertApproval(ctx.db, { ...request, requested_by_id: ctx.caller.id });
  if (id === undefined) {
    const { recharge_id: rechargeId, user_id } = request;
    await assertNothingWaits(ctx, rechargeId === null ? { advanceOf: user_id } : { rechargeId });
    throw new Error('an approval was in the way that is gone by now');
  }
  const approval = await findOrRefuse(ctx, id);
  const approvers = await queries.listPeopleWith(ctx.db, abilityOfApproval[request.kind], ctx.caller.id);
  await notify(ctx, approvers, 'approval_waiting', approval);
  ctx.log.info({ approvalId: id, kind: request.kind, by: ctx.caller.id }, 'a second approval is needed');
}

/** Otherwise a second request would be decided on its own, and what the first one was about would change meanwhile. */
export async function assertNothingWaits(ctx: Context, subject: queries.ApprovalSubject): Promise<void> {
  const waiting = await queries.findWaiting(ctx.db, subject);
  if (waiting) throw appError('approval_waiting', { by: waiting.requester_name });
}

/** The advance that waits for a second person, in yuan. */
export async function findWaitingAdvance(db: Db, userId: number): Promise<number | null> {
  const waiting = await queries.findWaiting(db, { advanceOf: userId });
  return waiting ? fenToYuan(waiting.amount_fen) : null;
}

/** Locks an approval that still waits; a recharge has to be locked before it. */
export async function lockWaiting(ctx: Context, id: number): Promise<queries.ApprovalRow> {
  await queries.lockApproval(ctx.db, id);
  const approval = await findOrRefuse(ctx, id);
  const { state } = approval;
  if (state !== 'waiting') {
    throw appError('approval_settled', { state: textIn(approvalStateTexts[state], ctx.locale) });
  }
  return approval;
}

/** Whether the one who asked for it could still do so: two people have to be responsible for it. */
export function isRequesterValid({ kind, ...row }: queries.ApprovalRow): boolean {
  const abilities = accountAbilities(row.requester_role, row.requester_abilities);
  return !row.requester_is_block && abilities.has(abilityOfApproval[kind]);
}

export async function settle(
  ctx: Context,
  approval: queries.ApprovalRow,
  state: Exclude<ApprovalState, 'waiting'>,
  decision_reason = '',
): Promise<void> {
  const decision = { state, decided_by_id: ctx.caller.id, decision_reason };
  await queries.decideApproval(ctx.db, approval.id, decision);
  if (state === 'rejected') {
    await notify(ctx, [approval.requested_by_id], 'approval_rejected', approval, decision_reason);
  }
  ctx.log.info({ approvalId: approval.id, by: ctx.caller.id, state }, 'a second approval was decided');
}

function notify(
  ctx: Context,
  userIds: readonly number[],
  kind: 'approval_waiting' | 'approval_rejected',
  { customer_name, recharge_no, amount_fen }: queries.ApprovalRow,
  reason = '',
): Promise<void> {
  const no = [recharge_no, customer_name, formatFen(amount_fen)].filter(Boolean).join(' · ');
  const payloads = userIds.map((user_id) => ({ payload: { user_id, kind, no, reason } }));
  return ctx.platform.jobs.queueAll(ctx.db, 'deliver_notification', payloads);
}

export async function getApprovalSettings(ctx: Pick<Context, 'db'>): Promise<ApprovalSettings> {
  const { recharge_limit_fen, advance_limit_fen, updated_at } = await queries.getSettings(ctx.db);
  const toYuan = (fen: Fen | null) => (fen === null ? null : fenToYuan(fen));
  return { recharge_amount: toYuan(recharge_limit_fen), advance_amount: toYuan(advance_limit_fen), updated_at };
}

/** What waits already keeps waiting, whatever the amounts are now. */
export async function updateApprovalSettings(ctx: Context, update: ApprovalSettingsUpdate): Promise<ApprovalSettings> {
  const before = await getApprovalSettings(ctx);
  const toFen = (yuan: number | null) => (yuan === null ? null : (yuanToFen(yuan) ?? 0));
  await queries.updateSettings(ctx.db, {
    recharge_limit_fen: toFen(update.recharge_amount),
    advance_limit_fen: toFen(update.advance_amount),
  });
  const weakened = (['recharge_amount', 'advance_amount'] as const).filter((field) =>
    isWeaker(before[field], update[field]),
  );
  // Whoever reads the log must not have to compare amounts to see that less is checked than before.
  if (weakened.length > 0) ctx.audit.notes = [{ field: 'weakened_rules', before: null, after: weakened.join(', ') }];
  ctx.log.info({ by: ctx.caller.id, ...update, weakened }, 'the amounts for second approvals were changed');
  return getApprovalSettings(ctx);
}

/** Whether less needs a second person: no amount does any more, or only higher ones. */
function isWeaker(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before);
}

function toApproval(row: queries.ApprovalRow, caller: Caller): Approval {
  const isWaiting = row.state === 'waiting';
  const isOwn = row.requested_by_id === caller.id;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.customer_name },
    recharge_id: row.recharge_id,
    recharge_no: row.recharge_no,
    amount: fenToYuan(row.amount_fen),
    before_amount: row.before_fen === null ? null : fenToYuan(row.before_fen),
    request_reason: row.request_reason,
    requested_by: { id: row.requested_by_id, screen_name: row.requester_name },
    requested_at: row.requested_at,
    decided_by: row.decided_by_id === null ? null : { id: row.decided_by_id, screen_name: row.decider_name ?? '' },
    decided_at: row.decided_at,
    decision_reason: row.decision_reason,
    can_decide: isWaiting && !isOwn && mayDecide(row.kind, caller),
    can_withdraw: isWaiting && isOwn,
  };
}

/** The second person needs what the first one needed. */
export function mayDecide(kind: ApprovalKind, { abilities }: Caller): boolean {
  return abilities.has('approvals.decide') && abilities.has(abilityOfApproval[kind]);
}
