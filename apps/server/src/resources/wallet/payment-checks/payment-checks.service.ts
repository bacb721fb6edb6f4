import { textIn } from '@platen/model/text/locale';
import { canCheckPayment, type Recharge } from '@platen/model/wallet/recharges';
import { paymentMethodTexts } from '@platen/model/wallet/wallet-enums';
import type { OnlineMethod, PaymentProvider } from '../../../integrations/payments/payment-provider.ts';
import type { BaseContext, Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { applyNotice } from '../payment-notices/payment-notices.service.ts';
import { nextCheckS } from '../recharges/payment-check-times.ts';
import { findOnlinePayment, getRecharge } from '../recharges/recharges.service.ts';

/** Asks the provider now, because somebody waits for a payment whose notice may be lost. */
export async function checkPayment(ctx: Context, id: number): Promise<Recharge> {
  const recharge = await getRecharge(ctx, id);
  const { no, payment_method: method } = recharge;
  if (method === 'offline') throw appError('recharge_offline', { no });
  if (!canCheckPayment(recharge)) return recharge;
  const provider = ctx.platform.payments[method];
  if (!provider) {
    throw appError('payment_method_unavailable', { method: textIn(paymentMethodTexts[method], ctx.locale) });
  }
  if ((await askProvider(ctx, provider, method, no)) === 'refused') throw appError('payment_mismatch', { no });
  return getRecharge(ctx, id);
}

/**
 * Asks for a payment that nobody sent a notice of, and plans the next time. A provider that does not answer fails the
 * job, which the queue then repeats until the payment has long expired.
 */
export async function checkPendingPayment(ctx: JobContext, id: number): Promise<void> {
  const payment = await findOnlinePayment(ctx.db, id);
  // A recharge that the provider has closed cannot be paid any more; one that only expired here can.
  if (!payment || !canCheckPayment(payment) || payment.closed_reason !== null) return;
  const { no, payment_method: method } = payment;
  const provider = ctx.platform.payments[method];
  if (!provider)
    return ctx.log.warn({ recharge: no, method }, 'the payment cannot be checked: its method is not set up');
  if ((await askProvider(ctx, provider, method, no)) !== 'open') return;
  const startAfterS = nextCheckS(payment);
  if (startAfterS !== undefined) {
    await ctx.platform.jobs.queue(ctx.db, 'check_payment', { recharge_id: id }, { startAfterS });
  }
}

/** `open`: the payment can still be made. `refused`: what the provider said does not fit, and is logged. */
async function askProvider(
  ctx: Pick<BaseContext, 'platform' | 'log'>,
  provider: PaymentProvider,
  method: OnlineMethod,
  no: string,
): Promise<'open' | 'settled' | 'refused'> {
  const notice = await provider.findPayment(no);
  if (!notice) return 'open';
  const { isRefused } = await applyNotice(ctx, method, notice);
  if (isRefused) return 'refused';
  return notice.outcome === 'other' ? 'open' : 'settled';
}
