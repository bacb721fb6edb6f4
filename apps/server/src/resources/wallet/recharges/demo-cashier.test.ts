import type { AddressInfo } from 'node:net';
import type { Recharge, RechargeMethods } from '@platen/model/wallet/recharges';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '../../../integrations/payments/open-payments.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from '../wallets/testing/wallet-steps.ts';

describe.each(['wechat', 'alipay'] as const)('the demo cashier for %s', (payment_method) => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_DEMO: 'on', PLATEN_NAME: 'A & <b>' });
  const wallets = walletsIn(app);
  let origin = '';
  beforeAll(async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  });

  async function recharge() {
    const customer = await app.signUp();
    const made = await app.call<Recharge>('POST', '/recharges', {
      token: customer.token,
      body: { amount: 66.6, payment_method },
      headers: { host: new URL(origin).host },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return { customer, recharge: made.body, demoUrl: made.body.demo_url ?? '' };
  }
  const press = (demoUrl: string, button: 'pay' | 'cancel') =>
    fetch(demoUrl.replace('?', `/${button}?`), { method: 'POST' });
  const page = async (demoUrl: string, language = 'en') => {
    const response = await fetch(demoUrl, { headers: { 'accept-language': language } });
    return { answer: response, html: await response.text() };
  };

  it('shows the payment, marked as a demo in both languages, without scripts', async () => {
    const { recharge: made, demoUrl } = await recharge();
    expect(payment_method === 'wechat' ? made.code_url : made.page_url).toBe(demoUrl);
    expect(demoUrl.startsWith(origin)).toBe(true);
    const { answer: response, html } = await page(demoUrl, 'zh-CN,zh');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('演示 · DEMO');
    expect(html).toContain('这是演示收银台');
    expect(html).toContain('This is a demo cashier');
    const other = (await page(demoUrl)).html;
    // Each reader finds their language first.
    expect(html.indexOf('这是演示收银台')).toBeLessThan(html.indexOf('This is a demo cashier'));
    expect(other.indexOf('This is a demo cashier')).toBeLessThan(other.indexOf('这是演示收银台'));
    expect(html).toContain('¥66.60');
    expect(html).toContain('付款给 A &#38; &#60;b&#62;');
    expect(html).toContain(made.no);
  });

  it('pays over HTTP once, however often the button is pressed', async () => {
    const { customer, recharge: made, demoUrl } = await recharge();
    const responses = await Promise.all([press(demoUrl, 'pay'), press(demoUrl, 'pay'), press(demoUrl, 'pay')]);
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.url).toBe(demoUrl);
      expect(await response.text()).toContain('Your balance has been recharged');
    }
    await press(demoUrl, 'cancel');
    const after = await app.call<Recharge>('GET', `/recharges/${made.id}`, { token: customer.token });
    expect(after.body).toMatchObject({ state: 'paid', demo_url: null });
    expect(await wallets.walletOf(customer.id)).toMatchObject({ balance_fen: 6660, recharge_fen: 6660 });
    expect(await wallets.billsOf(customer.id)).toMatchObject([{ payment_method, amount_fen: 6660 }]);
    expect((await page(demoUrl)).html).not.toContain('<button');
    await wallets.expectBalanced(customer.id);
  });

  it('cancels without a payment', async () => {
    const { customer, recharge: made, demoUrl } = await recharge();
    expect(await (await press(demoUrl, 'cancel')).text()).toContain('Not paid');
    const after = await app.call<Recharge>('GET', `/recharges/${made.id}`, { token: customer.token });
    expect(after.body.state).toBe('expired');
    expect((await wallets.walletOf(customer.id)).balance_fen).toBe(0);
  });

  it('is found by its complete address only', async () => {
    const [one, other] = [await recharge(), await recharge()];
    const swapped = one.demoUrl.replace(one.recharge.no, other.recharge.no);
    for (const url of [swapped, one.demoUrl.slice(0, -1), one.demoUrl.replace(/token=.*/, 'token=')]) {
      expect((await fetch(url)).status, url).toBe(404);
      expect((await press(url, 'pay')).status, url).toBe(404);
    }
    expect((await wallets.walletOf(other.customer.id)).balance_fen).toBe(0);
  });

  it('signs notices that every process accepts', async () => {
    const [mine, others] = [app.platform.payments, await openPayments(app.platform.config, app.db)];
    const notice = others[payment_method]?.signNotice?.({ no: 'RC1', amountFen: 5, outcome: 'paid' });
    const read = mine[payment_method]?.readNotice({
      headers: notice?.headers ?? {},
      body: Buffer.from(notice?.body ?? ''),
    });
    expect(read).toMatchObject({ paymentNo: 'RC1', amountFen: 5, outcome: 'paid' });
  });

  it('is announced to the console', async () => {
    const { token } = await app.signUp();
    const { body } = await app.call<RechargeMethods>('GET', '/recharges/methods', { token });
    expect(body.methods).toContainEqual({ payment_method, is_available: true, is_demo: true });
  });
});
