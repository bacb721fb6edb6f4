import { fenToYuanText, yuanToFen } from '@platen/model/money';
import { z } from 'zod';
import { zonedTime } from '../zoned-time.ts';
import { noticeRefused } from './notice-refused.ts';
import type { PaymentNotice, PaymentProvider, PaymentRequest, RawNotice } from './payment-provider.ts';
import type { AlipayConfig } from './payment-settings.ts';
import { isSignedBy, signRsa } from './rsa.ts';

/** Alipay's timestamps are in Beijing time without saying so. */
const alipayZone = 'Asia/Shanghai';

/** Alipay, page pay: the customer pays on a page of Alipay's, whose address carries the order and our signature. */
export function createAlipay(config: AlipayConfig): PaymentProvider {
  return {
    createPayment: async (request) => ({ pageUrl: pageUrl(config, request) }),
    readNotice: (notice) => readNotice(config, notice),
  };
}

function pageUrl(config: AlipayConfig, request: PaymentRequest): string {
  const params: Record<string, string> = {
    app_id: config.appId,
    method: 'alipay.trade.page.pay',
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayTime(new Date()),
    version: '1.0',
    notify_url: request.noticeUrl,
    return_url: request.returnUrl,
    biz_content: JSON.stringify({
      out_trade_no: request.no,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: fenToYuanText(request.amountFen),
      subject: request.subject,
      time_expire: alipayTime(request.expiresAt),
    }),
  };
  const sign = signRsa(config.privateKey, signedText(Object.entries(params)));
  return `${config.gateway}?${new URLSearchParams({ ...params, sign }).toString()}`;
}

function alipayTime(date: Date): string {
  return zonedTime(date.toISOString(), alipayZone).toISOString().slice(0, 19).replace('T', ' ');
}

/** The signed text: every parameter with a value, sorted by name, before URL encoding. */
export function signedText(params: Iterable<[string, string]>): string {
  return [...params]
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const noticeSchema = z.looseObject({
  notify_id: z.string().min(1).max(200),
  app_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string().default(''),
  trade_status: z.string().default(''),
  total_amount: z.string().optional(),
  refund_fee: z.string().optional(),
});

/**
 * Alipay repeats a notice for a day with the original signature, so its age proves nothing. Repeated notices are
 * recognized by their `notify_id` and by the state of the recharge.
 */
function readNotice(config: AlipayConfig, { body }: RawNotice): PaymentNotice {
  const params = new Map(new URLSearchParams(body.toString('utf8')));
  const signature = params.get('sign') ?? '';
  const signed = signedText([...params].filter(([name]) => name !== 'sign' && name !== 'sign_type'));
  const isGenuine = params.get('sign_type') === 'RSA2' && isSignedBy(config.publicKey, signed, signature);
  if (!isGenuine) throw noticeRefused('signature');
  const parsed = noticeSchema.safeParse(Object.fromEntries(params));
  if (!parsed.success) throw noticeRefused('content', parsed.error);
  const notice = parsed.data;
  if (notice.app_id !== config.appId) throw noticeRefused('another merchant');
  return {
    noticeId: notice.notify_id,
    paymentNo: notice.out_trade_no,
    outcome: outcomeOf(notice),
    amountFen: notice.total_amount === undefined ? undefined : yuanToFen(notice.total_amount),
    currency: 'CNY',
    providerNo: notice.trade_no,
    body: notice,
  };
}

function outcomeOf({ trade_status, refund_fee }: z.output<typeof noticeSchema>): PaymentNotice['outcome'] {
  // A refund notice carries the state of its payment; it must not count as a second payment.
  if (refund_fee !== undefined) return 'other';
  if (trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED') return 'paid';
  return trade_status === 'TRADE_CLOSED' ? 'closed' : 'other';
}
