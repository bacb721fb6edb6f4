import type { Page } from '@platen/model/lists/lists';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listZip } from '../../../platform/testing/test-zip.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { makeOrderImages } from '../../orders/orders/order-images.service.ts';
import { area, config, photoLayer } from '../../orders/orders/testing/designs.ts';
import { type Person, productionIn } from './testing/production-steps.ts';

describe('production batches', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  const three = [{}, {}, {}];
  const inBatchesOf = (max_product_batch_count: number) => ({ max_product_batch_count });
  const list = (person: Person, query: string) =>
    app.call<Page<ProductionBatchRow>>('GET', `/production_batches${query}`, { token: person.token });
  const idsOf = async (person: Person, query: string) =>
    (await list(person, query)).body.data.map(({ id }) => id).sort((one, other) => one - other);
  const statesOf = (batch: { orders: { state: string }[] }) => batch.orders.map(({ state }) => state);

  it('start separately with their orders, and the form order with the first of them', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.order(customer, { template: inBatchesOf(2), orders: three });
    const other = await factory.order(customer, { orders: three });
    const [first, second] = await factory.batchesOf(formOrder);
    expect([first?.state, second?.state]).toEqual(['confirmed', 'confirmed']);
    expect([first?.orders_count, second?.orders_count]).toEqual([2, 1]);

    const started = await factory.start(second?.id ?? 0);
    expect(started).toMatchObject({ state: 'in_production', started_at: expect.any(String), finished_at: null });
    expect(statesOf(started)).toEqual(['in_production']);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('in_production');
    const untouched = await factory.getBatch(first?.id ?? 0);
    expect(untouched).toMatchObject({ state: 'confirmed', started_at: null });
    expect(statesOf(untouched)).toEqual(['confirmed', 'confirmed']);

    await factory.start(first?.id ?? 0);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('in_production');
    const [elsewhere] = await factory.batchesOf(other);
    expect(elsewhere?.state).toBe('confirmed');
    expect(statesOf(elsewhere ?? { orders: [] })).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  it('wait for their production images, unless the factory accepts missing ones', {
    timeout: 180_000,
  }, async () => {
    const customer = await factory.signUpCustomer();
    const { token } = await factory.asStaff();
    const photo = await factory.uploadImage(customer.token, 30, 40);
    const formOrder = await factory.order(customer, {
      template: { kind: 'micro_custom' },
      design: {
        effect_image_configs: [config('effect', [photoLayer('')])],
        production_image_configs: [config('production', [photoLayer('')])],
      },
      orders: [{ custom_fields: [{ key: '定制项-照片', value: photo }] }],
    });
    const [batch] = await factory.batchesOf(formOrder);
    const start = (body?: object) =>
      app.call('PUT', `/production_batches/${batch?.id}/start`, { token, body, headers: { locale: 'zh-CN' } });
    expect(await start()).toMatchObject({
      status: 409,
      body: { code: 40933, error_message: expect.stringContaining(`批次 ${batch?.no} 还有 1 张生产图未生成`) },
    });
    expect((await factory.getBatch(batch?.id ?? 0)).state).toBe('confirmed');
    expect(await start({ accepts_missing_images: true })).toMatchObject({
      status: 200,
      body: { state: 'in_production' },
    });
    const order_system_no = batch?.orders[0]?.system_no;
    const parcel = { outbounds: [{ order_system_no, shipping_no: 'SF1', shipping_company: '顺丰速运' }] };
    const check = async () => (await app.call('POST', '/outbounds/check', { token, body: parcel })).body;
    expect(await check()).toMatchObject({ fields: [], warnings: [{ code: 'order_images_missing' }] });
    for (const stage of ['preview', 'production'] as const)
      await makeOrderImages({ platform: app.platform, db: app.db }, batch?.orders[0]?.id ?? 0, stage);
    expect(await check()).toMatchObject({ fields: [], warnings: [] });
  });

  it('are found by template, customer and shipping method', async () => {
    const customer = await factory.signUpCustomer();
    const { token } = await factory.asStaff();
    const express = await factory.order(customer, { orders: [{ shipping_method: '顺丰' }, {}] });
    const plain = await factory.order(customer, { orders: [{}] });
    const find = async (query: string) => {
      const path = `/production_batches?user_id_eq=${customer.id}&${query}`;
      const { body } = await app.call<Page<{ form_order_id: number }>>('GET', path, { token });
      return body.data.map(({ form_order_id }) => form_order_id);
    };
    expect(await find(`shipping_method_eq=${encodeURIComponent('顺丰')}`)).toEqual([express.id]);
    expect(await find(`sku_template_id_eq=${plain.sku_template.id}`)).toEqual([plain.id]);
  });

  it('start once, and only after confirmation; the error names both states', async () => {
    const customer = await factory.signUpCustomer();
    const { token } = await factory.asStaff();
    const formOrder = await factory.place(customer, { orders: three });
    const [batch] = await factory.batchesOf(formOrder);
    const start = (headers = {}) => app.call('PUT', `/production_batches/${batch?.id}/start`, { token, headers });
    expect(await start({ locale: 'zh-CN' })).toMatchObject({
      status: 409,
      body: { code: 40907, error_message: `${batch?.no} 当前状态为“待支付”，不能变为“生产中”` },
    });
    await factory.pay(customer, formOrder.id);
    expect((await start()).body.error_message).toBe(`${batch?.no} is “Paid” and cannot become “In production”`);
    expect((await factory.getFormOrder(formOrder.id)).state).toBe('paid');
    await factory.confirm(customer, formOrder.id);
    const responses = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(7);
    for (const { body } of refused)
      expect(body).toMatchObject({
        code: 40935,
        error_message: `Production of batch ${batch?.no} has already been started`,
      });
  });

  it('leave closed orders unchanged', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.place(customer, { orders: three });
    const [batch] = await factory.batchesOf(formOrder);
    await factory.call(customer, 'PUT', `/orders/${batch?.orders[1]?.id}/close`);
    await factory.pay(customer, formOrder.id);
    await factory.confirm(customer, formOrder.id);
    const started = await factory.start(batch?.id ?? 0);
    expect(statesOf(started)).toEqual(['in_production', 'closed', 'in_production']);
    expect(started).toMatchObject({ orders_count: 2, quantity: 2, amount: 20 });
  });

  it('are started and downloaded by the factory only, and visible to their customer', async () => {
    const [owner, stranger] = [await factory.signUpCustomer(), await factory.signUpCustomer()];
    const formOrder = await factory.order(owner, { orders: three });
    const id = formOrder.production_batches[0]?.id ?? 0;
    const request = (person: Person, method: 'GET' | 'PUT' | 'DELETE', path = '') =>
      app.call(method, `/production_batches/${id}${path}`, { token: person.token });
    expect((await request(owner, 'PUT', '/start')).status).toBe(403);
    expect((await request(owner, 'GET', '/download')).status).toBe(403);
    expect((await request(owner, 'GET')).body).toMatchObject({ id, user_id: owner.id, form_order_no: formOrder.no });
    expect((await request(stranger, 'GET')).status).toBe(404);
    expect((await request(stranger, 'DELETE')).status).toBe(404);
    expect(await idsOf(stranger, '')).toEqual([]);
    expect(await idsOf(stranger, `?user_id_eq=${owner.id}`)).toEqual([]);
    const { body } = await list(await factory.asStaff(), `?user_id_eq=${owner.id}`);
    expect(body.data).toMatchObject([{ id, user: { id: owner.id, screen_name: expect.any(String) } }]);
  });

  it('are found by number, state, template, form order and the numbers of their orders', async () => {
    const customer = await factory.signUpCustomer();
    const no = '寻找-2026';
    const template = { ...inBatchesOf(1), name: '丝绒抱枕' };
    const wanted = await factory.order(customer, { template, orders: [{ no }, {}] });
    const waiting = await factory.place(customer, { orders: [{}] });
    const [first, second] = wanted.production_batches.map(({ id }) => id);
    const third = waiting.production_batches[0]?.id;
    expect(await idsOf(customer, `?orders_no_cont=${encodeURIComponent(no.slice(1))}`)).toEqual([first]);
    expect(await idsOf(await factory.asStaff(), `?orders_no_cont=${encodeURIComponent(no)}`)).toEqual([first]);
    expect(await idsOf(customer, '?orders_no_cont=不存在')).toEqual([]);
    expect(await idsOf(customer, `?no_cont=${wanted.production_batches[1]?.no.slice(4)}`)).toEqual([second]);
    expect(await idsOf(customer, '?sku_template_name_cont=丝绒')).toEqual([first, second]);
    expect(await idsOf(customer, `?sku_template_no_cont=${waiting.sku_template_no}`)).toEqual([third]);
    expect(await idsOf(customer, '?stateEq=init')).toEqual([third]);
    expect(await idsOf(customer, `?form_order_id_eq=${wanted.id}`)).toEqual([first, second]);
    const byConfirmation = await list(customer, '?order=confirmed_at desc');
    expect(byConfirmation.body.data.at(-1)?.id).toBe(third);
  });

  it('are found by a very common text', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.place(customer, { orders: [{}] });
    await sql`
      with batches as (
        insert into production_batches (no, form_order_id, user_id, ordered_template_id, state)
        select 'PBX' || n, form_order_id, user_id, ordered_template_id, 'init'
        from production_batches, generate_series(1, 400) as n where form_order_id = ${formOrder.id}
        returning id, form_order_id, user_id, ordered_template_id
      )
      insert into orders (system_no, form_order_id, production_batch_id, user_id, ordered_template_id, no, quantity,
        price_fen, system_rendering_price_fen, amount_fen, state)
      select 'ODX' || id, form_order_id, id, user_id, ordered_template_id, 'COMMON' || id, 1, 0, 0, 0, 'init' from batches
    `.execute(app.db);
    const { body } = await list(customer, '?orders_no_cont=common&per_page=50');
    expect(body.data).toHaveLength(50);
    expect(body.meta.total).toBe(400);
  });

  it('do not print a supplied image in place of the drawn one', async () => {
    const customer = await factory.signUpCustomer();
    const url = await factory.uploadImage(customer.token, 30, 40);
    const framed = [area('CustomArea', { left: 0, top: 0, width: 400, height: 300 })];
    const ordered = { template: { kind: 'form_order' }, orders: [{ production_image_urls: [url] }] };
    const [drawn] = await factory.batchesOf(
      await factory.order(customer, {
        ...ordered,
        design: { production_image_configs: [config('production', framed)] },
      }),
    );
    const [supplied] = await factory.batchesOf(await factory.order(customer, ordered));
    expect(drawn?.production_images).toMatchObject({ queued: 1, done: 0 });
    expect(supplied?.production_images).toMatchObject({ queued: 0, done: 1 });
    const { token } = await factory.asStaff();
    const { raw } = await app.call('GET', `/production_batches/${drawn?.id}/download`, { token });
    expect(listZip(raw).get('missing.txt')?.toString()).toContain('image 1: not rendered yet');
  });

  it('can be deleted when they are closed; their orders stay', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.place(customer, { orders: three });
    const [batch] = await factory.batchesOf(formOrder);
    const path = `/production_batches/${batch?.id}`;
    const refused = await app.call('DELETE', path, { token: customer.token });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 40914, error_message: expect.stringContaining('Pending') },
    });
    await factory.call(customer, 'PUT', `/form_orders/${formOrder.id}/close`);
    await factory.call(customer, 'DELETE', path);
    expect((await app.call('GET', path, { token: customer.token })).status).toBe(404);
    const orders = await app.db
      .selectFrom('orders')
      .select(['production_batch_id', 'state'])
      .where('form_order_id', '=', formOrder.id)
      .execute();
    expect(orders).toEqual(Array.from({ length: 3 }, () => ({ production_batch_id: null, state: 'closed' })));
  });
});
