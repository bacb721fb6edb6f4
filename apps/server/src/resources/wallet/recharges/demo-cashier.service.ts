import { apiBasePath } from '@platen/model/api';
import type { DemoPayment, OnlineMethod } from '../../../integrations/payments/payment-provider.ts';
import type { BaseContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { cashierPage, cashierPolicy } from './demo-cashier-page.ts';
import { isCashierToken } from './demo-cashier-url.ts';
import * as queries from './recharges.queries.ts';

const noticeTimeoutMs = 10_000;

export interface CashierLink {
  no: string;
  token: string;
}

export async function getCashierPage(ctx: BaseContext, link: CashierLink): Promise<{ html: string; policy: string }> {
  const { recharge, method } = await getDemoPayment(ctx, link);
  const html = cashierPage({
    no: recharge.no,
    amountFen: recharge.amount_fen,
    state: recharge.state,
    method,
    token: link.token,
    name: ctx.platform.config.name || 'Platen',
    locale: ctx.locale,
  });
  return { html, policy: cashierPolicy };
}

/** The payment at the demo cashier. A wrong token is answered like an unknown number. */
async function getDemoPayment(ctx: BaseContext, { no, token }: CashierLink) {
  const isKnown = isCashierToken(ctx.platform.config, no, token);
  const recharge = isKnown ? await queries.findRechargeByNo(ctx.db, no) : undefined;
  if (!recharge || recharge.payment_method === 'offline') throw appError('not_found');
  const method: OnlineMethod = recharge.payment_method;
  const signNotice = ctx.platform.payments[method]?.signNotice;
  if (!signNotice) throw appError('not_found');
  return { recharge, method, signNotice };
}

/**
 * Pays or cancels like the provider: sends a signed notice over HTTP to the notice route of this process (`selfUrl`),
 * without knowing what it does with it.
 */
export async function sendOutcome(
  ctx: BaseContext,
  link: CashierLink,
  outcome: DemoPayment['outcome'],
  selfUrl: string,
): Promise<void> {
  const { recharge, method, signNotice } = await getDemoPayment(ctx, link);
  const { headers, body } = signNotice({ no: recharge.no, amountFen: recharge.amount_fen, outcome });
  const response = await fetch(`${selfUrl}${apiBasePath}/payment_notices/${method}`, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(noticeTimeoutMs),
  });
  if (!response.ok) throw Object.assign(appError('provider_failed'), { cause: await response.text() });
}
