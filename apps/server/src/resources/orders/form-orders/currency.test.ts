import type { Quote } from '@platen/contract/orders/quote';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from './testing/ordering.ts';

describe('the API of a factory whose currency is the euro', () => {
  const app = useTestApp();
  const { publishTemplate, fund, row } = orderingIn(app);

  it('has the currency beside the amounts of quotes, orders, payments, bills and refusals', async () => {
    const staff = app.as((await app.signUp('staff')).token);
    await staff('PUT /application/info', { body: { currency: 'EUR' } });
    const { no } = await publishTemplate();
    const customer = await app.signUp();
    const { token } = customer;
    const call = app.as(token);
    const body = { type: 'FormOrder::Batch', sku_template_no: no, orders_attributes: [row({ quantity: 3 })] };

    expect((await app.call<Quote>('POST', '/form_orders/quote', { token, body })).body.currency).toBe('EUR');
    const placed = await app.call<{ form_order: { id: number; currency: string } }>('POST', '/form_orders', {
      token,
      body,
    });
    expect(placed.body.form_order.currency).toBe('EUR');
    const { id } = placed.body.form_order;
    const refused = await app.call<{ details: object }>('POST', '/consumption_records', {
      token,
      body: { form_order_ids: [id] },
    });
    expect(refused.status).toBe(402);
    expect(refused.body.details).toMatchObject({ missing_amount: 30, currency: 'EUR' });

    await fund(customer, 100);
    const paid = await call('POST /consumption_records', { body: { form_order_ids: [id] } });
    expect(paid).toMatchObject({ amount: 30, currency: 'EUR' });
    expect(await call('GET /form_orders/:id', { params: { id } })).toMatchObject({ amount: 30, currency: 'EUR' });
    const { data: orders } = await call('GET /orders', { query: { form_order_id_eq: id } });
    expect(orders.map(({ currency }) => currency)).toEqual(['EUR']);
    const { data: bills } = await call('GET /bills', { query: {} });
    expect(bills.map(({ amount, currency }) => [amount, currency])).toContainEqual([-30, 'EUR']);
  });

  it('names the currency in its document', async () => {
    const { body } = await app.call<{ info: { description: string } }>('GET', '/openapi.json');
    expect(body.info.description).toContain('Euro (`EUR`)');
    expect(body.info.description).not.toContain('yuan');
  });
});
