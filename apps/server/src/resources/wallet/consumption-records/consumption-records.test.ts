import type { Page } from '@platen/model/lists/lists';
import type { ConsumptionRecord } from '@platen/model/wallet/consumption-records';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from '../wallets/testing/wallet-steps.ts';

describe('consumption records', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const wallets = walletsIn(app);
  const pay = (token: string, formOrders: { id: number }[], headers = {}) =>
    app.call<ConsumptionRecord>('POST', '/consumption_records', {
      token,
      body: { form_order_ids: formOrders.map(({ id }) => id) },
      headers,
    });
  const statesOf = async (formOrders: { id: number }[]) =>
    (
      await app.db
        .selectFrom('form_orders')
        .select('state')
        .where(
          'id',
          'in',
          formOrders.map(({ id }) => id),
        )
        .execute()
    ).map(({ state }) => state);

  it('pay several form orders from the wallet, as one payment', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 100);
    const formOrders = await wallets.formOrdersFor(customer.id, 4000, 1050);
    const paid = await pay(customer.token, formOrders);
    expect(paid, JSON.stringify(paid.body)).toMatchObject({
      status: 200,
      body: {
        no: expect.stringMatching(/^CR\d{12}$/),
        amount: 50.5,
        user: { id: customer.id },
        form_orders: [
          { id: formOrders[0]?.id, amount: 40, state: 'paid' },
          { id: formOrders[1]?.id, amount: 10.5, state: 'paid' },
        ],
      },
    });
    expect(await wallets.walletOf(customer.id)).toMatchObject({ balance_fen: 4950, paid_form_orders_count: 2 });
    const again = await pay(customer.token, formOrders);
    expect(again).toMatchObject({ status: 409, body: { code: 40931 } });
    await wallets.expectBalanced(customer.id);
  });

  it('pay all or nothing, and report the missing amount', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 50);
    const formOrders = await wallets.formOrdersFor(customer.id, 4000, 1050);
    expect(await pay(customer.token, formOrders)).toMatchObject({
      status: 402,
      body: {
        code: 40200,
        error_message: expect.stringContaining('¥0.50'),
        details: { amount: 50.5, available_balance: 50, missing_amount: 0.5 },
      },
    });
    expect(await statesOf(formOrders)).toEqual(['init', 'init']);
    const stranger = await app.signUp();
    const [theirs] = await wallets.formOrdersFor(stranger.id, 100);
    // For anyone else it is unknown, like one that does not exist.
    expect(await pay(customer.token, [...formOrders.slice(0, 1), theirs ?? { id: 0 }, { id: 987_654 }])).toMatchObject({
      status: 404,
      body: {
        code: 40400,
        error_message: expect.stringContaining(`${theirs?.id}, 987654`),
        fields: [
          { path: 'form_order_ids[1]', code: 'form_order_ids_unknown' },
          { path: 'form_order_ids[2]', code: 'form_order_ids_unknown' },
        ],
      },
    });
    expect(await statesOf(formOrders)).toEqual(['init', 'init']);
    expect((await wallets.walletOf(customer.id)).balance_fen).toBe(5000);
    expect(await wallets.billsOf(customer.id)).toHaveLength(1);
  });

  it('pay once for repeated and concurrent requests', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 100);
    const formOrders = await wallets.formOrdersFor(customer.id, 3000);
    const headers = { 'idempotency-key': 'pay-once' };
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => pay(customer.token, formOrders, headers)),
      ...Array.from({ length: 5 }, () => pay(customer.token, formOrders)),
    ]);
    const records = responses.filter(({ status }) => status === 200).map(({ body }) => body.id);
    expect(new Set(records).size).toBe(1);
    expect((await wallets.walletOf(customer.id)).balance_fen).toBe(7000);
    await wallets.expectBalanced(customer.id);
  });

  it('are listed for their owner, and for the factory with the owner', async () => {
    const [customer, stranger, staff] = [await app.signUp(), await app.signUp(), await app.signUp('staff')];
    await wallets.fund(customer, 100);
    for (const formOrder of await wallets.formOrdersFor(customer.id, 100, 200)) await pay(customer.token, [formOrder]);
    const list = async (token: string, query = '') =>
      (await app.call<Page<ConsumptionRecord>>('GET', `/consumption_records${query}`, { token })).body.data;
    const own = await list(customer.token);
    expect(own.map(({ amount, form_orders }) => [amount, form_orders.length])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(await list(customer.token, `?no_cont=${own[0]?.no}`)).toEqual(own.slice(0, 1));
    expect(await list(stranger.token, `?user_id_eq=${customer.id}`)).toEqual([]);
    expect(await list(staff.token, `?user_id_eq=${customer.id}`)).toEqual(own);
    const path = `/consumption_records/${own[0]?.id}`;
    expect((await app.call('GET', path, { token: stranger.token })).status).toBe(404);
    expect((await app.call('GET', path, { token: customer.token })).body).toEqual(own[0]);
    expect((await pay(staff.token, [{ id: 1 }])).status).toBe(403);
  });
});
