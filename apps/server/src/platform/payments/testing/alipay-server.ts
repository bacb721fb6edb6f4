import { createSign, createVerify, randomUUID } from 'node:crypto';
import {
  newKeyPair,
  type ProviderEvent,
  type ProviderNotice,
  type FakeProvider,
  startGateway,
} from './fake-provider.ts';

const appId = '2021000000000001';

/** Alipay's side, written from its documentation and not from our code. */
export async function startAlipayServer() {
  const [merchant, alipay] = [newKeyPair(), newKeyPair()];

  /** `a=1&b=2`, sorted by name, without empty values. */
  const canonical = (params: Record<string, string>, ...without: string[]) =>
    Object.keys(params)
      .filter((name) => params[name] && !without.includes(name))
      .sort()
      .map((name) => `${name}=${params[name]}`)
      .join('&');

  const gateway = await startGateway((request) => {
    const params = Object.fromEntries(new URL(request.url ?? '', 'http://gateway').searchParams);
    const isGenuine =
      params.app_id === appId &&
      params.sign_type === 'RSA2' &&
      createVerify('RSA-SHA256')
        .update(canonical(params, 'sign'), 'utf8')
        .verify(merchant.publicKey, params.sign ?? '', 'base64');
    if (!isGenuine) return { status: 200, body: 'invalid-signature' };
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) };
  });

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
      seller_id: '2088102119685838',
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
      PLATEN_ALIPAY_GATEWAY: `${gateway.url}/gateway.do`,
    },
    notice,
    close: gateway.close,
  };
  return provider;
}
