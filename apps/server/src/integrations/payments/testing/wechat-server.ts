import { createCipheriv, createSign, createVerify, randomBytes, randomUUID } from 'node:crypto';
import {
  type FakeProvider,
  keyPairOf,
  type ProviderEvent,
  type ProviderMode,
  type ProviderNotice,
  type ProviderPayment,
  startGateway,
} from './fake-provider.ts';

const [appId, mchId] = ['wx8888888888888888', '1900000109'];
const merchantSerial = '3775B6A45ACD588826D15E583A95F5DD';
const platformSerial = 'PUB_KEY_ID_0119000001092026';
const apiV3Key = 'Sixteen bytes and sixteen more!!';

/** WeChat Pay's side of API v3, written from its documentation and not from our code. */
export async function startWechatServer() {
  const [merchant, platform, forger] = [keyPairOf('merchant'), keyPairOf('provider'), keyPairOf('forger')];
  const orders: Record<string, unknown>[] = [];
  const payments: FakeProvider['payments'] = new Map();
  const asked: string[] = [];
  let mode: ProviderMode = 'well';
  let held: Promise<void> | undefined;

  function signed(body: string, key = platform.privateKey, ageS = 0): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1000) - ageS);
    const nonce = randomUUID();
    return {
      'content-type': 'application/json',
      'Wechatpay-Serial': platformSerial,
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Signature': createSign('RSA-SHA256')
        .update([timestamp, nonce, body, ''].join('\n'))
        .sign(key, 'base64'),
    };
  }

  const gateway = await startGateway(async (request, body) => {
    if (mode === 'broken') return { status: 500, body: '{"code":"SYSTEM_ERROR","message":"busy"}' };
    const [scheme, list = ''] = (request.headers.authorization ?? '').split(' ');
    const pairs = [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
    const field: Record<string, string> = Object.fromEntries(pairs);
    const message = `${request.method}\n${request.url}\n${field.timestamp}\n${field.nonce_str}\n${body}\n`;
    const isGenuine =
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      field.mchid === mchId &&
      field.serial_no === merchantSerial &&
      Math.abs(Date.now() / 1000 - Number(field.timestamp)) < 300 &&
      createVerify('RSA-SHA256').update(message).verify(merchant.publicKey, String(field.signature), 'base64');
    if (!isGenuine) return { status: 401, body: '{"code":"SIGN_ERROR","message":"签名错误"}' };
    const query = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)\?mchid=1900000109$/.exec(request.url ?? '');
    if (query?.[1] && request.method === 'GET') return answer(query[1]);
    if (request.url !== '/v3/pay/transactions/native') return { status: 404, body: '{}' };
    orders.push(JSON.parse(body) as Record<string, unknown>);
    await held;
    const response = JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${randomBytes(4).toString('hex')}` });
    return { status: 200, headers: mode === 'unsigned' ? {} : signed(response), body: response };
  });

  function answer(no: string) {
    asked.push(no);
    const payment = payments.get(no);
    const body = JSON.stringify(payment ? transactionOf(payment) : { code: 'ORDER_NOT_EXIST', message: '订单不存在' });
    const headers =
      mode === 'unsigned' ? {} : signed(body, mode === 'forged' ? forger.privateKey : platform.privateKey);
    return { status: payment ? 200 : 404, headers, body };
  }

  function transactionOf(payment: ProviderPayment) {
    const common = { appid: payment.appId ?? appId, mchid: mchId, out_trade_no: payment.answeredNo ?? payment.no };
    const amount = { total: payment.amountFen, currency: 'CNY' };
    if (payment.state === 'waiting')
      return { ...common, trade_state: payment.tradeState ?? 'NOTPAY', trade_state_desc: '订单未支付', amount };
    if (payment.state === 'closed')
      return { ...common, trade_state: payment.tradeState ?? 'CLOSED', trade_state_desc: '订单已关闭', amount };
    return {
      ...common,
      transaction_id: payment.providerNo ?? `4200${payment.no}`,
      trade_type: 'NATIVE',
      trade_state: 'SUCCESS',
      trade_state_desc: '支付成功',
      bank_type: 'CMC',
      attach: '',
      success_time: '2026-06-08T10:34:56+08:00',
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
      amount: { ...amount, payer_total: payment.amountFen, payer_currency: 'CNY' },
    };
  }

  function notice(event: ProviderEvent): ProviderNotice {
    const transaction = {
      mchid: mchId,
      appid: event.appId ?? appId,
      out_trade_no: event.no,
      transaction_id: event.providerNo ?? `4200${event.no}`,
      trade_type: 'NATIVE',
      trade_state: event.outcome === 'closed' ? 'CLOSED' : 'SUCCESS',
      trade_state_desc: '支付成功',
      bank_type: 'CMC',
      success_time: '2026-06-08T10:34:56+08:00',
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
      amount: { total: event.amountFen, payer_total: event.amountFen, currency: 'CNY', payer_currency: 'CNY' },
    };
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
    cipher.setAAD(Buffer.from('transaction'));
    const ciphertext = Buffer.concat([
      cipher.update(JSON.stringify(transaction), 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    const body = JSON.stringify({
      id: event.noticeId ?? randomUUID(),
      create_time: '2026-06-08T10:34:56+08:00',
      resource_type: 'encrypt-resource',
      event_type: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: ciphertext.toString('base64'),
        associated_data: 'transaction',
        nonce,
      },
    });
    return { headers: signed(body, event.forgedBy ?? platform.privateKey, event.ageS), body };
  }

  const provider: FakeProvider = {
    environment: {
      PLATEN_WECHAT_APP_ID: appId,
      PLATEN_WECHAT_MCH_ID: mchId,
      PLATEN_WECHAT_SERIAL: merchantSerial,
      PLATEN_WECHAT_PRIVATE_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
      PLATEN_WECHAT_API_V3_KEY: apiV3Key,
      PLATEN_WECHAT_PLATFORM_SERIAL: platformSerial,
      PLATEN_WECHAT_PLATFORM_KEY: platform.publicKey,
      PLATEN_WECHAT_GATEWAY: gateway.url,
    },
    notice,
    payments,
    asked,
    setMode(next) {
      mode = next;
    },
    close: gateway.close,
  };
  return {
    ...provider,
    orders,
    /** Holds every response until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
