import { createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { appError } from '../../platform/errors/app-error.ts';
import { noticeRefused } from './notice-refused.ts';
import {
  answerId,
  type PaymentLink,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentRequest,
  type RawNotice,
} from './payment-provider.ts';
import type { WechatConfig } from './payment-settings.ts';
import { isSignedBy, signRsa } from './rsa.ts';

const nativePayPath = '/v3/pay/transactions/native';
const transactionPath = '/v3/pay/transactions/out-trade-no';
/** Both codes are in use for an order that does not exist at the provider. */
const unknownOrderCodes: readonly string[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'];
const responseTimeoutMs = 8000;
/** WeChat's rule: an older signature may be a replay. */
const signatureLifeS = 300;
const tagBytes = 16;

/** WeChat Pay, API v3, native pay: the customer scans a code. */
export function createWechatPay(config: WechatConfig): PaymentProvider {
  return {
    createPayment: (request) => createPayment(config, request),
    readNotice: (notice) => readNotice(config, notice),
    findPayment: (no) => findPayment(config, no),
  };
}

async function createPayment(config: WechatConfig, request: PaymentRequest): Promise<PaymentLink> {
  const body = JSON.stringify({
    appid: config.appId,
    mchid: config.mchId,
    description: request.subject,
    out_trade_no: request.no,
    time_expire: request.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: request.noticeUrl,
    amount: { total: request.amountFen, currency: 'CNY' },
  });
  try {
    const { response, text } = await send(config, 'POST', nativePayPath, body);
    if (!response.ok) throw failedResponse(response, text);
    checkSignature(config, Object.fromEntries(response.headers), text);
    return { codeUrl: nativeResponseSchema.parse(JSON.parse(text)).code_url };
  } catch (cause) {
    throw Object.assign(appError('provider_failed'), { cause });
  }
}

async function findPayment(config: WechatConfig, no: string): Promise<PaymentNotice | undefined> {
  const path = `${transactionPath}/${encodeURIComponent(no)}?mchid=${encodeURIComponent(config.mchId)}`;
  try {
    const { response, text } = await send(config, 'GET', path, '');
    // Changes nothing, so it needs no signature; WeChat does not sign every refusal.
    if (response.status === 404 && unknownOrderCodes.includes(errorCodeOf(text))) return undefined;
    if (!response.ok) throw failedResponse(response, text);
    checkSignature(config, Object.fromEntries(response.headers), text);
    const transaction = transactionSchema.parse(JSON.parse(text));
    const { appid, mchid, out_trade_no, trade_state } = transaction;
    const isAsked = appid === config.appId && mchid === config.mchId && out_trade_no === no;
    if (!isAsked) throw new Error(`WeChat Pay answered about ${appid}, ${mchid}, ${out_trade_no} when asked for ${no}`);
    return { ...toNotice(transaction), noticeId: answerId(no, trade_state), outcome: outcomeOf(trade_state) };
  } catch (cause) {
    throw Object.assign(appError('provider_failed'), { cause });
  }
}

async function send(config: WechatConfig, method: 'GET' | 'POST', path: string, body: string) {
  const response = await fetch(new URL(path, config.gateway), {
    method,
    headers: {
      authorization: authorization(config, method, path, body),
      accept: 'application/json',
      'user-agent': 'platen',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(responseTimeoutMs),
  });
  return { response, text: await response.text() };
}

function failedResponse({ status }: Response, text: string): Error {
  return new Error(`WeChat Pay answered ${status}: ${text.slice(0, 500)}`);
}

const errorSchema = z.object({ code: z.string() });

function errorCodeOf(text: string): string {
  return errorSchema.parse(JSON.parse(text)).code;
}

const nativeResponseSchema = z.object({ code_url: z.string().min(1) });

function authorization(config: WechatConfig, method: string, path: string, body: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = signRsa(config.privateKey, `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`);
  const fields = { mchid: config.mchId, nonce_str: nonce, signature, timestamp, serial_no: config.serial };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

function checkSignature(config: WechatConfig, headers: RawNotice['headers'], body: string): void {
  const [timestamp, nonce, serial, signature] = ['timestamp', 'nonce', 'serial', 'signature'].map((name) =>
    String(headers[`wechatpay-${name}`] ?? ''),
  ) as [string, string, string, string];
  if (serial !== config.platformSerial) throw noticeRefused('unknown serial');
  const ageS = Math.abs(Date.now() / 1000 - Number(timestamp || Number.NaN));
  if (!(ageS <= signatureLifeS)) throw noticeRefused('timestamp');
  if (!isSignedBy(config.platformKey, `${timestamp}\n${nonce}\n${body}\n`, signature)) throw noticeRefused('signature');
}

const envelopeSchema = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    original_type: z.string(),
    ciphertext: z.string(),
    associated_data: z.string().default(''),
    nonce: z.string(),
  }),
});

const transactionSchema = z.looseObject({
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.string().default(''),
  amount: z.object({ total: z.int().optional(), currency: z.string().default('CNY') }).default({ currency: 'CNY' }),
});

function readNotice(config: WechatConfig, { headers, body }: RawNotice): PaymentNotice {
  const text = body.toString('utf8');
  checkSignature(config, headers, text);
  try {
    const { id, resource } = envelopeSchema.parse(JSON.parse(text));
    const transaction = transactionSchema.parse(JSON.parse(decrypt(config.apiV3Key, resource)));
    // A refund notice contains no app id; nothing depends on it.
    const isTransaction = resource.original_type === 'transaction';
    const isOurs = transaction.mchid === config.mchId && (!isTransaction || transaction.appid === config.appId);
    if (!isOurs) throw noticeRefused('another merchant');
    const outcome = isTransaction ? outcomeOf(transaction.trade_state) : 'other';
    return { ...toNotice(transaction), noticeId: id, outcome };
  } catch (error) {
    throw noticeRefused('content', error);
  }
}

function toNotice(transaction: z.output<typeof transactionSchema>) {
  return {
    paymentNo: transaction.out_trade_no,
    amountFen: transaction.amount.total,
    currency: transaction.amount.currency,
    providerNo: transaction.transaction_id,
    body: transaction,
  };
}

/** `NOTPAY` and `USERPAYING` may still become a payment; `REFUND` was one, and its money is gone. */
const outcomes: ReadonlyMap<string, PaymentNotice['outcome']> = new Map([
  ['SUCCESS', 'paid'],
  ['CLOSED', 'closed'],
  ['REVOKED', 'revoked'],
  ['PAYERROR', 'failed'],
]);

function outcomeOf(tradeState: string): PaymentNotice['outcome'] {
  return outcomes.get(tradeState) ?? 'other';
}

function decrypt(key: Buffer, resource: z.output<typeof envelopeSchema>['resource']): string {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(resource.nonce), { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  decipher.setAAD(Buffer.from(resource.associated_data));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
}
