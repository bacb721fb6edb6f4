import { textIn } from '@platen/model/text/locale';
import type { Recharge } from '@platen/model/wallet/recharges';
import { rechargeStateTexts } from '@platen/model/wallet/wallet-enums';
import type { OnlineMethod, PaymentNotice } from '../../../integrations/payments/payment-provider.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { ApprovedMovement } from '../approvals/approval-decisions.service.ts';
import { assertNothingWaits, countIfAlone, requestApproval } from '../approvals/approvals.service.ts';
import { credit } from '../wallets/wallets.service.ts';
import * as queries from './recharges.queries.ts';
import { getRecharge } from './recharges.service.ts';

/**
 * Credits a recharge after staff found the money on the factory's account. A large one, or one of many in a day, waits for
 * a second person, and stays pending until then.
 */
export async function approveRecharge(ctx: Context, id: number): Promise<Recharge> {
  const recharge = await lockForReview(ctx, id);
  const { no, user_id, amount_fen } = recharge;
  const movement = { kind: 'recharge', userId: user_id, amountFen: amount_fen } as const;
  if (await countIfAlone(ctx, movement)) await creditApproved(ctx, recharge, ctx.caller.id);
  else await requestApproval(ctx, { ...movement, recharge: { id, no } });
  return getRecharge(ctx, id);
}

/** What a second person has approved. The recharge stays locked, so it can be read again. */
export const approvedRecharges = {
  lock: lockForCredit,
  async carryOut(ctx: Context, { subjectId, requestedById }: ApprovedMovement): Promise<void> {
    await creditApproved(ctx, await lockForCredit(ctx, subjectId), requestedById);
  },
};

/** The caller has locked the recharge, and whoever had to approve it has. */
function creditApproved(ctx: Context, recharge: queries.RechargeRow, reviewerId: number): Promise<void> {
  return creditRecharge(ctx.db, recharge, { reviewer_id: reviewerId }, ctx.platform.settings.timeZone);
}

export async function rejectRecharge(ctx: Context, id: number, rejected_reason: string): Promise<Recharge> {
  await lockForReview(ctx, id);
  await queries.updateRecharge(ctx.db, id, { state: 'rejected', rejected_reason, reviewer_id: ctx.caller.id });
  return getRecharge(ctx, id);
}

/** Locks a bank transfer that nobody has decided about, and for which no second person is asked. */
async function lockForReview(ctx: Context, id: number): Promise<queries.RechargeRow> {
  const recharge = await lockForCredit(ctx, id);
  await assertNothingWaits(ctx, { rechargeId: id });
  return recharge;
}

/** Locks a bank transfer that was neither credited nor rejected. */
async function lockForCredit(ctx: Context, id: number): Promise<queries.RechargeRow> {
  const recharge = await queries.lockRecharge(ctx.db, id);
  if (!recharge) throw appError('not_found');
  const { no, state, payment_method } = recharge;
  if (payment_method !== 'offline') throw appError('recharge_online', { no });
  if (state !== 'pending')
    throw appError('recharge_settled', { no, state: textIn(rechargeStateTexts[state], ctx.locale) });
  return recharge;
}

/**
 * The outcome of a notice. `applied` moved money, `closed` ended a pending recharge; `repeated` and `ignored` changed
 * nothing. The others are refused and must be investigated.
 */
export type NoticeOutcome =
  | 'applied'
  | 'closed'
  | 'repeated'
  | 'ignored'
  | 'unknown_recharge'
  | 'wrong_amount'
  | 'paid_twice';

/**
 * Applies a provider's notice once, in whatever order notices arrive: the row lock serializes them, and money is only
 * credited to a recharge that has none yet. A recharge that expired here but was paid there is credited, because the
 * customer's money has been taken.
 */
export async function creditByNotice(
  db: Db,
  method: OnlineMethod,
  notice: PaymentNotice,
  timeZone: string,
): Promise<NoticeOutcome> {
  const recharge = await queries.lockRechargeByNo(db, method, notice.paymentNo);
  if (!recharge) return 'unknown_recharge';
  if (notice.outcome === 'other') return 'ignored';
  if (notice.outcome !== 'paid') {
    if (recharge.state !== 'pending') return 'ignored';
    await queries.updateRecharge(db, recharge.id, { state: 'expired', closed_reason: notice.outcome });
    return 'closed';
  }
  if (notice.amountFen !== recharge.amount_fen || notice.currency !== 'CNY') return 'wrong_amount';
  if (recharge.state === 'paid') return recharge.provider_no === notice.providerNo ? 'repeated' : 'paid_twice';
  await creditRecharge(db, recharge, { provider_no: notice.providerNo }, timeZone);
  return 'applied';
}

async function creditRecharge(
  db: Db,
  recharge: queries.RechargeRow,
  by: { reviewer_id: number } | { provider_no: string },
  timeZone: string,
): Promise<void> {
  const { id, no, user_id: userId, amount_fen: amountFen, payment_method: method } = recharge;
  const paid_at = new Date().toISOString();
  await queries.updateRecharge(db, id, { ...by, state: 'paid', paid_at, closed_reason: null });
  await credit(db, { id, no, userId, amountFen, method }, timeZone);
}
