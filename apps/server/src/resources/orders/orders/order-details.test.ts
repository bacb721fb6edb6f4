import type { Order } from '@platen/contract/orders/order';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { config, photoLayer } from './testing/designs.ts';

describe('amending an order', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let staff: Awaited<ReturnType<typeof app.signUp>>;
  let template: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  const photos = { first: '', second: '' };

  beforeAll(async () => {
    customer = await app.signUp();
    staff = await ordering.factory();
    photos.first = await ordering.uploadImage(customer.token, 40, 30);
    photos.second = await ordering.uploadImage(customer.token, 40, 30, 'navy');
    template = await ordering.publishTemplate(
      { kind: 'micro_custom', system_rendering_price: 2, max_product_batch_count: 1 },
      { effect_image_configs: [config('effect', [photoLayer('')])] },
    );
  });

  const photo = (value: string) => ({ custom_fields: [{ key: '定制项-照片', value }] });
  /** Places two orders, each in a separate batch, and returns the first. */
  async function place(): Promise<Order> {
    const rows = [1, 2].map(() => ordering.row({ ...photo(photos.first), receiver_name: '王芳', phone: '138' }));
    const { id } = await ordering.order(customer.token, template, rows);
    const query = { form_order_id_eq: id, order: 'created_at asc' } as const;
    const { data } = await app.as(customer.token)('GET /orders', { query });
    return app.as(customer.token)('GET /orders/:id', { params: { id: data[0]?.id ?? 0 } });
  }
  const amend = (id: number, body: object, token = customer.token) =>
    app.call<Order>('PUT', `/orders/${id}/details`, { token, body });
  const moveTo = async (id: number, state: OrderState) => {
    await sql`update orders set state = ${state} where id = ${id}`.execute(app.db);
  };

  it('changes the given fields, and records who changed what and when', async () => {
    const { id } = await place();
    const changed = { receiver_name: ' 李强 ', address: '南京路 1 号', zip_code: '', remark: '周五前' };
    const { status, body } = await amend(id, changed);
    expect(status).toBe(200);
    expect(body).toMatchObject({ receiver_name: '李强', phone: '138', address: '南京路 1 号', remark: '周五前' });
    expect(body.amendments).toMatchObject([
      {
        user: { id: customer.id },
        reason: '',
        created_at: expect.any(String),
        changes: [
          { field: 'receiver_name', before: '王芳', after: '李强' },
          { field: 'address', before: '', after: '南京路 1 号' },
          { field: 'remark', before: '', after: '周五前' },
        ],
      },
    ]);
    await amend(id, { phone: '139' }, staff.token);
    const seen = await app.as(customer.token)('GET /orders/:id', { params: { id } });
    expect(seen.amendments.map(({ user }) => user.id)).toEqual([staff.id, customer.id]);
  });

  it('records nothing if nothing changed', async () => {
    const { id } = await place();
    expect((await amend(id, { receiver_name: '王芳', quantity: 1, ...photo(photos.first) })).body.amendments).toEqual(
      [],
    );
  });

  it('recomputes the order, its batch and its form order with an unpaid quantity', async () => {
    const order = await place();
    const { body } = await amend(order.id, { quantity: 5 });
    expect(body).toMatchObject({ quantity: 5, price: 10, system_rendering_price: 2, amount: 52 });
    expect(await ordering.get(customer.token, order.form_order_id)).toMatchObject({ quantity: 6, amount: 64 });
    const batch = { params: { id: order.production_batch_id ?? 0 } };
    expect(await app.as(staff.token)('GET /production_batches/:id', batch)).toMatchObject({ quantity: 5 });
    await ordering.fund(customer, 64);
    expect((await ordering.pay(customer.token, order.form_order_id)).body).toMatchObject({ amount: 64 });
    const late = await amend(order.id, { quantity: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 40930, fields: [{ path: 'quantity' }] } });
    expect((await ordering.get(customer.token, order.form_order_id)).amount).toBe(64);
  });

  it('refuses a quantity above the limit of a form order, without changes', async () => {
    const dear = await ordering.publishTemplate({ size_prices: [{ size: 'S', price: 900_000 }] });
    const { id } = await ordering.order(customer.token, dear);
    const { data } = await app.as(customer.token)('GET /orders', { query: { form_order_id_eq: id } });
    const refused = await amend(data[0]?.id ?? 0, { quantity: 1000 });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'quantity', code: 'amount_too_large' }] } });
    expect(await ordering.get(customer.token, id)).toMatchObject({ quantity: 1, amount: 900_000 });
  });

  it('changes custom items in all images, which are redrawn', async () => {
    const { id } = await place();
    await sql`insert into order_images (order_id, role, position, config_id, name, error)
      values (${id}, 'effect', 0, 'effect-1', 'effect', 'crashed')`.execute(app.db);
    const { body } = await amend(id, photo(photos.second));
    expect(body.values).toEqual({ 照片: photos.second });
    expect(body.rendering_effect_images).toMatchObject([{ state: 'queued', error: null }]);
    expect(body.amendments[0]?.changes).toEqual([
      { field: 'custom_field', key: '照片', before: photos.first, after: photos.second },
    ]);
    const refused = await amend(id, photo('https://elsewhere.example/a.png'));
    expect(refused.body.fields).toMatchObject([{ path: 'custom_fields[0].value', code: 'image_not_uploaded' }]);
  });

  const rights: [state: OrderState, customer: number[], staff: number[]][] = [
    // Whether receiver, values and quantity can be changed.
    ['init', [200, 200, 200], [200, 200, 200]],
    ['paid', [200, 200, 409], [200, 200, 409]],
    ['confirmed', [409, 409, 409], [200, 409, 409]],
    ['in_production', [409, 409, 409], [200, 409, 409]],
    ['sent', [409, 409, 409], [409, 409, 409]],
    ['closed', [409, 409, 409], [409, 409, 409]],
  ];
  it.each(rights)('is allowed as long as the state permits: %s', async (state, ofCustomer, ofStaff) => {
    const { id } = await place();
    await moveTo(id, state);
    const parts = [{ city: '上海' }, photo(photos.second), { quantity: 2 }];
    for (const [token, wanted] of [
      [customer.token, ofCustomer],
      [staff.token, ofStaff],
    ] as const) {
      const responses: number[] = [];
      for (const part of parts) responses.push((await amend(id, part, token)).status);
      expect(responses).toEqual(wanted);
    }
  });

  it('applies the address rules of new orders to an amended address', async () => {
    const { id } = await place();
    const required_parts = { domestic: ['receiver_name', 'zip_code'], international: [], pickup: [] };
    const asked = await app.call('PUT', '/shipping_settings', { token: staff.token, body: { required_parts } });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect((await amend(id, { remark: '轻放' })).status, 'what is not touched is not asked').toBe(200);
    const refused = await amend(id, { city: '上海' });
    expect(refused.body.fields).toMatchObject([{ path: 'zip_code', code: 'required' }]);
    expect((await amend(id, { city: '上海', zip_code: '200001' })).status).toBe(200);
    const nothing = { domestic: [], international: [], pickup: [] };
    await app.call('PUT', '/shipping_settings', { token: staff.token, body: { required_parts: nothing } });
  });

  it('is refused for others and for unknown fields', async () => {
    const { id } = await place();
    expect((await amend(id, { city: '上海' }, (await app.signUp()).token)).status).toBe(404);
    expect((await amend(id, { size: 'M' })).body.fields).toMatchObject([{ path: 'size', code: 'unknown_field' }]);
  });

  it('records changes of the editor too', async () => {
    const { id } = await place();
    const body = { effect_image_configs: [{ id: 'effect-1', layer_diff: { photo: { left: 3 } } }] };
    const edited = await app.call<Order>('PUT', `/orders/${id}`, { token: customer.token, body });
    expect(edited.body.amendments[0]?.changes).toEqual([{ field: 'layers', key: 'effect', before: '', after: '' }]);
  });
});
