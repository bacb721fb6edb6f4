import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Order } from '@platen/contract/orders/order';
import type { Mine } from '@platen/model/accounts/accounts';
import type { Page } from '@platen/model/lists/lists';
import type { FormOrder } from '@platen/model/orders/form-orders';
import type { OrderRow } from '@platen/model/orders/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn } from './testing/ordering.ts';

describe('form orders', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const { row, order, post, get, pay, fund } = ordering;
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let bag: Awaited<ReturnType<typeof ordering.publishTemplate>>;

  beforeAll(async () => {
    customer = await app.signUp();
    bag = await ordering.publishTemplate({ max_product_batch_count: 2 });
  });

  const move = (token: string, id: number, name: string, body?: object) =>
    app.call<FormOrderDetail>('PUT', `/form_orders/${id}/${name}`, { token, body });
  const ordersOf = async (token: string, id: number) =>
    (await app.call<Page<OrderRow>>('GET', `/orders?form_order_id_eq=${id}`, { token })).body.data.toReversed();
  const mine = async (token: string) => (await app.call<Mine>('GET', '/mine', { token })).body;
  const list = async (token: string, query: string) =>
    (await app.call<Page<FormOrder>>('GET', `/form_orders?${query}`, { token })).body.data.map(({ id }) => id);

  it('are created with numbers, fixed prices, totals and batches', async () => {
    const rows = [row({ quantity: 3 }), row({ size: 'M', quantity: '2', remark: '急' }), row()];
    const made = await post(customer.token, bag, rows, { tag_list: ['双十一'] });
    expect(made.body).toMatchObject({ code: 200, form_order: { state: 'init', amount: 65 } });
    const formOrder = await get(customer.token, made.body.form_order.id);
    expect(formOrder).toMatchObject({
      no: expect.stringMatching(/^FO\d{12}$/),
      type: 'FormOrder::Batch',
      state: 'init',
      orders_count: 3,
      quantity: 6,
      amount: 65,
      tag_list: ['双十一'],
      can_refund: false,
      sku_template: { id: bag.id, kind: 'batch_order' },
      production_batches: [{ orders_count: 2 }, { orders_count: 1 }],
    });
    const orders = await ordersOf(customer.token, formOrder.id);
    expect(orders.map(({ no, amount, quantity }) => [no, amount, quantity])).toEqual([
      [rows[0]?.no, 30, 3],
      [rows[1]?.no, 25, 2],
      [rows[2]?.no, 10, 1],
    ]);
    expect(orders[0]?.system_no).toMatch(/^OD\d{12}$/);
    expect(new Set(orders.map(({ production_batch_id }) => production_batch_id)).size).toBe(2);
    expect(await mine(customer.token)).toMatchObject({ form_orders_count: 1, orders_count: 3, paid_orders_count: 0 });
  });

  it('count their receivers over all pages of their orders', async () => {
    const at = (no: number) => ({ receiver_name: `收件人${no}`, city: '杭州', address: '文一路 1 号' });
    const rows = Array.from({ length: 30 }, (_, index) => row(at(index % 25)));
    const { id } = await order(customer.token, bag, [...rows, row({ receiver_name: '无地址' })]);
    const formOrder = await get(customer.token, id);
    expect(formOrder.orders.length).toBeLessThan(30);
    expect(formOrder.receivers_count).toBe(25);
  });

  it('know who paid, confirmed and changed them', async () => {
    await fund(customer, 100);
    const { id, orders } = await order(customer.token, bag, [row()]);
    const [placed] = orders;
    await pay(customer.token, id);
    const details = { remark: '门口' };
    await app.as(customer.token)('PUT /orders/:id/details', { params: { id: placed?.id ?? 0 }, body: details });
    const { body: key } = await app.call<{ key_value: string }>('POST', '/api_keys', {
      token: customer.token,
      body: { name: 'shop', scopes: ['orders_write'] },
    });
    expect((await move(key.key_value, id, 'confirm')).status).toBe(200);
    const formOrder = await get(customer.token, id);
    expect(formOrder.moves).toMatchObject([
      { move: 'pay', user: { id: customer.id } },
      { move: 'confirm', user: null },
    ]);
    expect(formOrder.amendments).toMatchObject([
      {
        order: { id: placed?.id, no: placed?.no },
        user: { id: customer.id },
        changes: [{ field: 'remark', before: '', after: '门口' }],
      },
    ]);
  });

  it('accept a type in every spelling', async () => {
    for (const type of ['FormOrder::Batch', 'formOrderBatch', 'form_order_batch', 'batch_order']) {
      expect((await post(customer.token, bag, [row()], { type })).status).toBe(200);
    }
    expect((await post(customer.token, bag, [row()], { type: 'Form' })).status).toBe(400);
  });

  it('report all errors at once, by row', async () => {
    const taken = await order(customer.token, bag);
    const [first] = await ordersOf(customer.token, taken.id);
    const response = await post(customer.token, bag, [
      { quantity: 0, size: 'XXL' },
      { no: 'B-1', quantity: 1 },
      { no: 'B-1', quantity: 1, size: 'S', production_image_urls: ['https://elsewhere.example/a.png'] },
      { no: first?.no, quantity: 1, size: 'S', custom_fields: [{ key: '定制项-名字', value: 'x' }], colour: 'red' },
      { no: first?.no, quantity: 1, size: 'S', custom_fields: [{ key: '定制项-名字', value: 'x' }] },
    ]);
    expect(response.status).toBe(400);
    expect(response.body.fields?.map(({ path }) => path)).toEqual([
      'orders_attributes[0].no',
      'orders_attributes[0].quantity',
      'orders_attributes[3].colour',
      'orders_attributes[0].size',
      'orders_attributes[1].size',
      'orders_attributes[2].production_image_urls',
      'orders_attributes[3].custom_fields[0].key',
      'orders_attributes[4].custom_fields[0].key',
      'orders_attributes[2].no',
      'orders_attributes[3].no',
      'orders_attributes[4].no',
    ]);
    expect(response.body.messages).toHaveLength(11);
    const chinese = await app.call('POST', '/form_orders', {
      token: customer.token,
      headers: { locale: 'zh-CN' },
      body: { type: 'FormOrder::Form', sku_template_no: 'SKU999999', orders_attributes: [], extra: 1 },
    });
    expect(chinese.body.messages?.join('\n')).toContain('SKU 模板编号 SKU999999 不存在或未发布');
    expect(chinese.body.fields?.map(({ path }) => path).toSorted()).toEqual([
      'extra',
      'orders_attributes',
      'sku_template_no',
    ]);
  });

  it('report every error of a row besides a missing field, and repeat the text for generated requests', async () => {
    const body = {
      sku_template_no: bag.no,
      orders_attributes: [{ quantity: 'two', size: 'XXL', custom_fields: [{ key: 'x' }] }],
    };
    const response = await app.call('POST', '/form_orders/generate', { token: customer.token, body });
    expect(response.status).toBe(400);
    expect(response.body.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['type', 'required'],
      ['orders_attributes[0].no', 'required'],
      ['orders_attributes[0].quantity', 'not_whole_number'],
      ['orders_attributes[0].size', 'unknown_size'],
      ['orders_attributes[0].custom_fields[0].key', 'takes_no_custom_fields'],
    ]);
    for (const { path, message } of response.body.fields ?? []) expect(message).not.toContain(path);
    expect(response.body.error).toBe(response.body.error_message);
    expect((await post(customer.token, bag, [{}])).body.error).toBeUndefined();
    const stranger = await app.call('POST', '/form_orders/batch_generate', { body: {} });
    expect(stranger.body).toMatchObject({ code: 40100, error: stranger.body.error_message });
  });

  it('limit the rows of a request, the reported errors, and the amount', async () => {
    const many = Array.from({ length: 2600 }, () => row());
    const attributes = { type: 'FormOrder::Batch', sku_template_no: bag.no, orders_attributes: many };
    const twice = await app.call('POST', '/form_orders/batch_generate', {
      token: customer.token,
      body: { form_orders_attributes: [attributes, attributes] },
    });
    expect(twice).toMatchObject({ status: 400, body: { fields: [{ path: 'form_orders_attributes' }] } });
    const broken = await post(
      customer.token,
      bag,
      many.map(({ no }) => ({ no, quantity: 1, size: 'XXL' })),
    );
    expect(broken.body.fields).toHaveLength(1001);
    expect(broken.body.messages?.at(-1)).toContain('1000');
    const dear = await ordering.publishTemplate({ size_prices: [{ size: 'S', price: 900_000 }] });
    const refused = await post(customer.token, dear, [row({ quantity: 1_000_000 })]);
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'orders_attributes' }] } });
  });

  it('need a published template that the customer may see, and of their type', async () => {
    const hidden = await ordering.publishTemplate({ visible_user_ids: [(await app.signUp()).id] });
    expect((await post(customer.token, hidden, [row()])).body.fields?.[0]?.path).toBe('sku_template_no');
    expect((await post(customer.token, bag, [row()], { type: 'FormOrder::Form' })).body.fields?.[0]?.path).toBe('type');
    const { token } = await ordering.factory();
    const gone = await ordering.publishTemplate();
    await app.call('PUT', `/sku_templates/${gone.id}/unpublish`, { token });
    expect((await post(customer.token, gone, [row()])).status).toBe(400);
    expect((await post(token, bag, [row()])).status).toBe(403);
  });

  it('require production images of the exact size, uploaded by the customer', async () => {
    const poster = await ordering.publishTemplate({ kind: 'form_order' });
    const right = await ordering.uploadImage(customer.token, 30, 40);
    const wrong = await ordering.uploadImage(customer.token, 40, 30);
    const stranger = await ordering.uploadImage((await app.signUp()).token, 30, 40);
    const refused = await post(customer.token, poster, [
      row(),
      row({ production_image_urls: [right, wrong] }),
      row({ production_image_urls: [stranger] }),
      row({ production_image_urls: ['https://elsewhere.example/a.png'] }),
    ]);
    expect(refused.body.fields?.map(({ path }) => path)).toEqual([
      'orders_attributes[0].production_image_urls',
      'orders_attributes[1].production_image_urls[1]',
      'orders_attributes[2].production_image_urls[0]',
      'orders_attributes[3].production_image_urls[0]',
    ]);
    expect(refused.body.messages?.[1]).toContain('40 × 30');
    const made = await order(customer.token, poster, [row({ production_image_urls: [right, right] })]);
    const [{ id } = { id: 0 }] = await ordersOf(customer.token, made.id);
    const detail = await app.call<Order>('GET', `/orders/${id}`, { token: customer.token });
    expect(detail.body.production_images.map(({ url }) => url)).toEqual([right, right]);
    const [{ id: blobId } = { id: 0 }] = detail.body.production_images;
    const deleted = await app.call('DELETE', `/active_storage/blobs/${blobId}`, { token: customer.token });
    expect(deleted.status).toBe(409);
  });

  it('store the customer’s sheet that they were imported from', async () => {
    const sheet = { filename: '订单.csv', type: 'text/csv', bytes: Buffer.from('客户订单号\nA1') };
    const { id, direct_upload } = await uploadFile(app, customer.token, sheet);
    const made = await post(customer.token, bag, [row()], { import_file: direct_upload.blob_url });
    const formOrder = await get(customer.token, made.body.form_order.id);
    expect(formOrder.import_file).toEqual({ id, filename: '订单.csv', url: direct_upload.blob_url });
    const deleted = await app.call('DELETE', `/active_storage/blobs/${id}`, { token: customer.token });
    expect(deleted.status).toBe(409);

    const stranger = await app.signUp();
    const refused = await post(stranger.token, bag, [row()], { import_file: direct_upload.blob_url });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'import_file', code: 'file_not_uploaded' }] },
    });
  });

  it('release an order number when the order has ended', async () => {
    const numbered = row({ no: 'ONCE' });
    const first = await order(customer.token, bag, [numbered]);
    expect((await post(customer.token, bag, [numbered])).status).toBe(400);
    expect((await post((await app.signUp()).token, bag, [numbered])).status).toBe(200);
    await move(customer.token, first.id, 'close');
    expect((await post(customer.token, bag, [numbered])).status).toBe(200);
  });

  it('give a number to only one of two concurrent requests', async () => {
    const numbered = row();
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(customer.token, bag, [numbered])));
    const refused = responses.filter(({ status }) => status === 400);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(7);
    const duplicate = { path: 'orders_attributes[0].no', code: 'duplicate_number', params: { no: numbered.no } };
    for (const { body } of refused) expect(body.fields).toMatchObject([duplicate]);
  });

  it('are created together or not at all', async () => {
    const one = (rows: object[]) => ({ type: 'FormOrder::Batch', sku_template_no: bag.no, orders_attributes: rows });
    const generate = (...form_orders_attributes: object[]) =>
      app.call<{ form_orders: { id: number }[] }>('POST', '/form_orders/batch_generate', {
        token: customer.token,
        body: { form_orders_attributes },
      });
    const twice = row();
    const refused = await generate(one([row(), twice]), one([twice, { no: 'x', quantity: 1 }]));
    expect(refused.body.fields?.map(({ path }) => path)).toEqual([
      'form_orders_attributes[1].orders_attributes[1].size',
      'form_orders_attributes[1].orders_attributes[0].no',
    ]);
    const made = await generate(one([row(), twice]), one([row()]));
    expect(made.body.form_orders).toHaveLength(2);
  });

  it('of two templates share the number of a shop order, told apart by their sub numbers', async () => {
    const shirt = await ordering.publishTemplate();
    const no = row().no;
    const generate = (...products: (readonly [{ no: string }, string])[]) =>
      app.call<{ form_orders: { id: number }[] }>('POST', '/form_orders/batch_generate', {
        token: customer.token,
        body: {
          form_orders_attributes: products.map(([template, sub_no]) => ({
            type: 'FormOrder::Batch',
            sku_template_no: template.no,
            orders_attributes: [row({ no, sub_no })],
          })),
        },
      });
    const made = await generate([bag, '1'], [shirt, '2']);
    expect(made).toMatchObject({ status: 200, body: { form_orders: [{}, {}] } });
    const [first, second] = made.body.form_orders;
    for (const [formOrder, sub_no] of [
      [first, '1'],
      [second, '2'],
    ] as const)
      expect(await ordersOf(customer.token, formOrder?.id ?? 0)).toMatchObject([{ no, sub_no }]);
    const again = await generate([bag, '2'], [shirt, '3']);
    expect(again.body.fields).toMatchObject([
      { path: 'form_orders_attributes[0].orders_attributes[0].no', code: 'duplicate_number', params: { no } },
    ]);
  });

  it('close as a whole or order by order', async () => {
    const formOrder = await order(customer.token, bag, [row({ quantity: 2 }), row(), row()]);
    const [first, second, third] = await ordersOf(customer.token, formOrder.id);
    const close = (id = 0) => app.call<Order>('PUT', `/orders/${id}/close`, { token: customer.token });
    expect((await close(first?.id)).body.state).toBe('closed');
    expect(await get(customer.token, formOrder.id)).toMatchObject({
      state: 'init',
      orders_count: 2,
      quantity: 2,
      amount: 20,
      production_batches: [
        { state: 'init', orders_count: 1 },
        { state: 'init', orders_count: 1 },
      ],
    });
    expect(await close(first?.id)).toMatchObject({ status: 409, body: { code: 40907 } });
    await close(second?.id);
    expect((await get(customer.token, formOrder.id)).production_batches[0]?.state).toBe('closed');
    await close(third?.id);
    expect((await get(customer.token, formOrder.id)).state).toBe('closed');
    expect(await move(customer.token, formOrder.id, 'close')).toMatchObject({ status: 409 });
  });

  it('repeat the response of a move whose caller did not hear it', async () => {
    const { id } = await order(customer.token, bag, [row()]);
    const close = (headers = {}) =>
      app.call<FormOrderDetail>('PUT', `/form_orders/${id}/close`, { token: customer.token, headers });
    const first = await close({ 'idempotency-key': `close-${id}` });
    expect(first).toMatchObject({ status: 200, body: { state: 'closed' } });
    expect((await close({ 'idempotency-key': `close-${id}` })).body).toEqual(first.body);
    expect(await close()).toMatchObject({ status: 409, body: { code: 40907 } });
  });

  it('are paid, confirmed and refunded only as the moves allow', async () => {
    const buyer = await app.signUp();
    await fund(buyer, 100);
    const { token } = buyer;
    const staff = await ordering.factory();
    const formOrder = await order(token, bag, [row({ quantity: 4 })]);
    const { id } = formOrder;
    expect(await move(token, id, 'confirm')).toMatchObject({
      status: 409,
      body: { error_message: `${formOrder.no} is “Pending payment” and cannot become “Confirmed”` },
    });
    expect((await pay(token, id)).body).toMatchObject({ amount: 40 });
    expect(await pay(token, id)).toMatchObject({
      status: 409,
      body: { code: 40931, error_message: `${formOrder.no} is already paid` },
    });
    expect(await get(token, id)).toMatchObject({
      state: 'paid',
      can_refund: true,
      paid_at: expect.any(String),
      ended_at: null,
    });
    expect((await ordersOf(token, id))[0]).toMatchObject({ state: 'paid', paid_at: expect.any(String) });
    expect(await mine(token)).toMatchObject({ balance: 60, paid_orders_count: 1, total_consumption: 40 });
    expect((await move(token, id, 'close')).status).toBe(409);
    expect((await app.call('DELETE', `/form_orders/${id}`, { token })).body.code).toBe(40908);
    expect((await move(token, id, 'refund')).body).toMatchObject({
      state: 'refunded',
      can_refund: false,
      ended_at: expect.any(String),
    });
    expect(await mine(token)).toMatchObject({ balance: 100, paid_orders_count: 0, total_consumption: 0 });
    expect((await get(token, id)).production_batches[0]?.state).toBe('closed');

    const again = await order(token, bag);
    await pay(token, again.id);
    expect((await move(token, again.id, 'confirm')).body).toMatchObject({ state: 'confirmed', can_refund: false });
    expect((await move(token, again.id, 'refund')).status).toBe(409);
    expect((await get(staff.token, again.id)).can_refund).toBe(true);
    expect((await move(staff.token, again.id, 'refund')).body.fields?.[0]?.path).toBe('rejected_reason');
    const rejected = await move(staff.token, again.id, 'refund', { rejected_reason: '图案侵权' });
    expect(rejected.body).toMatchObject({ state: 'refunded', rejected_reason: '图案侵权' });
    expect((await mine(token)).balance).toBe(100);
  });

  it('are deleted only while unpaid', async () => {
    const buyer = await app.signUp();
    const formOrder = await order(buyer.token, bag, [row(), row()]);
    expect((await app.call('DELETE', `/form_orders/${formOrder.id}`, { token: buyer.token })).status).toBe(200);
    expect((await app.call('GET', `/form_orders/${formOrder.id}`, { token: buyer.token })).status).toBe(404);
    expect(await mine(buyer.token)).toMatchObject({ form_orders_count: 0, orders_count: 0 });
  });

  it('keep the template as it was ordered', async () => {
    const changing = await ordering.publishTemplate({ name: '旧名' });
    const formOrder = await order(customer.token, changing);
    const { token } = await ordering.factory();
    await app.call('PUT', `/sku_templates/${changing.id}/unpublish`, { token });
    const size_prices = [{ size: 'S', price: 99, width: 30, height: 40 }];
    await app.call('PUT', `/sku_templates/${changing.id}`, { token, body: { name: '新名', size_prices } });
    await app.call('PUT', `/sku_templates/${changing.id}/publish`, { token });
    expect(await get(customer.token, formOrder.id)).toMatchObject({ sku_template_name: '旧名', amount: 10 });
    const later = await order(customer.token, changing);
    expect(later).toMatchObject({ sku_template_name: '新名', amount: 99 });
    expect(await list(customer.token, 'sku_template_name_cont=旧名')).toEqual([formOrder.id]);
  });

  it('are found by each filter', async () => {
    const buyer = await app.signUp();
    const { token } = buyer;
    const mug = await ordering.publishTemplate({ name: '变色杯' });
    const [one, two] = [
      await order(token, bag, [row({ no: 'TB-20261111-007' })]),
      await order(token, mug, [row(), row()]),
    ];
    await app.call('PUT', `/form_orders/${two.id}`, { token, body: { tag_list: ['礼物'] } });
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    for (const [query, ids] of [
      [`no_cont=${one.no.slice(3)}`, [one.id]],
      ['orders_no_cont=1111-007', [one.id]],
      [`sku_template_no_cont=${mug.no}`, [two.id]],
      ['skuTemplateNameCont=变色', [two.id]],
      ['state_eq=init', [two.id, one.id]],
      ['state_eq=inProduction', []],
      ['type_eq=FormOrder::Batch', [two.id, one.id]],
      ['tags_name_in[]=礼物&tags_name_in[]=x', [two.id]],
      [`created_at_gteq_date=${today}&created_at_lteq_date=${today}`, [two.id, one.id]],
      ['created_at_lteq_date=2020-01-01', []],
      ['order=amount desc', [two.id, one.id]],
    ] as const) {
      expect(await list(token, query), query).toEqual(ids);
    }
    const { token: staffToken } = await ordering.factory();
    expect(await list(staffToken, `user_id_eq=${buyer.id}&order=created_at asc`)).toEqual([one.id, two.id]);
    expect(await list(customer.token, `user_id_eq=${buyer.id}`)).toEqual([]);
  });

  it('are not found for another customer', async () => {
    const formOrder = await order(customer.token, bag);
    const { token } = await app.signUp();
    const path = `/form_orders/${formOrder.id}`;
    for (const [method, url] of [
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['PUT', `${path}/close`],
      ['PUT', `${path}/confirm`],
      ['PUT', `${path}/refund`],
    ] as const) {
      const body = url === path && method === 'PUT' ? { tag_list: [] } : undefined;
      expect((await app.call(method, url, { token, body })).status, `${method} ${url}`).toBe(404);
    }
    expect((await pay(token, formOrder.id)).status).toBe(404);
  });
});
