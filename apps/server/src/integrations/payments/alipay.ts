import { fenToYuanText, yuanToFen } from '@platen/model/money/money';
import { z } from 'zod';
import { appError } from '../../platform/errors/app-error.ts';
import { zonedTime } from '../../platform/zoned-time.ts';
import { readAlipayResponse } from './alipay-response.ts';
import { noticeRefused } from './notice-refused.ts';
import {
  answerId,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentRequest,
  type RawNotice,
} from './payment-provider.ts';
import type { AlipayConfig } from './payment-settings.ts';
import { isSignedBy, signRsa } from './rsa.ts';

/** Alipay's timestamps are in Beijing time without saying so. */
const alipayZone = 'Asia/Shanghai';
const responseTimeoutMs = 8000;

/** Alipay, page pay: the customer pays on a page of Alipay's, whose address carries the order and our signature. */
export function createAlipay(config: AlipayConfig): PaymentProvider {
  return {
    createPayment: async (request) => ({ pageUrl: pageUrl(config, request) }),
    readNotice: (notice) => readNotice(config, notice),
    findPayment: (no) => findPayment(config, no),
  };
}

function pageUrl(config: AlipayConfig, request: PaymentRequest): string {
  const params = {
    ...commonParams(config, 'alipay.trade.page.pay'),
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
  return `${config.gateway}?${new URLSearchParams({ ...params, sign: signatureOf(config, params) }).toString()}`;
}

function commonParams(config: AlipayConfig, method: string) {
  return {
    app_id: config.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayTime(new Date()),
    version: '1.0',
  };
}

function signatureOf(config: AlipayConfig, params: Readonly<Record<string, string>>): string {
  return signRsa(config.privateKey, signedText(Object.entries(params)));
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
  seller_id: z.string().optional(),
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
  if (notice.app_id !== config.appId || !isOurSeller(config, notice.seller_id)) {
    throw noticeRefused('another merchant');
  }
  return {
    noticeId: notice.notify_id,
    paymentNo: notice.out_trade_no,
    // A refund notice carries the state of its payment; it must not count as a second payment.
    outcome: notice.refund_fee === undefined ? outcomeOf(notice.trade_status) : 'other',
    amountFen: notice.total_amount === undefined ? undefined : yuanToFen(notice.total_amount),
    currency: 'CNY',
    providerNo: notice.trade_no,
    body: notice,
  };
}

/** One app can collect for several sellers, so its id alone does not say whose account received the money. */
function isOurSeller({ sellerId }: AlipayConfig, seller: string | undefined): boolean {
  return sellerId === undefined || seller === sellerId;
}

const unknownTradeCode = 'ACQ.TRADE_NOT_EXIST';

const answerSchema = z.looseObject({
  code: z.string(),
  sub_code: z.string().optional(),
  out_trade_no: z.string().optional(),
  trade_no: z.string().default(''),
  trade_status: z.string().default(''),
  total_amount: z.string().optional(),
  seller_id: z.string().optional(),
});

async function findPayment(config: AlipayConfig, no: string): Promise<PaymentNotice | undefined> {
  const biz_content = JSON.stringify({ out_trade_no: no });
  const params = commonParams(config, 'alipay.trade.query');
  const sign = signatureOf(config, { ...params, biz_content });
  try {
    // Alipay reads the character set from the address, before it reads the body.
    const response = await fetch(`${config.gateway}?${new URLSearchParams({ ...params, sign }).toString()}`, {
      method: 'POST',
      body: new URLSearchParams({ biz_content }),
      redirect: 'error',
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Alipay answered ${response.status}: ${text.slice(0, 500)}`);
    const content = readAlipayResponse(text, 'alipay_trade_query_response', config.publicKey);
    const answer = answerSchema.parse(content);
    if (answer.sub_code === unknownTradeCode) return undefined;
    if (answer.code !== '10000') throw new Error(`Alipay refused the query: ${JSON.stringify(content).slice(0, 500)}`);
    // The answer names its seller only for some products.
    const isAsked =
      answer.out_trade_no === no && (answer.seller_id === undefined || isOurSeller(config, answer.seller_id));
    if (!isAsked) {
      throw new Error(`Alipay answered about ${answer.out_trade_no} of ${answer.seller_id} when asked for ${no}`);
    }
    return {
      noticeId: answerId(no, answer.trade_status),
      paymentNo: no,
      outcome: outcomeOf(answer.trade_status),
      amountFen: answer.total_amount === undefined ? undefined : yuanToFen(answer.total_amount),
      currency: 'CNY',
      providerNo: answer.trade_no,
      body: answer,
    };
  } catch (cause) {
    throw Object.assign(appError('provider_failed'), { cause });
  }
}

function outcomeOf(trade_status: string): PaymentNotice['outcome'] {
  if (trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED') return 'paid';
  return trade_status === 'TRADE_CLOSED' ? 'closed' : 'other';
}
