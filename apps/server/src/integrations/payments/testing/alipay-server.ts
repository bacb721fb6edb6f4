import { createSign, createVerify, randomUUID } from 'node:crypto';
import {
  type FakeProvider,
  keyPairOf,
  type ProviderEvent,
  type ProviderMode,
  type ProviderNotice,
  type ProviderPayment,
  startGateway,
} from './fake-provider.ts';

const appId = '2021000000000001';
const alipaySellerId = '2088102119685838';

/** Alipay's side, written from its documentation and not from our code. */
export async function startAlipayServer() {
  const [merchant, alipay, forger] = [keyPairOf('merchant'), keyPairOf('provider'), keyPairOf('forger')];
  const payments: FakeProvider['payments'] = new Map();
  const asked: string[] = [];
  let mode: ProviderMode = 'well';

  /** `a=1&b=2`, sorted by name, without empty values. */
  const canonical = (params: Record<string, string>, ...without: string[]) =>
    Object.keys(params)
      .filter((name) => params[name] && !without.includes(name))
      .sort()
      .map((name) => `${name}=${params[name]}`)
      .join('&');

  const gateway = await startGateway((request, body) => {
    if (mode === 'broken') return { status: 502, body: '<html>Bad gateway</html>' };
    const query = new URL(request.url ?? '', 'http://gateway').searchParams;
    const params = Object.fromEntries([...query, ...new URLSearchParams(body)]);
    const isGenuine =
      params.app_id === appId &&
      params.sign_type === 'RSA2' &&
      createVerify('RSA-SHA256')
        .update(canonical(params, 'sign'), 'utf8')
        .verify(merchant.publicKey, params.sign ?? '', 'base64');
    if (!isGenuine) return { status: 200, body: 'invalid-signature' };
    if (params.method === 'alipay.trade.query') {
      const { out_trade_no } = JSON.parse(params.biz_content ?? '') as { out_trade_no: string };
      return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body: answer(out_trade_no) };
    }
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) };
  });

  /** The signature covers the object as it is written, with slashes escaped as Alipay's own serializer escapes them. */
  function answer(no: string): string {
    asked.push(no);
    const payment = payments.get(no);
    const content = payment
      ? tradeOf(payment)
      : { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
    const written = JSON.stringify(content).replaceAll('/', '\\/');
    const sign = createSign('RSA-SHA256')
      .update(written, 'utf8')
      .sign(mode === 'forged' ? forger.privateKey : alipay.privateKey, 'base64');
    const signature = mode === 'unsigned' ? '' : `,"sign":"${sign.replaceAll('/', '\\/')}"`;
    return `{"alipay_trade_query_response":${written}${signature}}`;
  }

  function tradeOf(payment: ProviderPayment) {
    const words = { waiting: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' };
    return {
      code: '10000',
      msg: 'Success',
      buyer_logon_id: '138******00',
      buyer_pay_amount: '0.00',
      // Braces, quotes and slashes in a text do not end the object.
      store_name: '{"门店"}/1 \\',
      fund_bill_list: [{ amount: (payment.amountFen / 100).toFixed(2), fund_channel: 'ALIPAYACCOUNT' }],
      out_trade_no: payment.answeredNo ?? payment.no,
      ...(payment.sellerId && { seller_id: payment.sellerId }),
      total_amount: (payment.amountFen / 100).toFixed(2),
      trade_no: payment.providerNo ?? `2026${payment.no}`,
      trade_status: payment.tradeState ?? words[payment.state],
    };
  }

  function notice(event: ProviderEvent): ProviderNotice {
    const params: Record<string, string> = {
      gmt_create: '2026-06-08 10:34:50',
      charset: 'utf-8',
      gmt_payment: '2026-06-08 10:34:56',
      notify_time: '2026-06-08 10:34:57',
      subject: '充值 & 100% + 1',
      buyer_id: '2088102116773037',
      invoice_amount: '',
      version: '1.0',
      notify_id: event.noticeId ?? randomUUID(),
      notify_type: 'trade_status_sync',
      out_trade_no: event.no,
      trade_no: event.providerNo ?? `2026${event.no}`,
      trade_status: event.outcome === 'closed' ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
      total_amount: (event.amountFen / 100).toFixed(2),
      app_id: event.appId ?? appId,
      seller_id: event.sellerId ?? alipaySellerId,
    };
    const sign = createSign('RSA-SHA256')
      .update(canonical(params), 'utf8')
      .sign(event.forgedBy ?? alipay.privateKey, 'base64');
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams({ ...params, sign_type: 'RSA2', sign }).toString(),
    };
  }

  const withoutPemArmor = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');
  const provider: FakeProvider = {
    environment: {
      PLATEN_ALIPAY_APP_ID: appId,
      PLATEN_ALIPAY_PRIVATE_KEY: withoutPemArmor(merchant.privateKey),
      PLATEN_ALIPAY_PUBLIC_KEY: withoutPemArmor(alipay.publicKey),
      PLATEN_ALIPAY_SELLER_ID: alipaySellerId,
      PLATEN_ALIPAY_GATEWAY: `${gateway.url}/gateway.do`,
    },
    notice,
    payments,
    asked,
    setMode(next) {
      mode = next;
    },
    close: gateway.close,
  };
  return provider;
}
