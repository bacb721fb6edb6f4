import type { Page } from '@platen/model/lists/lists';
import type { Recharge, RechargeMethods } from '@platen/model/wallet/recharges';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from '../wallets/testing/wallet-steps.ts';

describe('recharges', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const wallets = walletsIn(app);
  const create = (token: string, body: object = {}, headers = {}) =>
    app.call<Recharge>('POST', '/recharges', {
      token,
      body: { amount: 100.5, payment_method: 'offline', ...body },
      headers,
    });
  const review = (token: string, id: number, act: 'approve' | 'reject', body?: object) =>
    app.call<Recharge>('PUT', `/recharges/${id}/${act}`, { token, body });

  it('by transfer wait for the factory’s approval', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    const made = await create(customer.token, { remark: 'receipt 4711' });
    expect(made.body).toMatchObject({
      no: expect.stringMatching(/^RC\d{12}$/),
      amount: 100.5,
      state: 'pending',
      remark: 'receipt 4711',
      code_url: null,
      page_url: null,
      demo_url: null,
      expires_at: null,
      paid_at: null,
    });
    const seen = await app.call<Page<Recharge>>('GET', '/recharges?state_eq=pending', { token: staff.token });
    expect(seen.body.data).toMatchObject([{ id: made.body.id, user: { id: customer.id } }]);
    const approved = await review(staff.token, made.body.id, 'approve');
    expect(approved.body).toMatchObject({ state: 'paid', paid_at: expect.any(String) });
    expect(await wallets.walletOf(customer.id)).toMatchObject({ balance_fen: 10_050, recharge_fen: 10_050 });
    expect(await wallets.billsOf(customer.id)).toMatchObject([
      { kind: 'recharge', payment_method: 'offline', target_id: made.body.id },
    ]);
    await wallets.expectBalanced(customer.id);
  });

  it('are credited once for concurrent approvals', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    const { id } = (await create(customer.token)).body;
    const responses = await Promise.all(Array.from({ length: 8 }, () => review(staff.token, id, 'approve')));
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect((await wallets.walletOf(customer.id)).balance_fen).toBe(10_050);
    await wallets.expectBalanced(customer.id);
  });

  it('can be rejected with a reason, which is final', async () => {
    const [customer, staff] = [await app.signUp(), await app.signUp('staff')];
    const { id } = (await create(customer.token)).body;
    expect((await review(staff.token, id, 'reject', { rejected_reason: ' ' })).status).toBe(400);
    await review(staff.token, id, 'reject', { rejected_reason: 'No such transfer' });
    const shown = await app.call<Recharge>('GET', `/recharges/${id}`, { token: customer.token });
    expect(shown.body).toMatchObject({ state: 'rejected', rejected_reason: 'No such transfer' });
    expect(await review(staff.token, id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 40910, error_message: expect.stringContaining('Rejected') },
    });
    expect((await wallets.walletOf(customer.id)).balance_fen).toBe(0);
  });

  it('are visible to their customer only', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const { id } = (await create(owner.token)).body;
    expect((await app.call('GET', `/recharges/${id}`, { token: stranger.token })).status).toBe(404);
    expect((await app.call<Page<Recharge>>('GET', '/recharges', { token: stranger.token })).body.data).toEqual([]);
    expect((await review(owner.token, id, 'approve')).status).toBe(403);
    expect((await review(owner.token, id, 'reject', { rejected_reason: 'x' })).status).toBe(403);
    const staff = await app.signUp('staff');
    expect((await create(staff.token)).status).toBe(403);
    expect((await review(staff.token, 999_999, 'approve')).status).toBe(404);
  });

  it('are created once for an Idempotency-Key', async () => {
    const { token } = await app.signUp();
    const headers = { 'idempotency-key': 'one-recharge' };
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(token, {}, headers)));
    expect(new Set(responses.map(({ body }) => body.no)).size).toBe(1);
  });

  it.each([0, 0.99, 1_000_000.01, 1.001, -5, '10'])('of %s are refused', async (amount) => {
    const { token } = await app.signUp();
    expect(await create(token, { amount })).toMatchObject({ status: 400, body: { fields: [{ path: 'amount' }] } });
  });

  it('are listed by number, method, state and day', async () => {
    const { token } = await app.signUp();
    const { no } = (await create(token)).body;
    await create(token);
    const count = async (query: string) =>
      (await app.call<Page<Recharge>>('GET', `/recharges?${query}`, { token })).body.data.length;
    expect(await count(`no_cont=${no.slice(2)}`)).toBe(1);
    expect(await count('payment_method_eq=offline')).toBe(2);
    expect(await count('state_eq=paid')).toBe(0);
    expect(await count('created_at_gteq_date=2999-01-01')).toBe(0);
    expect(await count('order=paid_at desc')).toBe(2);
  });

  it('are offered only for configured methods', async () => {
    const [{ token }, staff] = [await app.signUp(), await app.signUp('staff')];
    const offline_instructions = 'Bank of Print, 6222 0000\nName it after the number of the recharge';
    await app.call('PUT', '/payment_settings', {
      token: staff.token,
      body: { offline_instructions: ` ${offline_instructions}\n` },
    });
    const { body } = await app.call<RechargeMethods>('GET', '/recharges/methods', { token });
    expect(body).toEqual({
      methods: [
        { payment_method: 'wechat', is_available: false, is_demo: false },
        { payment_method: 'alipay', is_available: false, is_demo: false },
        { payment_method: 'offline', is_available: true, is_demo: false },
      ],
      offline_instructions,
    });
    for (const payment_method of ['wechat', 'alipay']) {
      expect(await create(token, { payment_method })).toMatchObject({
        status: 409,
        body: { code: 40911, fields: [{ path: 'payment_method' }] },
      });
      expect((await app.call('POST', `/payment_notices/${payment_method}`, { body: {} })).status).toBe(409);
    }
    expect((await app.call('GET', '/demo_cashier/RC1?token=x')).status).toBe(404);
  });
});
