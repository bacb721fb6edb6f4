import type { Recharge } from '@platen/model/wallet/recharges';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startAlipayServer } from '../../../integrations/payments/testing/alipay-server.ts';
import {
  keyPairOf,
  type ProviderEvent,
  type ProviderNotice,
} from '../../../integrations/payments/testing/fake-provider.ts';
import { startWechatServer } from '../../../integrations/payments/testing/wechat-server.ts';
import { expireRecharges } from '../../../jobs/expire-recharges.job.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from '../wallets/testing/wallet-steps.ts';

const providers = { wechat: await startWechatServer(), alipay: await startAlipayServer() };
const environment = {
  PLATEN_ROLE: 'api',
  PLATEN_PUBLIC_URL: 'https://print.example',
  ...providers.wechat.environment,
  ...providers.alipay.environment,
};
const forger = keyPairOf('forger').privateKey;

describe.each(['wechat', 'alipay'] as const)('notices of %s', (method) => {
  const app = useTestApp(environment);
  const wallets = walletsIn(app);
  const provider = providers[method];

  const send = ({ headers, body }: ProviderNotice, to: string = method) =>
    app.call('POST', `/payment_notices/${to}`, { headers, body });
  const sendNotice = (event: ProviderEvent) => send(provider.notice(event));

  async function recharge(amount = 88.8) {
    const customer = await app.signUp();
    const body = { amount, payment_method: method };
    const made = await app.call<Recharge>('POST', '/recharges', { token: customer.token, body });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { id, no } = made.body;
    const event: ProviderEvent = { no, amountFen: Math.round(amount * 100) };
    const state = async () =>
      (await app.call<Recharge>('GET', `/recharges/${id}`, { token: customer.token })).body.state;
    const balanceFen = async () => (await wallets.walletOf(customer.id)).balance_fen;
    return { customer, id, no, event, state, balanceFen };
  }

  const outcomesOf = async (no: string) =>
    (
      await app.db.selectFrom('payment_notices').select('outcome').where('recharge_no', '=', no).orderBy('id').execute()
    ).map(({ outcome }) => outcome);

  it('credit the wallet, and get the response that the provider expects', async () => {
    const { customer, id, no, event, state } = await recharge();
    const answer = await sendNotice(event);
    expect(answer.status).toBe(200);
    expect(answer.raw.toString()).toBe(method === 'wechat' ? '{"code":"SUCCESS","message":""}' : 'success');
    expect(await state()).toBe('paid');
    expect(await wallets.walletOf(customer.id)).toMatchObject({ balance_fen: 8880, recharge_fen: 8880 });
    const [bill] = await wallets.billsOf(customer.id);
    expect(bill).toMatchObject({
      kind: 'recharge',
      payment_method: method,
      target_type: 'Recharge',
      target_id: id,
      target_no: no,
      amount_fen: 8880,
      balance_fen: 8880,
    });
    const entries = await app.db
      .selectFrom('ledger_entries')
      .select(['account', 'amount_fen'])
      .where('transaction_id', '=', bill?.ledger_transaction_id ?? 0)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { account: 'wallet', amount_fen: 8880 },
      { account: method, amount_fen: -8880 },
    ]);
    await wallets.expectBalanced(customer.id);
  });

  it('count once when repeated or concurrent', async () => {
    const { customer, no, event, balanceFen } = await recharge(5);
    const notice = provider.notice(event);
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => send(notice)),
      ...Array.from({ length: 20 }, () => sendNotice(event)),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await send(notice)).status).toBe(200);
    expect(await balanceFen()).toBe(500);
    expect(await wallets.billsOf(customer.id)).toHaveLength(1);
    const outcomes = await outcomesOf(no);
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes).toHaveLength(21);
    await wallets.expectBalanced(customer.id);
  });

  it('of a closed trade end a pending recharge, and change nothing after a payment', async () => {
    const { event, state, balanceFen } = await recharge(5);
    expect((await sendNotice({ ...event, outcome: 'closed' })).status).toBe(200);
    expect(await state()).toBe('expired');
    expect((await sendNotice(event)).status).toBe(200);
    expect(await state()).toBe('paid');
    expect((await sendNotice({ ...event, outcome: 'closed' })).status).toBe(200);
    expect(await state()).toBe('paid');
    expect(await balanceFen()).toBe(500);
  });

  it('credit a payment after the recharge expired', async () => {
    const { id, event, state, balanceFen } = await recharge(5);
    const untouched = await recharge(5);
    await sql`update recharges set expires_at = now() - interval '1 second' where id = ${id}`.execute(app.db);
    await expireRecharges.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
    expect([await state(), await untouched.state()]).toEqual(['expired', 'pending']);
    expect((await sendNotice(event)).status).toBe(200);
    expect([await state(), await balanceFen()]).toEqual(['paid', 500]);
  });

  it('of a wrong amount are refused and stored, and the right one still counts', async () => {
    const { no, event, state, balanceFen } = await recharge(5);
    for (const amountFen of [499, 50_000, 0]) {
      expect(await sendNotice({ ...event, amountFen })).toMatchObject({ status: 400, body: { code: 40025 } });
    }
    expect([await state(), await balanceFen()]).toEqual(['pending', 0]);
    expect(await outcomesOf(no)).toEqual(['wrong_amount', 'wrong_amount', 'wrong_amount']);
    await sendNotice(event);
    expect(await balanceFen()).toBe(500);
  });

  it('of a second payment for the same recharge are refused', async () => {
    const { no, event, balanceFen } = await recharge(5);
    await sendNotice(event);
    expect((await sendNotice({ ...event, providerNo: 'another' })).status).toBe(400);
    expect(await balanceFen()).toBe(500);
    expect(await outcomesOf(no)).toEqual(['applied', 'paid_twice']);
  });

  it('are refused if forged, changed, or meant for another merchant', async () => {
    const { no, event, state } = await recharge(5);
    const genuine = provider.notice(event);
    const forged: ProviderNotice[] = [
      provider.notice({ ...event, forgedBy: forger }),
      provider.notice({ ...event, appId: 'wx-other' }),
      {
        ...genuine,
        body: genuine.body.replace(/(?<=ciphertext":"|total_amount=)./, (first) => (first === '9' ? '8' : '9')),
      },
      { ...genuine, body: `${genuine.body}${method === 'wechat' ? ' ' : '&out_trade_no=RC1'}` },
      { ...genuine, body: '' },
      { headers: { 'content-type': 'application/json' }, body: '{}' },
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'sign=&sign_type=RSA2' },
    ];
    for (const notice of forged) expect(await send(notice), notice.body).toMatchObject({ status: 400 });
    expect(await state()).toBe('pending');
    expect(await outcomesOf(no)).toEqual([]);
    expect((await send(genuine)).status).toBe(200);
  });

  it('of an unknown recharge, or one of another method, are refused and stored', async () => {
    const { no, event } = await recharge(5);
    expect((await sendNotice({ ...event, no: 'RC000000000000' })).status).toBe(400);
    expect(await outcomesOf('RC000000000000')).toEqual(['unknown_recharge']);
    const other = method === 'wechat' ? 'alipay' : 'wechat';
    expect((await send(providers[other].notice(event), other)).status).toBe(400);
    expect(await outcomesOf(no)).toEqual(['unknown_recharge']);
  });

  it('are limited in size', async () => {
    const body = Buffer.alloc(100_000, 'x').toString();
    expect((await send({ headers: { 'content-type': 'text/plain' }, body })).status).toBe(413);
  });
});

describe('WeChat Pay', () => {
  const app = useTestApp(environment);
  const { wechat } = providers;
  const create = (token: string, amount = 12.34) =>
    app.call<Recharge>('POST', '/recharges', { token, body: { amount, payment_method: 'wechat' } });

  it('is called for a code with our signature, and a notice address', async () => {
    const { token } = await app.signUp();
    const { body } = await create(token);
    expect(body).toMatchObject({ state: 'pending', code_url: expect.stringMatching(/^weixin:/), page_url: null });
    expect(wechat.orders.at(-1)).toMatchObject({
      out_trade_no: body.no,
      amount: { total: 1234, currency: 'CNY' },
      notify_url: 'https://print.example/app_api/v1/payment_notices/wechat',
      time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
    });
  });

  it.each(['broken', 'unsigned'] as const)('leaves no recharge behind where its answer is %s', async (mood) => {
    const { token } = await app.signUp();
    wechat.setMode(mood);
    expect(await create(token)).toMatchObject({ status: 502, body: { code: 50201 } });
    wechat.setMode('well');
    expect((await app.call<{ data: [] }>('GET', '/recharges', { token })).body.data).toEqual([]);
  });

  it('is called with limited concurrency, so that a slow provider does not exhaust the database', async () => {
    const { token } = await app.signUp();
    const before = wechat.orders.length;
    const release = wechat.hold();
    const statuses: number[] = [];
    const calls = Array.from({ length: 30 }, async () => statuses.push((await create(token)).status));
    await vi.waitFor(() => expect(statuses).toHaveLength(26), { timeout: 45_000 });
    expect(new Set(statuses)).toEqual(new Set([502]));
    expect(wechat.orders).toHaveLength(before + 4);
    release();
    await Promise.all(calls);
    expect(statuses.slice(26)).toEqual([200, 200, 200, 200]);
    expect((await create(token)).status).toBe(200);
  });

  it('is refused with an old or future signature', async () => {
    const { token } = await app.signUp();
    const { no } = (await create(token)).body;
    for (const [ageS, status] of [
      [301, 400],
      [-310, 400],
      [290, 200],
    ] as const) {
      const { headers, body } = wechat.notice({ no, amountFen: 1234, ageS });
      expect((await app.call('POST', '/payment_notices/wechat', { headers, body })).status, `${ageS}`).toBe(status);
    }
  });
});

describe('Alipay', () => {
  const app = useTestApp(environment);

  it('returns a page whose address contains the order and our signature', async () => {
    const { token } = await app.signUp();
    const body = { amount: 1234.5, payment_method: 'alipay' };
    const { body: recharge } = await app.call<Recharge>('POST', '/recharges', { token, body });
    expect(recharge).toMatchObject({ state: 'pending', code_url: null, demo_url: null });
    const seen = (await (await fetch(recharge.page_url ?? '')).json()) as Record<string, string>;
    expect(seen).toMatchObject({
      method: 'alipay.trade.page.pay',
      notify_url: 'https://print.example/app_api/v1/payment_notices/alipay',
      return_url: 'https://print.example/mine/recharge',
    });
    expect(JSON.parse(seen.biz_content ?? '')).toMatchObject({
      out_trade_no: recharge.no,
      total_amount: '1234.50',
      product_code: 'FAST_INSTANT_TRADE_PAY',
    });
    const tampered = (recharge.page_url ?? '').replace('1234.50', '1.50');
    expect(await (await fetch(tampered)).text()).toBe('invalid-signature');
  });
});

afterAll(async () => {
  await providers.wechat.close();
  await providers.alipay.close();
});
