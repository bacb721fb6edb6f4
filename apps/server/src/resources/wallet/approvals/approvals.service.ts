import { accessGrantDays } from '@platen/model/accounts/access-grants';
import { accountAbilities } from '@platen/model/accounts/roles';
import type { Page } from '@platen/model/lists/lists';
import { type Fen, fenToYuan, formatFen, yuanToFen } from '@platen/model/money/money';
import { textIn } from '@platen/model/text/locale';
import { abilityOfApproval } from '@platen/model/wallet/approval-abilities';
import { type ApprovalKind, type ApprovalState, approvalStateTexts } from '@platen/model/wallet/approval-enums';
import type { Approval, ApprovalSettings, ApprovalSettingsUpdate } from '@platen/model/wallet/approvals';
import type { Actor, Context, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './approvals.queries.ts';

export async function listApprovals(ctx: Context, list: queries.ApprovalListQuery): Promise<Page<Approval>> {
  const page = await queries.listApprovals(ctx.db, list, ctx.platform.settings.timeZone);
  const granters = await queries.listDependence(ctx.db, ctx.caller.id, 'granters');
  return { ...page, data: page.data.map((row) => toApproval(row, ctx.caller, granters)) };
}

export async function getApproval(ctx: Context, id: number): Promise<Approval> {
  const granters = await queries.listDependence(ctx.db, ctx.caller.id, 'granters');
  return toApproval(await findOrRefuse(ctx, id), ctx.caller, granters);
}

async function findOrRefuse(ctx: Context, id: number): Promise<queries.ApprovalRow> {
  const row = await queries.findApproval(ctx.db, id);
  if (!row) throw appError('not_found');
  return row;
}

/** Money that the caller is about to move. */
export interface Movement {
  kind: ApprovalKind;
  /** The customer. */
  userId: number;
  /** What is credited or refunded, or the new advance. */
  amountFen: Fen;
  /** The advance until now. */
  beforeFen?: Fen;
}

/**
 * Whether the caller may move this alone. If so, it counts: for a day, what a person moves and what a customer gets of one kind is
 * added up, so that nobody stays below an amount in small steps. Otherwise a second person has to approve it, and it does not
 * count, because two have seen it. An advance that is not raised never needs one.
 */
export async function countIfAlone(
  ctx: Context,
  { kind, userId, amountFen, beforeFen = 0 }: Movement,
): Promise<boolean> {
  const movedFen = amountFen - beforeFen;
  if (movedFen <= 0) return true;
  const movement = { kind, moved_by_id: ctx.caller.id, user_id: userId, amount_fen: movedFen };
  const settings = await queries.lockSettings(ctx.db);
  const limitFen = settings[`${kind}_limit_fen`];
  const sums = await queries.sumMovements(ctx.db, movement);
  const mostFen = Math.max(amountFen, sums.by_person_fen + movedFen, sums.of_customer_fen + movedFen);
  if (limitFen !== null && mostFen > limitFen) return false;
  await queries.insertMovement(ctx.db, movement);
  return true;
}

export interface ApprovalRequest extends Movement {
  reason?: string;
  recharge?: { id: number; no: string };
  formOrder?: { id: number; no: string };
}

/** Records what the caller has asked for, and tells those who may approve it. Nothing else happens until one of them does. */
export async function requestApproval(ctx: Context, request: ApprovalRequest): Promise<number> {
  const { kind, userId, recharge, formOrder } = request;
  const id = await queries.insertApproval(ctx.db, {
    kind,
    user_id: userId,
    recharge_id: recharge?.id ?? null,
    recharge_no: recharge?.no ?? null,
    form_order_id: formOrder?.id ?? null,
    form_order_no: formOrder?.no ?? null,
    amount_fen: request.amountFen,
    before_fen: request.beforeFen ?? null,
    request_reason: request.reason ?? '',
    requested_by_id: ctx.caller.id,
  });
  if (id === undefined) {
    if (recharge) await assertNothingWaits(ctx, { rechargeId: recharge.id });
    else await assertNothingWaits(ctx, formOrder ? { formOrderId: formOrder.id } : { advanceOf: userId });
    throw new Error('an approval was in the way that is gone by now');
  }
  const approval = await findOrRefuse(ctx, id);
  await notify(ctx, await listApprovers(ctx, kind), 'approval_waiting', approval);
  ctx.log.info({ approvalId: id, kind, by: ctx.caller.id }, 'a second approval is needed');
  return id;
}

/** Those who may approve what the caller asks for. */
async function listApprovers(ctx: Context, kind: ApprovalKind): Promise<number[]> {
  const people = await queries.listPeopleWith(ctx.db, abilityOfApproval[kind], ctx.caller.id);
  const dependent = await queries.listDependence(ctx.db, ctx.caller.id, 'receivers');
  return people.filter((id) => !dependent.has(id));
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

/** Locks an approval that still waits; a recharge or a form order has to be locked before it. */
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

/** Whoever has access to their account from the first person could be the first person. */
export async function assertIndependent(ctx: Context, approval: queries.ApprovalRow): Promise<void> {
  const granters = await queries.listDependence(ctx.db, ctx.caller.id, 'granters');
  const since = granters.get(approval.requested_by_id);
  if (since === undefined) return;
  const { timeZone } = ctx.platform.settings;
  const until = new Date(endOfDependence(since)).toLocaleString('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  throw appError('approval_dependent', { by: approval.requester_name, days: accessGrantDays, until });
}

const endOfDependence = (since: string) => new Date(Date.parse(since) + accessGrantDays * 86_400_000).toISOString();

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
  { customer_name, recharge_no, form_order_no, amount_fen }: queries.ApprovalRow,
  reason = '',
): Promise<void> {
  const no = [recharge_no ?? form_order_no, customer_name, formatFen(amount_fen)].filter(Boolean).join(' · ');
  const payloads = userIds.map((user_id) => ({ payload: { user_id, kind, no, reason } }));
  return ctx.platform.jobs.queueAll(ctx.db, 'deliver_notification', payloads);
}

export async function getApprovalSettings(ctx: Pick<Context, 'db'>): Promise<ApprovalSettings> {
  const { updated_at, ...limits } = await queries.getSettings(ctx.db);
  const toYuan = (fen: Fen | null) => (fen === null ? null : fenToYuan(fen));
  return {
    recharge_amount: toYuan(limits.recharge_limit_fen),
    advance_amount: toYuan(limits.advance_limit_fen),
    refund_amount: toYuan(limits.refund_limit_fen),
    updated_at,
  };
}

/** What waits already keeps waiting, whatever the amounts are now. */
export async function updateApprovalSettings(
  ctx: RequestContext,
  given: ApprovalSettingsUpdate,
): Promise<ApprovalSettings> {
  await queries.lockSettings(ctx.db);
  const before = await getApprovalSettings(ctx);
  const update = {
    ...given,
    refund_amount: given.refund_amount === undefined ? before.refund_amount : given.refund_amount,
  };
  const toFen = (yuan: number | null) => (yuan === null ? null : (yuanToFen(yuan) ?? 0));
  await queries.updateSettings(ctx.db, {
    recharge_limit_fen: toFen(update.recharge_amount),
    advance_limit_fen: toFen(update.advance_amount),
    refund_limit_fen: toFen(update.refund_amount),
  });
  const weakened = (['recharge_amount', 'advance_amount', 'refund_amount'] as const).filter((field) =>
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

function toApproval(row: queries.ApprovalRow, caller: Actor, granters: ReadonlyMap<number, string>): Approval {
  const isWaiting = row.state === 'waiting';
  const isOwn = row.requested_by_id === caller.id;
  const since = isWaiting ? granters.get(row.requested_by_id) : undefined;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    user_id: row.user_id,
    user: { id: row.user_id, screen_name: row.customer_name },
    recharge_id: row.recharge_id,
    recharge_no: row.recharge_no,
    form_order_id: row.form_order_id,
    form_order_no: row.form_order_no,
    amount: fenToYuan(row.amount_fen),
    before_amount: row.before_fen === null ? null : fenToYuan(row.before_fen),
    request_reason: row.request_reason,
    requested_by: { id: row.requested_by_id, screen_name: row.requester_name },
    requested_at: row.requested_at,
    decided_by: row.decided_by_id === null ? null : { id: row.decided_by_id, screen_name: row.decider_name ?? '' },
    decided_at: row.decided_at,
    decision_reason: row.decision_reason,
    can_decide: isWaiting && !isOwn && mayDecide(row.kind, caller),
    approvable_from: since === undefined ? null : endOfDependence(since),
    can_withdraw: isWaiting && isOwn,
  };
}

/** The second person needs what the first one needed. */
export function mayDecide(kind: ApprovalKind, { abilities }: Actor): boolean {
  return abilities.has('approvals.decide') && abilities.has(abilityOfApproval[kind]);
}
