import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { productionIn } from '../../production/production-batches/testing/production-steps.ts';

describe('order notifications', () => {
  const app = useTestApp();
  const factory = productionIn(app);
  const mailsTo = (email: string) => app.sent.filter(({ recipient }) => recipient.email === email);

  it('are sent to the customer’s address when the factory rejects or sends an order', async () => {
    const customer = await factory.signUpCustomer();
    const silent = await factory.signUpCustomer();
    const email = 'orders@shop.test';
    await factory.call(customer, 'PUT', '/mine', { notification_email: email });
    const staff = await factory.asStaff();
    const rejected = await factory.order(customer, { orders: [{}] });
    const unheard = await factory.order(silent, { orders: [{}] });
    for (const { id } of [rejected, unheard])
      await factory.call(staff, 'PUT', `/form_orders/${id}/refund`, { rejected_reason: '底图太小' });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), { timeout: 30_000 });
    expect(mailsTo(email)[0]?.text).toContain(rejected.no);
    expect(mailsTo(email)[0]?.text).toContain('底图太小');

    const started = await factory.orderStarted(customer, { orders: [{}] });
    const [batch] = await factory.batchesOf(started);
    const outbounds = [{ order_system_no: batch?.orders[0]?.system_no, shipping_no: 'SF1' }];
    await factory.call(staff, 'POST', '/outbounds', { outbounds });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), { timeout: 30_000 });
    expect(mailsTo(email)[1]?.text).toContain(started.no);

    // Customers are not notified of their own actions.
    const refunded = await factory.place(customer, { orders: [{}] });
    await factory.pay(customer, refunded.id);
    await factory.call(customer, 'PUT', `/form_orders/${refunded.id}/refund`);
    const last = await factory.order(customer, { orders: [{}] });
    await factory.call(staff, 'PUT', `/form_orders/${last.id}/refund`, { rejected_reason: 'x' });
    await vi.waitFor(() => expect(mailsTo(email).at(-1)?.text).toContain(last.no), { timeout: 30_000 });
    expect(mailsTo(email).some(({ text }) => text.includes(refunded.no))).toBe(false);
    expect(app.sent.some(({ text }) => text.includes(unheard.no))).toBe(false);
  });
});
