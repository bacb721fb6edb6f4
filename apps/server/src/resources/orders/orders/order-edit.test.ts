import type { Order } from '@platen/contract/orders/order';
import { newLayer } from '@platen/design/new-layer';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { config, imageLayer, photoLayer } from './testing/designs.ts';

describe('editing an order', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  let customer: Awaited<ReturnType<typeof app.signUp>>;
  let stranger: Awaited<ReturnType<typeof app.signUp>>;
  let template: Awaited<ReturnType<typeof ordering.publishTemplate>>;
  const urls = { own: '', others: '', offered: '', text: '' };

  const options = () => [
    { label: '圆点', value: urls.offered },
    { label: '条纹', value: `${urls.offered}-2` },
  ];
  const named = (id: string, editable: boolean) => ({ id, label: id, editable, required: false, value: '' });

  function layers() {
    const inOrder = { can_design_in_order: true, name: '' };
    return [
      photoLayer(''),
      imageLayer('logo', urls.offered, { name: '标志', can_design_in_order: true }),
      imageLayer('chosen', urls.offered, {
        can_design_in_order: true,
        url: { label: '底纹', editable: true, required: false, value: urls.offered, options: options() },
      }),
      newLayer('TileImageArea', {
        set: {
          id: 'tiles',
          ...inOrder,
          url: { label: '平铺', editable: true, required: false, value: urls.offered },
        },
      }),
      newLayer('AutoLayout', {
        set: { id: 'layout', ...inOrder, images: [named('a', true), named('b', false)] },
      }),
      newLayer('Rect', { set: { id: 'line', ...inOrder } }),
      newLayer('Rect', { set: { id: 'locked', name: '边框' } }),
      newLayer('CustomArea', { set: { id: 'area', ...inOrder } }),
    ];
  }

  beforeAll(async () => {
    customer = await app.signUp();
    stranger = await app.signUp();
    const factory = await ordering.factory();
    urls.own = await ordering.uploadImage(customer.token, 40, 30);
    urls.others = await ordering.uploadImage(stranger.token, 40, 30);
    urls.offered = await ordering.uploadImage(factory.token, 40, 30);
    const note = { filename: 'note.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') };
    urls.text = (await uploadFile(app, customer.token, note)).direct_upload.blob_url;
    template = await ordering.publishTemplate(
      { kind: 'micro_custom' },
      {
        effect_image_configs: [
          config('effect', layers(), { name: '正面' }),
          config('effect', layers(), { id: 'effect-2' }),
          config('effect', layers(), { id: 'effect-xl', size: ['XL'] }),
        ],
        production_image_configs: [config('production', layers(), { size: 'S', price: 1 })],
      },
    );
  });

  async function place(): Promise<number> {
    const fields = { custom_fields: [{ key: '定制项-照片', value: urls.own }] };
    const formOrder = await ordering.order(customer.token, template, [ordering.row(fields)]);
    const { rows } = await sql<{ id: number }>`select id from orders where form_order_id = ${formOrder.id}`.execute(
      app.db,
    );
    return rows[0]?.id ?? 0;
  }
  const edit = (id: number, body: object, token = customer.token, locale = 'zh-CN') =>
    app.call<Order>('PUT', `/orders/${id}`, { token, body, headers: { locale } });
  const effect = (layer_diff: object, id = 'effect-1') => ({ effect_image_configs: [{ id, layer_diff }] });

  it('replaces the changes in the given configs, and keeps the others', async () => {
    const id = await place();
    const everything = {
      photo: {
        url: urls.own,
        left: -5,
        top: 7,
        width: 80,
        height: 60,
        rotate: 30,
        flip_horizontal: true,
        flip_vertical: false,
      },
      chosen: { url: `${urls.offered}-2` },
      tiles: { image_size: { width: 10, height: 12.5 } },
      layout: { images: { a: urls.own } },
      area: { left: 3, flip_vertical: true },
    };
    expect((await edit(id, effect(everything))).status).toBe(200);
    expect((await edit(id, effect({ line: { top: 1 } }, 'effect-2'))).status).toBe(200);
    const production = { production_image_configs: [{ id: 'production-1', layer_diff: { line: { top: 2 } } }] };
    const { body } = await edit(id, production);
    expect(body.effect_image_configs.map(({ layer_diff }) => layer_diff)).toEqual([everything, { line: { top: 1 } }]);
    expect(body.production_image_configs).toMatchObject([{ layer_diff: { line: { top: 2 } } }]);
    const cleared = await edit(id, effect({}));
    expect(cleared.body.effect_image_configs.map(({ layer_diff }) => layer_diff)).toEqual([{}, { line: { top: 1 } }]);
  });

  it('stores canonical addresses, and protects the files from deletion', async () => {
    const id = await place();
    const extra = await ordering.uploadImage(customer.token, 40, 30, '#123456');
    const { body } = await edit(id, effect({ photo: { url: `http://localhost${extra}?width=300` } }));
    expect(body.effect_image_configs[0]?.layer_diff).toEqual({ photo: { url: extra } });
    const { rows } = await sql<{ id: number }>`
      select id from blobs where filename = '#123456.png'`.execute(app.db);
    const deleted = await app.call('DELETE', `/active_storage/blobs/${rows[0]?.id}`, { token: customer.token });
    expect(deleted).toMatchObject({ status: 409, body: { code: 40905 } });
  });

  const diffRefusals: [what: string, diff: () => object, path: string, code: string][] = [
    ['a layer that the config does not have', () => ({ nobody: { left: 1 } }), 'nobody', 'unknown_layer'],
    ['a layer that orders may not change', () => ({ locked: { left: 1 } }), 'locked', 'layer_locked'],
    ['a field that is not known', () => ({ photo: { opacity: 1 } }), 'photo.opacity', 'unknown_field'],
    [
      'a tile size on a picture',
      () => ({ photo: { image_size: { width: 20, height: 20 } } }),
      'photo.image_size',
      'not_of_layer_kind',
    ],
    [
      'a tile that is too small',
      () => ({ tiles: { image_size: { width: 9, height: 20 } } }),
      'tiles.image_size.width',
      'below_min',
    ],
    ['half a tile size', () => ({ tiles: { image_size: { width: 20 } } }), 'tiles.image_size.height', 'required'],
    ['a picture in a line', () => ({ line: { url: urls.own } }), 'line.url', 'not_of_layer_kind'],
    ['a picture that the template fixed', () => ({ logo: { url: urls.own } }), 'logo.url', 'picture_fixed'],
    ['a picture that is not offered', () => ({ chosen: { url: urls.own } }), 'chosen.url', 'picture_not_offered'],
    ['a picture of another customer', () => ({ photo: { url: urls.others } }), 'photo.url', 'picture_not_own'],
    ['a picture of the factory', () => ({ photo: { url: urls.offered } }), 'photo.url', 'picture_not_own'],
    ['a file that is no picture', () => ({ photo: { url: urls.text } }), 'photo.url', 'picture_not_own'],
    [
      'an address elsewhere',
      () => ({ photo: { url: 'https://elsewhere.example/a.png' } }),
      'photo.url',
      'picture_not_own',
    ],
    [
      'an id that is not in the list',
      () => ({ layout: { images: { c: urls.own } } }),
      'layout.images.c',
      'unknown_picture',
    ],
    [
      'a picture of the list that is fixed',
      () => ({ layout: { images: { b: urls.own } } }),
      'layout.images.b',
      'picture_fixed',
    ],
    [
      'a list of pictures in a picture',
      () => ({ photo: { images: { a: urls.own } } }),
      'photo.images',
      'not_of_layer_kind',
    ],
    ['a turned area', () => ({ area: { rotate: 10 } }), 'area.rotate', 'not_of_layer_kind'],
    ['a negative rotation', () => ({ photo: { rotate: -1 } }), 'photo.rotate', 'below_min'],
    ['no width', () => ({ photo: { width: 0 } }), 'photo.width', 'below_min'],
    ['a number as text', () => ({ photo: { left: '1' } }), 'photo.left', 'not_number'],
  ];
  it.each(diffRefusals)('refuses %s, by config, layer and field', async (_, diff, path, code) => {
    const id = await place();
    const response = await edit(id, effect(diff()));
    expect(response.status, JSON.stringify(response.body)).toBe(400);
    expect(response.body.fields).toMatchObject([{ path: `effect_image_configs[0].layer_diff.${path}`, code }]);
  });

  it.each([
    ['nothing', {}, ''],
    ['two lists', { ...effect({}), production_image_configs: [{ id: 'production-1', layer_diff: {} }] }, ''],
    ['another field', { ...effect({}), remark: 'x' }, 'remark'],
    [
      'another field of a config',
      { effect_image_configs: [{ id: 'effect-1', layer_diff: {}, width: 9 }] },
      'effect_image_configs[0].width',
    ],
    [
      'a config without its change',
      { effect_image_configs: [{ id: 'effect-1' }] },
      'effect_image_configs[0].layer_diff',
    ],
    ['a config that does not exist', effect({}, 'nowhere'), 'effect_image_configs[0].id'],
    ['a config of another size', effect({}, 'effect-xl'), 'effect_image_configs[0].id'],
    ['a config of another list', effect({}, 'production-1'), 'effect_image_configs[0].id'],
    [
      'a config twice',
      {
        effect_image_configs: [
          { id: 'effect-1', layer_diff: {} },
          { id: 'effect-1', layer_diff: {} },
        ],
      },
      'effect_image_configs',
    ],
  ])('refuses a body with %s', async (_, body, field) => {
    const response = await edit(await place(), body);
    expect(response.status).toBe(400);
    expect(response.body.fields?.map((each) => each.path)).toContain(field);
  });

  it('reports all errors at once, and changes nothing', async () => {
    const id = await place();
    const response = await edit(id, effect({ line: { url: urls.own }, photo: { url: urls.others }, gone: {} }));
    expect(response.body.fields).toHaveLength(3);
    const { body } = await app.call<Order>('GET', `/orders/${id}`, { token: customer.token });
    expect(body.effect_image_configs[0]?.layer_diff).toEqual({});
  });

  it('is allowed for its owner and the factory, with the owner’s pictures', async () => {
    const id = await place();
    expect((await edit(id, effect({ line: { top: 1 } }), stranger.token)).body.code).toBe(40400);
    const { token } = await ordering.factory();
    expect((await edit(id, effect({ photo: { url: urls.own } }), token)).status).toBe(200);
    expect((await edit(id, effect({ photo: { url: urls.offered } }), token)).status).toBe(400);
  });

  it('is refused once production is confirmed', async () => {
    const id = await place();
    const inState = async (state: OrderState) => {
      await sql`update orders set state = ${state} where id = ${id}`.execute(app.db);
      return edit(id, effect({ line: { top: 1 } }));
    };
    expect((await inState('paid')).body).toMatchObject({ can_edit: true });
    for (const state of ['confirmed', 'in_production', 'sent', 'closed', 'refunded'] as const) {
      expect(await inState(state)).toMatchObject({ status: 409, body: { code: 40909 } });
    }
  });
});
