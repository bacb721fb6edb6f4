import { createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { appError } from '../app-error.ts';
import { noticeRefused } from './notice-refused.ts';
import type { PaymentNotice, PaymentLink, PaymentProvider, PaymentRequest, RawNotice } from './payment-provider.ts';
import type { WechatConfig } from './payment-settings.ts';
import { isSignedBy, signRsa } from './rsa.ts';

const nativePayPath = '/v3/pay/transactions/native';
const responseTimeoutMs = 8000;
/** WeChat's rule: an older signature may be a replay. */
const signatureLifeS = 300;
const tagBytes = 16;

/** WeChat Pay, API v3, native pay: the customer scans a code. */
export function createWechatPay(config: WechatConfig): PaymentProvider {
  return {
    createPayment: (request) => createPayment(config, request),
    readNotice: (notice) => readNotice(config, notice),
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
    const response = await fetch(new URL(nativePayPath, config.gateway), {
      method: 'POST',
      headers: {
        authorization: authorization(config, 'POST', nativePayPath, body),
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'platen',
      },
      body,
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`WeChat Pay answered ${response.status}: ${text.slice(0, 500)}`);
    checkSignature(config, Object.fromEntries(response.headers), text);
    return { codeUrl: nativeResponseSchema.parse(JSON.parse(text)).code_url };
  } catch (cause) {
    throw Object.assign(appError('provider_failed'), { cause });
  }
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
    return {
      noticeId: id,
      paymentNo: transaction.out_trade_no,
      outcome: isTransaction ? outcomeOf(transaction.trade_state) : 'other',
      amountFen: transaction.amount.total,
      currency: transaction.amount.currency,
      providerNo: transaction.transaction_id,
      body: transaction,
    };
  } catch (error) {
    throw noticeRefused('content', error);
  }
}

function outcomeOf(tradeState: string): PaymentNotice['outcome'] {
  if (tradeState === 'SUCCESS') return 'paid';
  return ['CLOSED', 'REVOKED', 'PAYERROR'].includes(tradeState) ? 'closed' : 'other';
}

function decrypt(key: Buffer, resource: z.output<typeof envelopeSchema>['resource']): string {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(resource.nonce), { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  decipher.setAAD(Buffer.from(resource.associated_data));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
}
