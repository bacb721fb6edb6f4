import type { Page } from '@platen/model/lists/lists';
import type { Bill } from '@platen/model/wallet/bills';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';
import { expectConsistentLedger, recordStateChanges } from './testing/ledger-checks.ts';

describe('production stopped by the factory', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  beforeAll(() => recordStateChanges(app.db));

  const three = { template: { max_product_batch_count: 1 }, orders: [{}, {}, {}] };
  const refund = ({ token }: Person, id: number, rejected_reason?: string) =>
    app.call('PUT', `/form_orders/${id}/refund`, { token, body: { rejected_reason } });
  const balanceOf = async ({ token }: Person) =>
    (await app.call<{ balance: number }>('GET', '/mine', { token })).body.balance;

  /** Three orders in three batches; the second batch was started. */
  async function orderHalfStarted(customer: Person) {
    const formOrder = await factory.order(customer, three);
    const [, second] = formOrder.production_batches;
    await factory.start(second?.id ?? 0);
    return factory.getFormOrder(formOrder.id);
  }

  it('is refunded with a reason: money, bill, orders, batches and events', async () => {
    const customer = await factory.signUpCustomer();
    const before = await balanceOf(customer);
    await factory.call(customer, 'POST', '/webhooks', { url: 'https://shop.example/hook' });
    const { id, no, amount } = await orderHalfStarted(customer);
    expect(await balanceOf(customer)).toBe(before - amount);
    const response = await refund(await factory.asStaff(), id, 'The press is broken');
    expect(response, JSON.stringify(response.body)).toMatchObject({
      status: 200,
      body: { state: 'refunded', rejected_reason: 'The press is broken', can_refund: false },
    });
    expect(await balanceOf(customer)).toBe(before);
    const bills = await factory.call<Page<Bill>>(customer, 'GET', '/bills?kind_eq=order_refund');
    expect(bills.data).toMatchObject([{ target_type: 'FormOrder', target_id: id, amount }]);
    const batches = await factory.batchesOf({ id });
    expect(batches.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
    const states = batches.flatMap(({ orders }) => orders.map(({ state }) => state));
    expect(states).toEqual(['refunded', 'refunded', 'refunded']);
    const received = await app.db
      .selectFrom('webhook_deliveries')
      .select('payload')
      .where('event', '=', 'form_order.refunded')
      .execute();
    expect(received.map(({ payload }) => payload)).toMatchObject([
      { form_order: { no, state: 'refunded', rejected_reason: 'The press is broken' } },
    ]);
    await expectConsistentLedger(app.db);
  });

  it('is not refunded without a reason, nor to its customer', async () => {
    const customer = await factory.signUpCustomer();
    const { id } = await orderHalfStarted(customer);
    for (const reason of [undefined, '  ']) {
      const response = await refund(await factory.asStaff(), id, reason);
      expect(response).toMatchObject({ status: 400, body: { code: 40024, fields: [{ path: 'rejected_reason' }] } });
    }
    expect(await refund(customer, id, 'I want it back')).toMatchObject({ status: 409, body: { code: 40907 } });
    expect((await factory.getFormOrder(id)).can_refund).toBe(true);
    expect((await factory.call<{ can_refund: boolean }>(customer, 'GET', `/form_orders/${id}`)).can_refund).toBe(false);
    expect((await factory.getFormOrder(id)).state).toBe('in_production');
  });

  it('is not refunded once a part of it was sent', async () => {
    const customer = await factory.signUpCustomer();
    const { id, no } = await factory.orderStarted(customer, three);
    const [batch] = await factory.batchesOf({ id });
    const outbounds = [{ order_system_no: batch?.orders[0]?.system_no, shipping_no: 'SF1' }];
    await factory.call(await factory.asStaff(), 'POST', '/outbounds', { outbounds });
    const before = await balanceOf(customer);
    expect((await factory.getFormOrder(id)).can_refund).toBe(false);
    expect(await refund(await factory.asStaff(), id, 'too late')).toMatchObject({
      status: 409,
      body: { code: 40927, error_message: `${no} cannot be refunded because some of its orders were shipped` },
    });
    expect(await balanceOf(customer)).toBe(before);
    expect((await factory.getFormOrder(id)).state).toBe('in_production');
  });

  it('is refunded once for concurrent requests, and never after it was sent', async () => {
    const customer = await factory.signUpCustomer();
    const { id } = await factory.orderStarted(customer, { orders: [{}] });
    const staff = await factory.asStaff();
    const [batch] = await factory.batchesOf({ id });
    const outbounds = [{ order_system_no: batch?.orders[0]?.system_no, shipping_no: 'SF2' }];
    const before = await balanceOf(customer);
    const [sent, ...refunds] = await Promise.all([
      app.call('POST', '/outbounds', { token: staff.token, body: { outbounds } }),
      ...Array.from({ length: 8 }, () => refund(staff, id, 'out of stock')),
    ]);
    const done = refunds.filter(({ status }) => status === 200).length + (sent.status === 200 ? 1 : 0);
    expect(done).toBe(1);
    const { state, amount } = await factory.getFormOrder(id);
    expect(await balanceOf(customer)).toBe(state === 'refunded' ? before + amount : before);
    await expectConsistentLedger(app.db);
  });
});
