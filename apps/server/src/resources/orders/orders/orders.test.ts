import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import type { Order } from '@platen/contract/orders/order';
import { templateConfigSchema } from '@platen/design/template';
import type { Category } from '@platen/model/catalogue/categories';
import type { Page } from '@platen/model/lists/lists';
import type { OrderRow } from '@platen/model/orders/orders';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { config, photoLayer } from './testing/designs.ts';

describe('orders', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  const { row } = ordering;
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let other: Awaited<ReturnType<typeof app.signUp>>;
  let staffToken = '';
  let mug: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  let mugs: FormOrderDetail;
  let photo = '';
  const categories = { home: 0, cups: 0 };

  beforeAll(async () => {
    customer = await app.signUp();
    other = await app.signUp();
    staffToken = (await ordering.factory()).token;
    const category = async (body: object) =>
      (await app.call<Category>('POST', '/categories', { token: staffToken, body })).body.id;
    categories.home = await category({ name: '家居' });
    categories.cups = await category({ name: '杯具', parent_id: categories.home });
    mug = await ordering.publishTemplate(
      { name: '马克杯', kind: 'micro_custom', category_id: categories.cups, max_product_batch_count: 2 },
      { effect_image_configs: [config('effect', [photoLayer('')])] },
    );
    const bag = await ordering.publishTemplate({ name: '帆布袋' });
    photo = await ordering.uploadImage(customer.token, 40, 30);
    const fields = { custom_fields: [{ key: '定制项-照片', value: photo }] };
    mugs = await ordering.order(customer.token, mug, [
      row({ no: 'M-1', sub_no: 'a', receiver_name: '李雷', ...fields }),
      row({ no: 'M-2', quantity: 3, ...fields }),
      row({ no: 'M-3', size: 'M', ...fields }),
    ]);
    await ordering.order(customer.token, bag, [row({ no: 'B_1' })]);
    await ordering.order(other.token, bag, [row({ no: 'M-1' })]);
    await sql`update orders set state = 'closed' where no = 'B_1'`.execute(app.db);
    await sql`update orders set created_at = '2026-01-31T16:30:00Z', updated_at = now() + interval '1 hour'
      where no = 'M-2'`.execute(app.db);
  });

  const list = async (query: string, token = customer.token) =>
    (await app.call<Page<OrderRow>>('GET', `/orders?${query}`, { token })).body;
  const nos = async (query: string, token?: string) => (await list(query, token)).data.map(({ no }) => no);
  const idOf = async (no: string) => (await list(`no_cont=${no}`)).data[0]?.id ?? 0;

  it('are listed the newest first, each customer’s own, everyone’s for the factory', async () => {
    expect(await nos('')).toEqual(['B_1', 'M-3', 'M-1', 'M-2']);
    expect(await nos('', other.token)).toEqual(['M-1']);
    expect(await nos('', staffToken)).toHaveLength(5);
    expect((await list(`user_id_eq=${other.id}`, staffToken)).data).toMatchObject([{ user: { id: other.id } }]);
    expect(await nos(`user_id_eq=${other.id}`)).toEqual([]);
  });

  it('contain their summary in a list', async () => {
    const { data } = await list('no_cont=M-1');
    expect(data).toMatchObject([
      {
        no: 'M-1',
        sub_no: 'a',
        system_no: expect.stringMatching(/^OD\d{12}$/),
        sku_template_id: mug.id,
        sku_template_no: mug.no,
        sku_template_name: '马克杯',
        sku_template_kind: 'micro_custom',
        category_id: categories.cups,
        form_order_id: mugs.id,
        form_order_no: mugs.no,
        production_batch_no: expect.stringMatching(/^PB\d{12}$/),
        user: { id: customer.id },
        size: 'S',
        quantity: 1,
        price: 10,
        amount: 10,
        state: 'init',
        receiver_name: '李雷',
        paid_at: null,
      },
    ]);
  });

  it('are found by every filter', async () => {
    const [batch] = mugs.production_batches;
    const { data } = await list('no_cont=M-2');
    const found: [string, string[]][] = [
      ['no_cont=m-', ['M-3', 'M-1', 'M-2']],
      ['no_cont=_', ['B_1']],
      [`system_no_eq=${data[0]?.system_no}`, ['M-2']],
      [`sku_template_no_cont=${mug.no.slice(-4)}`, ['M-3', 'M-1', 'M-2']],
      ['sku_template_name_cont=帆布', ['B_1']],
      ['sku_template_name_cont=没有', []],
      [`sku_template_category_id_eq=${categories.home}`, ['M-3', 'M-1', 'M-2']],
      [`sku_template_category_id_eq=${categories.cups}`, ['M-3', 'M-1', 'M-2']],
      ['stateEq=closed', ['B_1']],
      ['state_eq=inProduction', []],
      [`production_batch_id_eq=${batch?.id}`, ['M-1', 'M-2']],
      [`form_order_id_eq=${mugs.id}`, ['M-3', 'M-1', 'M-2']],
      // 00:30 on February 1 in the factory's time zone.
      ['created_at_lteq_date=2026-02-01', ['M-2']],
      ['created_at_lteq_date=2026-01-31', []],
      ['created_at_gteq_date=2026-02-02', ['B_1', 'M-3', 'M-1']],
      [`form_order_id_eq=${mugs.id}&state_eq=init&no_cont=M-2`, ['M-2']],
    ];
    for (const [query, expected] of found) expect(await nos(query), query).toEqual(expected);
  });

  it('are sorted as requested, and paged', async () => {
    expect(await nos('order=created_at asc')).toEqual(['M-2', 'M-1', 'M-3', 'B_1']);
    expect((await nos('order=updated_at desc'))[0]).toBe('M-2');
    const page = await list('order=created_at asc&page=2&per_page=3');
    expect(page).toMatchObject({ data: [{ no: 'B_1' }], meta: { total: 4, total_pages: 2 } });
    const refused = await app.call('GET', '/orders?order=amount&colour_eq=red', { token: customer.token });
    expect(refused.status).toBe(400);
  });

  it('return the previous and next orders of their form order', async () => {
    const neighbors = async (no: string) =>
      (await app.call('GET', `/orders/${await idOf(no)}/neighbours`, { token: customer.token })).body;
    const [first, second, third] = [await idOf('M-2'), await idOf('M-1'), await idOf('M-3')];
    expect(await neighbors('M-2')).toEqual({ number: 1, count: 3, previous_id: null, next_id: second });
    expect(await neighbors('M-1')).toEqual({ number: 2, count: 3, previous_id: first, next_id: third });
    expect(await neighbors('M-3')).toEqual({ number: 3, count: 3, previous_id: second, next_id: null });
  });

  it('show their values, configs and codes', async () => {
    const id = await idOf('M-1');
    const { body } = await app.call<Order>('GET', `/orders/${id}`, { token: customer.token });
    expect(body).toMatchObject({
      qrcode: body.system_no,
      barcode: body.system_no,
      human_excel_config: [{ key: '照片', value: photo, type: 'image', required: true }],
      effect_image_configs: [{ id: 'effect-1', layer_diff: {}, excel_config: [{ key: '照片', value: photo }] }],
      production_image_configs: [{ id: 'print' }],
      custom_area_configs: [],
      outbounds: [],
      font_libraries: [],
      production_images: [],
      can_edit: true,
    });
  });

  it('return configs that match the design’s schema, like their template and form order', async () => {
    const api = app.as(customer.token);
    const order = await api('GET /orders/:id', { params: { id: await idOf('M-1') } });
    const formOrder = await api('GET /form_orders/:id', { params: { id: mugs.id } });
    const template = await api('GET /sku_templates/:id', { params: { id: mug.id } });
    for (const { effect_image_configs } of [order, formOrder.order_image_configs, template]) {
      expect(effect_image_configs).toHaveLength(1);
      expect(effect_image_configs.map((each) => templateConfigSchema.parse(each))).toEqual(effect_image_configs);
    }
  });

  it('keep the design that they were ordered with', async () => {
    const id = await idOf('M-1');
    const staff = { token: staffToken };
    await app.call('PUT', `/sku_templates/${mug.id}/unpublish`, staff);
    await app.call('PUT', `/sku_templates/${mug.id}`, {
      ...staff,
      body: { name: '新马克杯', effect_image_configs: [] },
    });
    const { body } = await app.call<Order>('GET', `/orders/${id}`, { token: customer.token });
    expect(body).toMatchObject({ sku_template_name: '马克杯', effect_image_configs: [{ id: 'effect-1' }] });
  });

  it('are closed one by one while they are not paid', async () => {
    const bag = await ordering.publishTemplate({ name: '抱枕' });
    const formOrder = await ordering.order(customer.token, bag, [row({ no: 'C-1' }), row({ no: 'C-2' })]);
    const id = await idOf('C-1');
    const close = (token = customer.token) => app.call<Order>('PUT', `/orders/${id}/close`, { token });
    expect((await close(other.token)).body.code).toBe(40400);
    expect((await close()).body).toMatchObject({ id, state: 'closed', can_edit: false });
    expect(await close()).toMatchObject({ status: 409, body: { code: 40907 } });
    expect(await ordering.get(customer.token, formOrder.id)).toMatchObject({ state: 'init', orders_count: 1 });
  });

  it('are not found for other customers, on every call', async () => {
    const id = await idOf('M-1');
    const asked = [
      ['GET', `/orders/${id}`],
      ['PUT', `/orders/${id}/close`],
      ['POST', `/orders/${id}/render`],
    ] as const;
    for (const [method, path] of asked) {
      expect(await app.call(method, path, { token: other.token })).toMatchObject({ status: 404 });
    }
    expect((await app.call('GET', `/orders/${id}`, { token: staffToken })).status).toBe(200);
    expect((await app.call('GET', `/orders/${id}`)).status).toBe(401);
  });
});
