import { paymentMethodTexts } from '@platen/model/wallet-words';
import { textIn } from '@platen/model/locale';
import { appError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { OnlineMethod, RawNotice } from '../../../platform/payments/payment-provider.ts';
import { type NoticeOutcome, creditByNotice } from '../recharges/recharge-credits.service.ts';
import { insertNotice } from './payment-notices.queries.ts';

const refusedOutcomes: ReadonlySet<NoticeOutcome> = new Set(['unknown_recharge', 'wrong_amount', 'paid_twice']);

/**
 * Processes a provider's notice. A notice with a valid signature is always stored, and refused afterwards if it cannot
 * be applied: the record must survive the error, so this opens its own transaction.
 */
export async function receiveNotice(ctx: PublicContext, method: OnlineMethod, raw: RawNotice): Promise<void> {
  const { payments, settings, db } = ctx.platform;
  const provider = payments[method];
  if (!provider) {
    throw appError('payment_method_unavailable', { method: textIn(paymentMethodTexts[method], ctx.locale) });
  }
  const notice = provider.readNotice(raw);
  const outcome = await db.transaction().execute(async (transaction) => {
    const credited = await creditByNotice(transaction, method, notice, settings.timeZone);
    await insertNotice(transaction, method, notice, credited);
    return credited;
  });
  const facts = { method, notice: notice.noticeId, recharge: notice.paymentNo, outcome };
  if (!refusedOutcomes.has(outcome)) return ctx.log.info(facts, 'payment notice');
  ctx.log.error({ ...facts, said: notice.body }, 'payment notice refused');
  throw appError('notice_refused', { reason: outcome });
}
