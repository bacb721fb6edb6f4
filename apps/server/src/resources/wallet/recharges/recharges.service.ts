import { apiBasePath } from '@platen/model/api';
import type { Page } from '@platen/model/lists/lists';
import { yuanToFen } from '@platen/model/money/money';
import { fillIn, textIn } from '@platen/model/text/locale';
import {
  type Recharge,
  type RechargeInput,
  type RechargeMethods,
  rechargeLifeMs,
} from '@platen/model/wallet/recharges';
import { paymentMethodTexts } from '@platen/model/wallet/wallet-enums';
import { type OnlineMethod, onlineMethods } from '../../../integrations/payments/payment-provider.ts';
import type { BaseContext, Context, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { ownerFor } from '../../actor.ts';
import { getPaymentSettings } from '../payment-settings/payment-settings.service.ts';
import { cashierUrl } from './demo-cashier-url.ts';
import { firstCheckS } from './payment-check-times.ts';
import { paymentSubject } from './recharges.messages.ts';
import * as queries from './recharges.queries.ts';

export async function listRecharges(ctx: Context, list: queries.RechargeListQuery): Promise<Page<Recharge>> {
  const page = await queries.listRecharges(ctx.db, ownerFor(ctx.caller), list, ctx.platform.settings.timeZone);
  return { ...page, data: page.data.map((recharge) => withDemoUrl(ctx, recharge)) };
}

export async function getRecharge(ctx: Context, id: number): Promise<Recharge> {
  const recharge = await queries.findRecharge(ctx.db, ownerFor(ctx.caller), id);
  if (!recharge) throw appError('not_found');
  return withDemoUrl(ctx, recharge);
}

export async function listRechargeMethods(ctx: Context): Promise<RechargeMethods> {
  const { payments } = ctx.platform;
  const online = onlineMethods.map((method) => ({
    payment_method: method,
    is_available: providerOf(ctx, method) !== undefined,
    is_demo: payments[method]?.signNotice !== undefined,
  }));
  const offline = { payment_method: 'offline' as const, is_available: true, is_demo: false };
  const { offline_instructions } = await getPaymentSettings(ctx);
  return { methods: [...online, offline], offline_instructions };
}

export function createRecharge(ctx: RequestContext, { payment_method: method, ...input }: RechargeInput) {
  return method === 'offline' ? createBankTransfer(ctx, input) : createOnlineRecharge(ctx, method, input);
}

/** A request that staff check against the bank account. */
export async function createBankTransfer(ctx: Context, input: RechargeAmount): Promise<Recharge> {
  const own = await ownRecharge(ctx, input);
  const id = await queries.insertRecharge(ctx.db, { ...own, payment_method: 'offline', ...offline });
  return getRecharge(ctx, id);
}

/** A payment link, followed by the provider's notice. */
async function createOnlineRecharge(ctx: RequestContext, method: OnlineMethod, input: RechargeAmount) {
  const own = await ownRecharge(ctx, input);
  const payment = await openPayment(ctx, method, own);
  const id = await queries.insertRecharge(ctx.db, { ...own, payment_method: method, ...payment });
  await ctx.platform.jobs.queue(ctx.db, 'check_payment', { recharge_id: id }, { startAfterS: firstCheckS });
  return getRecharge(ctx, id);
}

type RechargeAmount = Omit<RechargeInput, 'payment_method'>;

async function ownRecharge({ db, caller, platform }: Context, { amount, remark }: RechargeAmount) {
  const no = await queries.nextRechargeNo(db, platform.settings.timeZone);
  // The schema only accepts whole numbers of fen.
  return { no, user_id: caller.accountId, amount_fen: yuanToFen(amount) ?? 0, remark };
}

/** What a provider is asked about; undefined for a bank transfer, which has none. */
export async function findOnlinePayment(db: Db, id: number): Promise<OnlinePayment | undefined> {
  const recharge = await queries.findRecharge(db, 'everyone', id);
  if (!recharge || recharge.payment_method === 'offline') return undefined;
  return { ...recharge, payment_method: recharge.payment_method };
}

export type OnlinePayment = Omit<Recharge, 'demo_url' | 'payment_method'> & { payment_method: OnlineMethod };

/** WeChat Pay and Alipay charge yuan: in another currency, the same number would be a different amount. */
function providerOf({ platform: { payments, settings } }: BaseContext, method: OnlineMethod) {
  return settings.currency === 'CNY' ? payments[method] : undefined;
}

const offline = { code_url: null, page_url: null, expires_at: null };

/** Created before the row is written, so that no recharge exists that the provider did not accept. */
async function openPayment(
  ctx: RequestContext,
  method: OnlineMethod,
  { no, amount_fen: amountFen }: { no: string; amount_fen: number },
) {
  const { platform, request } = ctx;
  const provider = providerOf(ctx, method);
  if (!provider) {
    const name = textIn(paymentMethodTexts[method], ctx.locale);
    throw appError('payment_method_unavailable', { method: name }).at('payment_method');
  }
  const expiresAt = new Date(Date.now() + rechargeLifeMs);
  const { codeUrl, pageUrl } = await provider.createPayment({
    no,
    amountFen,
    subject: fillIn(paymentSubject, { name: platform.config.name || 'Platen', no }, ctx.locale),
    expiresAt,
    noticeUrl: `${request.origin}${apiBasePath}/payment_notices/${method}`,
    returnUrl: `${request.origin}/mine/recharge`,
    cashierUrl: cashierUrl(ctx, no),
  });
  return { code_url: codeUrl ?? null, page_url: pageUrl ?? null, expires_at: expiresAt.toISOString() };
}

function withDemoUrl(ctx: BaseContext, recharge: Omit<Recharge, 'demo_url'>): Recharge {
  const { payment_method: method, state, code_url, page_url } = recharge;
  const isDemo = method !== 'offline' && ctx.platform.payments[method]?.signNotice !== undefined;
  return { ...recharge, demo_url: isDemo && state === 'pending' ? (code_url ?? page_url) : null };
}
