import type { Order } from '@platen/contract/orders/order';
import { newLayer } from '@platen/design/new-layer';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { config, imageLayer } from './testing/designs.ts';

describe('the images of an order', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let template: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  const urls = { own: '', others: '', confetti: '', waves: '' };

  /** The same design in each image, with separate ids, and four times as large in print. */
  function layers(prefix: string, scale: number) {
    const options = [
      { label: '彩纸', value: urls.confetti },
      { label: '青海波', value: urls.waves },
    ];
    return [
      imageLayer(`${prefix}-cover`, urls.confetti, {
        width: 100 * scale,
        height: 75 * scale,
        can_design_in_order: true,
        url: { label: '封面图案', editable: true, required: false, value: urls.confetti, options },
      }),
      imageLayer(`${prefix}-photo`, '', {
        can_design_in_order: true,
        url: { label: '照片', editable: true, required: true, value: '' },
      }),
      newLayer('Rect', { set: { id: `${prefix}-line`, name: '边线', can_design_in_order: true } }),
    ];
  }

  beforeAll(async () => {
    customer = await app.signUp();
    const factory = await ordering.factory();
    urls.own = await ordering.uploadImage(customer.token, 40, 30);
    urls.others = await ordering.uploadImage((await app.signUp()).token, 40, 30);
    urls.confetti = await ordering.uploadImage(factory.token, 40, 30, 'orange');
    urls.waves = await ordering.uploadImage(factory.token, 40, 30, 'navy');
    template = await ordering.publishTemplate(
      { kind: 'micro_custom' },
      {
        effect_image_configs: [config('effect', layers('e', 1))],
        custom_area_configs: [config('custom', layers('c', 1))],
        production_image_configs: [config('production', layers('p', 4), { size: 'S', price: 1 })],
      },
    );
  });

  async function place(): Promise<Order> {
    const fields = { custom_fields: [{ key: '定制项-照片', value: urls.own }] };
    const { id } = await ordering.order(customer.token, template, [ordering.row(fields)]);
    const { data } = await app.as(customer.token)('GET /orders', { query: { form_order_id_eq: id } });
    return app.as(customer.token)('GET /orders/:id', { params: { id: data[0]?.id ?? 0 } });
  }
  const put = (path: string, body: object, locale = 'en-US') =>
    app.call<Order>('PUT', path, { token: customer.token, body, headers: { locale } });
  const design = (id: number, body: object) => put(`/orders/${id}/design`, body);
  const pattern = (value: string) => ({ custom_fields: [{ key: '定制项-封面图案', value }] });
  const diffsOf = (order: Order) =>
    [order.effect_image_configs, order.custom_area_configs, order.production_image_configs].map(
      ([only]) => only?.layer_diff,
    );

  it('show the value of the order in all images and custom items', async () => {
    const { id } = await place();
    const { status, body } = await design(id, pattern('青海波'));
    expect(status).toBe(200);
    expect(body.values).toEqual({ 照片: urls.own, 封面图案: '青海波' });
    expect(body.human_excel_config.find(({ key }) => key === '封面图案')?.value).toBe('青海波');
    expect(body.findings).toEqual([]);
  });

  it('replace earlier changes of an image by the new value', async () => {
    const { id } = await place();
    const overlaid = { 'e-cover': { url: urls.waves, left: 5 }, 'e-line': { top: 3 } };
    await put(`/orders/${id}`, { effect_image_configs: [{ id: 'effect-1', layer_diff: overlaid }] });
    const { body } = await design(id, pattern('彩纸'));
    expect(diffsOf(body)[0]).toEqual({ 'e-cover': { left: 5 }, 'e-line': { top: 3 } });
  });

  it('are changed in all three lists at once, or in none', async () => {
    const { id } = await place();
    const moved = {
      ...pattern('青海波'),
      effect_image_configs: [{ id: 'effect-1', layer_diff: { 'e-cover': { left: 10 } } }],
      custom_area_configs: [{ id: 'custom-1', layer_diff: { 'c-cover': { left: 10 } } }],
      production_image_configs: [{ id: 'production-1', layer_diff: { 'p-cover': { left: 40 } } }],
    };
    const wrong = { ...moved, custom_area_configs: [{ id: 'custom-1', layer_diff: { nobody: { left: 1 } } }] };
    const refused = await design(id, { ...wrong, custom_fields: [{ key: '定制项-照片', value: urls.others }] });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toMatchObject([
      { path: 'custom_fields[0].value', code: 'image_not_uploaded' },
      { path: 'custom_area_configs[0].layer_diff.nobody', code: 'unknown_layer' },
    ]);
    const untouched = await app.as(customer.token)('GET /orders/:id', { params: { id } });
    expect([untouched.values, diffsOf(untouched)]).toEqual([{ 照片: urls.own }, [{}, {}, {}]]);
    const { body } = await design(id, moved);
    expect(diffsOf(body)).toEqual([
      { 'e-cover': { left: 10 } },
      { 'c-cover': { left: 10 } },
      { 'p-cover': { left: 40 } },
    ]);
    expect(body.findings).toEqual([]);
  });

  it.each([
    ['an item that the template does not have', { key: '定制项-其他', value: 'x' }, 'custom_fields[0].key'],
    ['what is not offered', { key: '定制项-封面图案', value: '条纹' }, 'custom_fields[0].value'],
    ['an empty value where one is required', { key: '定制项-照片', value: '' }, 'custom_fields[0].value'],
  ])('refuse %s', async (_, field, path) => {
    const { id } = await place();
    const answer = await design(id, { custom_fields: [field] });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((each) => each.path)).toEqual([path]);
  });

  it('may differ after changing one list; response and order report it', async () => {
    const { id } = await place();
    const one = { 'e-cover': { url: urls.waves }, 'e-line': { left: 9 } };
    const { body } = await put(`/orders/${id}`, { effect_image_configs: [{ id: 'effect-1', layer_diff: one }] });
    const [differs] = body.findings;
    expect(body.findings).toHaveLength(1);
    expect(differs).toEqual({
      kind: 'value_differs',
      name: '封面图案',
      config_ids: ['production-1', 'effect-1', 'custom-1'],
      message: '“封面图案” differs across images: Production image (彩纸), Effect image (青海波), Custom area (彩纸)',
    });
    const placed = { 'e-cover': { left: 9 } };
    const moved = await put(
      `/orders/${id}`,
      { effect_image_configs: [{ id: 'effect-1', layer_diff: placed }] },
      'zh-CN',
    );
    expect(moved.body.findings).toMatchObject([
      {
        kind: 'placement_differs',
        message: '“封面图案”的位置或尺寸在各图中不一致：效果图模板、生产图模板、定制区域模板',
      },
    ]);
    const seen = await app.as(customer.token)('GET /orders/:id', { params: { id } });
    expect(seen.findings).toMatchObject([
      { kind: 'placement_differs', config_ids: expect.arrayContaining(['effect-1']) },
    ]);
    const amended = await put(`/orders/${id}`, { effect_image_configs: [{ id: 'effect-1', layer_diff: {} }] });
    expect(amended.body.findings).toEqual([]);
  });
});
