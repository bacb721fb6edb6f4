import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { fenToYuanText } from '@platen/model/money/money';
import type { Db } from '../../platform/database/database.ts';
import { createAlipay, signedText } from './alipay.ts';
import type { DemoPayment, OnlineMethod, PaymentProvider, SignedNotice } from './payment-provider.ts';
import type { AlipayConfig, WechatConfig } from './payment-settings.ts';
import { signRsa } from './rsa.ts';
import { createWechatPay } from './wechat-pay.ts';

declare module '../../platform/database/database.ts' {
  interface Database {
    demo_payment_keys: { payment_method: string; private_key: string };
  }
}

/**
 * Replaces a provider in a demo: payments are made on our own cashier page, which signs the notices that the provider
 * would send. The provider's code reads them.
 */
export async function createDemoProvider(db: Db, method: OnlineMethod): Promise<PaymentProvider> {
  const pem = await findOrCreateKey(db, method);
  return method === 'wechat' ? demoWechatPay(pem) : demoAlipay(pem);
}

/**
 * Stored in the database, because every process must sign and verify with the same key. It protects play money only.
 */
async function findOrCreateKey(db: Db, method: OnlineMethod): Promise<string> {
  const find = () =>
    db.selectFrom('demo_payment_keys').select('private_key').where('payment_method', '=', method).executeTakeFirst();
  const known = await find();
  if (known) return known.private_key;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await db
    .insertInto('demo_payment_keys')
    .values({ payment_method: method, private_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have inserted a key first: that one is used.
  return (await find())?.private_key ?? private_key;
}

/** The cashier holds no payments: each of its buttons sends its notice at once, so there is nothing to ask for. */
const findDemoPayment: PaymentProvider['findPayment'] = async () => undefined;

function demoWechatPay(pem: string): PaymentProvider {
  const privateKey = createPrivateKey(pem);
  const config: WechatConfig = {
    appId: 'wxdemo',
    mchId: 'demo',
    serial: 'DEMO',
    privateKey,
    apiV3Key: createHash('sha256').update(pem).digest(),
    platformSerial: 'DEMO',
    platformKey: createPublicKey(privateKey),
    gateway: '',
  };
  return {
    readNotice: createWechatPay(config).readNotice,
    createPayment: async ({ cashierUrl }) => ({ codeUrl: cashierUrl }),
    findPayment: findDemoPayment,
    signNotice: (payment) => wechatNotice(config, payment),
  };
}

function wechatNotice(config: WechatConfig, { no, amountFen, outcome }: DemoPayment): SignedNotice {
  const transaction = {
    appid: config.appId,
    mchid: config.mchId,
    out_trade_no: no,
    transaction_id: `demo-${no}`,
    trade_type: 'NATIVE',
    trade_state: outcome === 'paid' ? 'SUCCESS' : 'CLOSED',
    success_time: new Date().toISOString(),
    amount: { total: amountFen, payer_total: amountFen, currency: 'CNY', payer_currency: 'CNY' },
  };
  const [nonce, associatedData] = [randomBytes(6).toString('hex'), 'transaction'];
  const cipher = createCipheriv('aes-256-gcm', config.apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const sealed = [cipher.update(JSON.stringify(transaction)), cipher.final(), cipher.getAuthTag()];
  const body = JSON.stringify({
    id: `demo-${no}-${outcome}`,
    create_time: transaction.success_time,
    event_type: outcome === 'paid' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.CLOSED',
    resource_type: 'encrypt-resource',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      original_type: 'transaction',
      ciphertext: Buffer.concat(sealed).toString('base64'),
      associated_data: associatedData,
      nonce,
    },
  });
  const [timestamp, headerNonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('hex')];
  return {
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': headerNonce,
      'wechatpay-serial': config.platformSerial,
      'wechatpay-signature': signRsa(config.privateKey, `${timestamp}\n${headerNonce}\n${body}\n`),
    },
    body,
  };
}

function demoAlipay(pem: string): PaymentProvider {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const config: AlipayConfig = { appId: 'demo', privateKey, publicKey, sellerId: undefined, gateway: '' };
  return {
    readNotice: createAlipay(config).readNotice,
    createPayment: async ({ cashierUrl }) => ({ pageUrl: cashierUrl }),
    findPayment: findDemoPayment,
    signNotice: (payment) => alipayNotice(config, payment),
  };
}

function alipayNotice(config: AlipayConfig, { no, amountFen, outcome }: DemoPayment): SignedNotice {
  const params: Record<string, string> = {
    notify_id: `demo-${no}-${outcome}`,
    notify_type: 'trade_status_sync',
    app_id: config.appId,
    out_trade_no: no,
    trade_no: `demo-${no}`,
    trade_status: outcome === 'paid' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
    total_amount: fenToYuanText(amountFen),
  };
  const sign = signRsa(config.privateKey, signedText(Object.entries(params)));
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...params, sign, sign_type: 'RSA2' }).toString(),
  };
}
