import type { Health } from '@platen/model/operations/health';
import type { Recharge } from '@platen/model/wallet/recharges';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startAlipayServer } from '../../../integrations/payments/testing/alipay-server.ts';
import type { ProviderPayment } from '../../../integrations/payments/testing/fake-provider.ts';
import { startWechatServer } from '../../../integrations/payments/testing/wechat-server.ts';
import { checkPayment } from '../../../jobs/check-payment.job.ts';
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

afterAll(async () => {
  await providers.wechat.close();
  await providers.alipay.close();
});

describe.each(['wechat', 'alipay'] as const)('a payment of %s whose notice was lost', (method) => {
  const app = useTestApp(environment);
  const wallets = walletsIn(app);
  const provider = providers[method];
  afterEach(() => provider.setMode('well'));

  async function recharge(amount = 88.8) {
    const customer = await app.signUp();
    const { token } = customer;
    const { id, no } = await app.as(token)('POST /recharges', { body: { amount, payment_method: method } });
    const amountFen = Math.round(amount * 100);
    return {
      customer,
      id,
      no,
      /** What the provider answers from now on. */
      becomes: (state: ProviderPayment['state'], more: Partial<ProviderPayment> = {}) =>
        void provider.payments.set(no, { no, amountFen, state, ...more }),
      check: (caller = token) => app.call<Recharge>('PUT', `/recharges/${id}/check_payment`, { token: caller }),
      runJob: () =>
        checkPayment.run({ platform: app.platform, db: app.db, log: app.http.log }, { recharge_id: id } as never),
      get: () => app.as(token)('GET /recharges/:id', { params: { id } }),
      notify: () => {
        const { headers, body } = provider.notice({ no, amountFen });
        return app.call('POST', `/payment_notices/${method}`, { headers, body });
      },
      balanceFen: async () => (await wallets.walletOf(customer.id)).balance_fen,
    };
  }

  /** In how many seconds each queued check of a recharge starts, rounded. */
  async function queuedChecks(id: number): Promise<number[]> {
    const { rows } = await sql<{ delay_s: number }>`
      select round(extract(epoch from start_after - now()))::int as delay_s from pgboss.job
      where name = 'check_payment' and (data ->> 'recharge_id')::int = ${id} order by start_after`.execute(app.db);
    return rows.map(({ delay_s }) => delay_s);
  }

  it('is credited when somebody checks it, once', async () => {
    const { customer, becomes, check, balanceFen, get } = await recharge();
    becomes('paid');
    expect(await check()).toMatchObject({ status: 200, body: { state: 'paid', amount: 88.8 } });
    expect((await check()).status).toBe(200);
    expect(await balanceFen()).toBe(8880);
    expect(await get()).toMatchObject({ state: 'paid', closed_reason: null });
    expect(await wallets.billsOf(customer.id)).toHaveLength(1);
    await wallets.expectBalanced(customer.id);
  });

  it('is credited once, when its notice, the job and both parties come at the same time', async () => {
    const { customer, no, becomes, check, runJob, notify, balanceFen } = await recharge(5);
    const staff = await app.signUp('staff');
    becomes('paid');
    const jobs = Promise.all(Array.from({ length: 5 }, () => runJob()));
    const calls = Array.from({ length: 5 }, () => [notify(), check(), check(staff.token)]).flat();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    await jobs;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balanceFen()).toBe(500);
    expect(await wallets.billsOf(customer.id)).toHaveLength(1);
    const { rows } = await sql<{ outcome: string }>`
      select outcome from payment_notices where recharge_no = ${no} and outcome = 'applied'`.execute(app.db);
    expect(rows).toHaveLength(1);
    await wallets.expectBalanced(customer.id);
  });

  it('is found by the job, which is queued with the recharge', async () => {
    const { id, runJob, becomes, balanceFen } = await recharge(5);
    const [first = 0, ...others] = await queuedChecks(id);
    expect(others).toEqual([]);
    expect(first).toBeGreaterThan(50);
    expect(first).toBeLessThanOrEqual(60);
    becomes('paid');
    await runJob();
    expect(await balanceFen()).toBe(500);
    expect(await queuedChecks(id)).toHaveLength(1);
  });

  it.each(['unknown to the provider', 'waiting'] as const)('stays pending while it is %s', async (what) => {
    const { id, becomes, check, runJob } = await recharge(5);
    if (what === 'waiting') becomes('waiting');
    expect((await check()).body).toMatchObject({ state: 'pending', closed_reason: null });
    await sql`update recharges set created_at = now() - interval '61 seconds' where id = ${id}`.execute(app.db);
    await runJob();
    const delays = await queuedChecks(id);
    expect(delays).toHaveLength(2);
    // Four minutes after the first.
    expect(delays[1]).toBeGreaterThan(200);
    expect(delays[1]).toBeLessThanOrEqual(240);
  });

  it('is asked for once more after it expired here, and then no more', async () => {
    const { id, becomes, runJob, get, balanceFen } = await recharge(5);
    await sql`update recharges set created_at = now() - interval '3 hours', expires_at = now() - interval '1 hour'
      where id = ${id}`.execute(app.db);
    await expireRecharges.run({ platform: app.platform, db: app.db, log: app.http.log }, {} as never);
    await runJob();
    expect(await get()).toMatchObject({ state: 'expired', closed_reason: null });
    expect(await queuedChecks(id)).toHaveLength(1);
    becomes('paid');
    await runJob();
    expect(await balanceFen()).toBe(500);
  });

  it('that was closed ends the recharge with a reason, and a later payment still counts', async () => {
    const { becomes, check, get, notify, runJob, no } = await recharge(5);
    becomes('closed');
    expect((await check()).body).toMatchObject({ state: 'expired', closed_reason: 'closed' });
    const before = provider.asked.length;
    await runJob();
    expect(provider.asked.slice(before)).not.toContain(no);
    expect((await notify()).status).toBe(200);
    expect(await get()).toMatchObject({ state: 'paid', closed_reason: null });
  });

  it('of a wrong amount is refused and stored', async () => {
    const { no, becomes, check, runJob, get, balanceFen } = await recharge(5);
    becomes('paid', { amountFen: 499 });
    expect(await check()).toMatchObject({ status: 409, body: { code: 40981 } });
    await runJob();
    expect([(await get()).state, await balanceFen()]).toEqual(['pending', 0]);
    const { rows } = await sql<{ outcome: string }>`
      select outcome from payment_notices where recharge_no = ${no}`.execute(app.db);
    expect(rows).toEqual([{ outcome: 'wrong_amount' }]);
  });

  it.each(['broken', 'unsigned', 'forged'] as const)('is not believed where the answer is %s', async (mode) => {
    const { becomes, check, runJob, get, balanceFen } = await recharge(5);
    becomes('paid');
    provider.setMode(mode);
    expect(await check()).toMatchObject({ status: 502, body: { code: 50201 } });
    await expect(runJob()).rejects.toMatchObject({ key: 'provider_failed' });
    expect([(await get()).state, await balanceFen()]).toEqual(['pending', 0]);
  });

  it('is not believed where the answer is about another payment', async () => {
    const { becomes, check, balanceFen } = await recharge(5);
    becomes('paid', { answeredNo: 'RC000000000000' });
    expect(await check()).toMatchObject({ status: 502 });
    expect(await balanceFen()).toBe(0);
  });

  it('is checked by its customer and by staff alone', async () => {
    const { becomes, check, get } = await recharge(5);
    const [stranger, staff] = [await app.signUp(), await app.signUp('staff')];
    becomes('paid');
    expect((await check(stranger.token)).status).toBe(404);
    expect((await get()).state).toBe('pending');
    expect((await check(staff.token)).body.state).toBe('paid');
  });
});

describe('WeChat Pay', () => {
  const app = useTestApp(environment);
  const { wechat } = providers;

  it.each([
    ['NOTPAY', 'pending', null],
    ['USERPAYING', 'pending', null],
    ['REFUND', 'pending', null],
    ['CLOSED', 'expired', 'closed'],
    ['REVOKED', 'expired', 'revoked'],
    ['PAYERROR', 'expired', 'failed'],
  ])('says %s, which leaves the recharge %s', async (tradeState, state, closed_reason) => {
    const { token } = await app.signUp();
    const { id, no } = await app.as(token)('POST /recharges', { body: { amount: 5, payment_method: 'wechat' } });
    wechat.payments.set(no, { no, amountFen: 500, state: 'waiting', tradeState });
    const { body } = await app.call<Recharge>('PUT', `/recharges/${id}/check_payment`, { token });
    expect(body).toMatchObject({ state, closed_reason });
  });

  it('is not believed about another app', async () => {
    const { token } = await app.signUp();
    const { id, no } = await app.as(token)('POST /recharges', { body: { amount: 5, payment_method: 'wechat' } });
    wechat.payments.set(no, { no, amountFen: 500, state: 'paid', appId: 'wx-other' });
    expect((await app.call('PUT', `/recharges/${id}/check_payment`, { token })).status).toBe(502);
  });
});

describe('the seller of Alipay', () => {
  const app = useTestApp(environment);
  const { PLATEN_ALIPAY_SELLER_ID: _, ...withoutSeller } = environment as Record<string, string>;
  const older = useTestApp(withoutSeller);
  const { alipay } = providers;
  const isSellerMissing = async (installation: typeof app) => {
    const { token } = await installation.signUp('admin');
    return (await installation.call<Health>('GET', '/health', { token })).body.is_alipay_seller_missing;
  };

  it('must be the configured one, in notices and in answers', async () => {
    const { token } = await app.signUp();
    const { id, no } = await app.as(token)('POST /recharges', { body: { amount: 5, payment_method: 'alipay' } });
    const other = { no, amountFen: 500, sellerId: '2088000000000000' };
    const { headers, body } = alipay.notice(other);
    expect(await app.call('POST', '/payment_notices/alipay', { headers, body })).toMatchObject({
      status: 400,
      body: { code: 40025 },
    });
    alipay.payments.set(no, { ...other, state: 'paid' });
    expect((await app.call('PUT', `/recharges/${id}/check_payment`, { token })).status).toBe(502);
    alipay.payments.set(no, { ...other, state: 'paid', sellerId: alipay.environment.PLATEN_ALIPAY_SELLER_ID ?? '' });
    expect((await app.call('PUT', `/recharges/${id}/check_payment`, { token })).body).toMatchObject({ state: 'paid' });
    expect(await isSellerMissing(app)).toBe(false);
  });

  it('is not checked where it is not configured, which the health screen says', async () => {
    const { token } = await older.signUp();
    const { no } = await older.as(token)('POST /recharges', { body: { amount: 5, payment_method: 'alipay' } });
    const { headers, body } = alipay.notice({ no, amountFen: 500, sellerId: '2088000000000000' });
    expect((await older.call('POST', '/payment_notices/alipay', { headers, body })).status).toBe(200);
    expect(await isSellerMissing(older)).toBe(true);
  });
});

describe('a provider that does not answer', () => {
  const app = useTestApp({ ...environment, PLATEN_ROLE: 'all' });

  it('is asked again by the queue, and nothing has failed until it gives up', async () => {
    const { token } = await app.signUp();
    const { id } = await app.as(token)('POST /recharges', { body: { amount: 5, payment_method: 'wechat' } });
    providers.wechat.setMode('broken');
    await app.platform.jobs.queue(app.db, 'check_payment', { recharge_id: id });
    const retried = async () =>
      (
        await sql<{ state: string; retry_count: number }>`
          select state, retry_count from pgboss.job where name = 'check_payment' and state in ('retry', 'failed')`.execute(
          app.db,
        )
      ).rows;
    await expect.poll(retried, { timeout: 30_000 }).toEqual([expect.objectContaining({ state: 'retry' })]);
    providers.wechat.setMode('well');
    const admin = await app.signUp('admin');
    const { body } = await app.call<Health>('GET', '/health', { token: admin.token });
    expect(body.queues.find(({ job }) => job === 'check_payment')).toMatchObject({ failed_count: 0 });
  });
});
