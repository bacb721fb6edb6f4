import { textIn } from '@platen/model/text/locale';
import { paymentMethodTexts } from '@platen/model/wallet/wallet-enums';
import type { OnlineMethod, PaymentNotice, RawNotice } from '../../../integrations/payments/payment-provider.ts';
import type { BaseContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { creditByNotice, type NoticeOutcome } from '../recharges/recharge-credits.service.ts';
import { insertNotice } from './payment-notices.queries.ts';

const refusedOutcomes: ReadonlySet<NoticeOutcome> = new Set(['unknown_recharge', 'wrong_amount', 'paid_twice']);

/** Processes a provider's notice. One with a valid signature is always stored, and refused afterwards if it must be. */
export async function receiveNotice(ctx: BaseContext, method: OnlineMethod, raw: RawNotice): Promise<void> {
  const provider = ctx.platform.payments[method];
  if (!provider) {
    throw appError('payment_method_unavailable', { method: textIn(paymentMethodTexts[method], ctx.locale) });
  }
  const { outcome, isRefused } = await applyNotice(ctx, method, provider.readNotice(raw));
  if (isRefused) throw appError('notice_refused', { reason: outcome });
}

/**
 * Applies and stores what a provider said, whether it sent a notice or was asked: both take this way, so that both at
 * once credit once. The record must survive a refusal, so this opens its own transaction.
 */
export async function applyNotice(
  { platform: { db, settings }, log }: Pick<BaseContext, 'platform' | 'log'>,
  method: OnlineMethod,
  notice: PaymentNotice,
): Promise<{ outcome: NoticeOutcome; isRefused: boolean }> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const credited = await creditByNotice(transaction, method, notice, settings.timeZone);
    await insertNotice(transaction, method, notice, credited);
    return credited;
  });
  const isRefused = refusedOutcomes.has(outcome);
  const facts = { method, notice: notice.noticeId, recharge: notice.paymentNo, outcome };
  if (isRefused) log.error({ ...facts, said: notice.body }, 'payment notice refused');
  else log.info(facts, 'payment notice');
  return { outcome, isRefused };
}
