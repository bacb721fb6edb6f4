import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { productionIn } from '../../production/production-batches/testing/production-steps.ts';

describe('repeating a form order', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  const receiver = { receiver_name: '林晓棠', phone: '13900001234', city: '杭州', address: '文三路 188 号' };
  const repeat = (token: string, id: number) => app.as(token)('GET /form_orders/:id/repeat', { params: { id } });

  it('returns the same rows, with the next free number if a live order has it', async () => {
    const customer = await factory.signUpCustomer();
    const placed = await factory.place(customer, {
      orders: [
        { no: 'R-1', sub_no: 'a', quantity: 3, remark: '加急', ...receiver },
        { no: 'R-2', size: 'M' },
      ],
    });
    const again = await repeat(customer.token, placed.id);
    expect(again).toMatchObject({ type: placed.type, sku_template_no: placed.sku_template_no });
    expect(again.orders_attributes).toMatchObject([
      { no: 'R-1-2', sub_no: 'a', size: 'S', quantity: 3, remark: '加急', ...receiver },
      { no: 'R-2-2', size: 'M', quantity: 1 },
    ]);
    const { form_order } = await app.as(customer.token)('POST /form_orders', { body: again });
    expect(form_order).toMatchObject({ state: 'init', amount: placed.amount });
    const third = await repeat(customer.token, placed.id);
    expect(third.orders_attributes.map(({ no }) => no)).toEqual(['R-1-3', 'R-2-3']);
  });

  it('assigns unique numbers, whatever their suffixes', async () => {
    const customer = await factory.signUpCustomer();
    const placed = await factory.place(customer, { orders: [{ no: 'N' }, { no: 'N-2' }, { no: 'N-2-2' }] });
    const again = await repeat(customer.token, placed.id);
    expect(again.orders_attributes.map(({ no }) => no)).toEqual(['N-3', 'N-4', 'N-2-3']);
    expect((await app.as(customer.token)('POST /form_orders', { body: again })).form_order.state).toBe('init');
  });

  it('lets orders that share a number share the next one', async () => {
    const customer = await factory.signUpCustomer();
    const placed = await factory.place(customer, {
      orders: [{ no: 'S', sub_no: '1' }, { no: 'S', sub_no: '2' }, { no: 'T' }],
    });
    const again = await repeat(customer.token, placed.id);
    expect(again.orders_attributes.map(({ no, sub_no }) => [no, sub_no])).toEqual([
      ['S-2', '1'],
      ['S-2', '2'],
      ['T-2', ''],
    ]);
    expect((await app.as(customer.token)('POST /form_orders', { body: again })).form_order.state).toBe('init');
  });

  it('keeps the numbers of a closed or rejected form order, which are free again', async () => {
    const customer = await factory.signUpCustomer();
    const closed = await factory.place(customer, { orders: [{ no: 'C-1' }] });
    await factory.call(customer, 'PUT', `/form_orders/${closed.id}/close`);
    expect((await repeat(customer.token, closed.id)).orders_attributes).toMatchObject([{ no: 'C-1' }]);
    const rejected = await factory.order(customer, { orders: [{ no: 'X-1' }, { no: 'X-2' }] });
    const rejected_reason = '底图太小';
    await factory.call(await factory.asStaff(), 'PUT', `/form_orders/${rejected.id}/refund`, { rejected_reason });
    const again = await repeat(customer.token, rejected.id);
    expect(again.orders_attributes.map(({ no }) => no)).toEqual(['X-1', 'X-2']);
    const { form_order } = await app.as(customer.token)('POST /form_orders', { body: again });
    expect(form_order.amount).toBe(rejected.amount);
  });

  it('omits individually closed orders', async () => {
    const customer = await factory.signUpCustomer();
    const placed = await factory.place(customer, { orders: [{ no: 'L-1' }, { no: 'L-2' }] });
    const [batch] = await factory.batchesOf(placed);
    await factory.call(customer, 'PUT', `/orders/${batch?.orders[0]?.id}/close`);
    const { orders_attributes } = await repeat(customer.token, placed.id);
    expect(orders_attributes.map(({ no }) => no)).toEqual(['L-2-2']);
  });

  it('is allowed for its owner only', async () => {
    const [owner, stranger] = [await factory.signUpCustomer(), await factory.signUpCustomer()];
    const { id } = await factory.place(owner, { orders: [{}] });
    const path = `/form_orders/${id}/repeat`;
    expect((await app.call('GET', path, { token: stranger.token })).status).toBe(404);
    expect((await app.call('GET', path, { token: (await factory.asStaff()).token })).status).toBe(403);
  });
});
