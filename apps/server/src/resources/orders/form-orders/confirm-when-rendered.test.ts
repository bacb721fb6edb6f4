import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { FormOrderReview } from '@platen/model/orders/form-orders';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';
import { makeOrderImages } from '../orders/order-images.service.ts';
import { config, photoLayer } from '../orders/testing/designs.ts';
import { executeConfirmRequest } from './confirm-when-rendered.service.ts';

describe('confirming production when the proofs are rendered', () => {
  // Without workers: this test runs every check and every render itself.
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  let customer: Person;
  let photo = '';

  beforeAll(async () => {
    customer = await factory.signUpCustomer();
    photo = await factory.uploadImage(customer.token, 400, 300);
  });

  const design = () => ({ effect_image_configs: [config('effect', [photoLayer('')])] });
  const template = {
    kind: 'micro_custom',
    dpi_value: 300,
    size_prices: [{ size: 'S', price: 10, width: 400, height: 300 }],
  };
  const withPhoto = (value: string) => ({ custom_fields: [{ key: '定制项-照片', value }] });

  /** Places and pays a form order; nothing is drawn yet. */
  async function placePaid(...values: string[]): Promise<FormOrderDetail> {
    const placed = await factory.place(customer, { template, design: design(), orders: values.map(withPhoto) });
    await factory.pay(customer, placed.id);
    return placed;
  }
  const job = (): JobContext => ({
    platform: app.platform,
    db: app.db,
    log: app.http.log,
  });
  const requestConfirm = (id: number, body: object = { when_rendered: true }, person = customer) =>
    app.call<FormOrderDetail>('PUT', `/form_orders/${id}/confirm`, { token: person.token, body });
  const get = async (id: number) =>
    (await app.call<FormOrderDetail>('GET', `/form_orders/${id}`, { token: customer.token })).body;
  const jobsOf = async (id: number) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where name = 'confirm_when_rendered' and data - 'origin' = ${JSON.stringify({ form_order_id: id })}::jsonb`.execute(
      app.db,
    );
    return rows[0]?.count;
  };
  /** Draws every order like the workers do, and completes their jobs. */
  async function drawAll({ orders }: FormOrderDetail): Promise<void> {
    for (const order of orders) {
      await makeOrderImages(job(), order.id, 'preview');
      await sql`update pgboss.job set state = 'completed' where name = 'render_order_images'
        and data - 'origin' = ${JSON.stringify({ order_id: order.id })}::jsonb`.execute(app.db);
    }
  }

  it('waits for the proofs and confirms on behalf of the requester', async () => {
    const formOrder = await placePaid(photo, photo);
    expect(await requestConfirm(formOrder.id)).toMatchObject({
      status: 200,
      body: { state: 'paid', confirm_request: { user: { id: customer.id }, held_by: null }, images: { waiting: 2 } },
    });
    expect(await jobsOf(formOrder.id)).toBe(1);
    // A repeated request does not queue a second job.
    expect((await requestConfirm(formOrder.id)).status).toBe(200);
    expect(await jobsOf(formOrder.id)).toBe(1);
    await executeConfirmRequest(job(), formOrder.id);
    expect((await get(formOrder.id)).state).toBe('paid');
    expect(await jobsOf(formOrder.id)).toBe(2);
    await drawAll(formOrder);
    await executeConfirmRequest(job(), formOrder.id);
    expect(await get(formOrder.id)).toMatchObject({ state: 'confirmed', confirm_request: null });
    // A job may run twice.
    await executeConfirmRequest(job(), formOrder.id);
    expect((await get(formOrder.id)).state).toBe('confirmed');
    expect(await jobsOf(formOrder.id)).toBe(2);
  });

  it('waits for running print checks after the last image', async () => {
    const formOrder = await placePaid(photo);
    await requestConfirm(formOrder.id);
    await drawAll(formOrder);
    const order_id = formOrder.orders[0]?.id ?? 0;
    await app.platform.jobs.queue(app.db, 'render_order_images', { order_id });
    await executeConfirmRequest(job(), formOrder.id);
    expect((await get(formOrder.id)).state).toBe('paid');
  });

  it('confirms immediately if nothing is pending', async () => {
    const counted = await factory.place(customer, { orders: [{}] });
    await factory.pay(customer, counted.id);
    expect((await requestConfirm(counted.id)).body).toMatchObject({ state: 'confirmed', confirm_request: null });
  });

  it('can be canceled', async () => {
    const formOrder = await placePaid(photo);
    await requestConfirm(formOrder.id);
    const canceled = await app.call<FormOrderDetail>('DELETE', `/form_orders/${formOrder.id}/confirm`, {
      token: customer.token,
    });
    expect(canceled).toMatchObject({ status: 200, body: { state: 'paid', confirm_request: null } });
    await drawAll(formOrder);
    await executeConfirmRequest(job(), formOrder.id);
    expect((await get(formOrder.id)).state).toBe('paid');
  });

  it('is held by unseen findings of a proof', async () => {
    const formOrder = await placePaid(photo);
    await requestConfirm(formOrder.id);
    await drawAll(formOrder);
    await sql`update orders set warnings_count = 1 where form_order_id = ${formOrder.id}`.execute(app.db);
    await executeConfirmRequest(job(), formOrder.id);
    expect(await get(formOrder.id)).toMatchObject({ state: 'paid', confirm_request: { held_by: 'findings' } });
    // It is neither retried nor requested again: a person must check it.
    await executeConfirmRequest(job(), formOrder.id);
    expect(await requestConfirm(formOrder.id, { when_rendered: true, acknowledges_findings: true })).toMatchObject({
      status: 409,
      body: { code: 40932 },
    });
    expect((await requestConfirm(formOrder.id, { acknowledges_findings: true })).body).toMatchObject({
      state: 'confirmed',
      confirm_request: null,
    });
  });

  it('is held by a proof that failed', async () => {
    const formOrder = await placePaid(photo);
    await requestConfirm(formOrder.id);
    await drawAll(formOrder);
    await sql`update order_images set error = 'timed_out' from orders
      where orders.id = order_id and orders.form_order_id = ${formOrder.id}`.execute(app.db);
    await executeConfirmRequest(job(), formOrder.id);
    expect(await get(formOrder.id)).toMatchObject({ state: 'paid', confirm_request: { held_by: 'failed_images' } });
  });

  it('ends with a refund, and with a frozen account', async () => {
    const refunded = await placePaid(photo);
    await requestConfirm(refunded.id);
    await factory.call(customer, 'PUT', `/form_orders/${refunded.id}/refund`);
    expect(await get(refunded.id)).toMatchObject({ state: 'refunded', confirm_request: null });
    await drawAll(refunded);
    await executeConfirmRequest(job(), refunded.id);
    expect((await get(refunded.id)).state).toBe('refunded');

    const left = await placePaid(photo);
    await requestConfirm(left.id);
    await drawAll(left);
    await sql`update users set is_block = true where id = ${customer.id}`.execute(app.db);
    await executeConfirmRequest(job(), left.id);
    await sql`update users set is_block = false where id = ${customer.id}`.execute(app.db);
    expect(await get(left.id)).toMatchObject({ state: 'paid', confirm_request: null });
  });

  it('is refused for unpaid form orders', async () => {
    const placed = await factory.place(customer, { template, design: design(), orders: [withPhoto(photo)] });
    expect(await requestConfirm(placed.id)).toMatchObject({ status: 409, body: { code: 40907 } });
  });

  it('has a review of missing images and receivers', async () => {
    const staff = await factory.asStaff();
    await factory.call(staff, 'PUT', '/shipping_settings', { shipping_methods: [{ name: '自提', kind: 'pickup' }] });
    const receiver = { receiver_name: '林', address: '文三路 188 号' };
    const placed = await factory.place(customer, {
      orders: [{}, receiver, { receiver_name: '林' }, { shipping_method: '自提' }],
    });
    const drawn = await placePaid(photo);
    const review = (person: Person, ...form_order_ids: number[]) =>
      app.call<{ form_orders: FormOrderReview[] }>('POST', '/form_orders/review', {
        token: person.token,
        body: { form_order_ids },
      });
    expect((await review(customer, placed.id, drawn.id)).body.form_orders).toEqual([
      { id: placed.id, images: { done: 0, waiting: 0, failed: 0 }, orders_without_receiver: 2, orders_unprintable: 0 },
      { id: drawn.id, images: { done: 0, waiting: 1, failed: 0 }, orders_without_receiver: 1, orders_unprintable: 0 },
    ]);
    const stranger = await app.signUp();
    expect(await review(stranger, placed.id)).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'form_order_ids[0]', code: 'form_order_ids_unknown' }] },
    });
  });
});
