import type { PublishCheck, SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { pngOf } from '../../../platform/testing/test-images.ts';

const sizes = [
  { size: 'M', price: 10, width: 300, height: 200 },
  { size: 'L', price: 12, width: 400, height: 300 },
];

describe('publishing a template', () => {
  const app = useTestApp();
  let token = '';

  async function create(body: object = {}): Promise<SkuTemplate> {
    token ||= (await app.signUp('staff')).token;
    const template = { name: '照片杯', kind: 'micro_custom', size_prices: sizes, ...body };
    const made = await app.call<SkuTemplate>('POST', '/sku_templates', { token, body: template });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return made.body;
  }
  const save = async (id: number, body: object) => {
    const saved = await app.call<SkuTemplate>('PUT', `/sku_templates/${id}`, { token, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    return saved.body;
  };
  const publish = (id: number, locale = 'en-US') =>
    app.call<SkuTemplate>('PUT', `/sku_templates/${id}/publish`, { token, headers: { locale } });
  const check = async (id: number) =>
    (await app.call<PublishCheck>('GET', `/sku_templates/${id}/publish_check`, { token })).body.findings;
  const stateOf = async (id: number) =>
    (await app.call<SkuTemplate>('GET', `/sku_templates/${id}`, { token })).body.state;

  it('starts with an image for each size and an effect image, which can be published as they are', async () => {
    const { id, production_image_configs, effect_image_configs } = await create({ starter_images: true });
    expect(production_image_configs).toMatchObject([
      { name: 'M', size: 'M', width: 300, height: 200, price: 10 },
      { name: 'L', size: 'L', width: 400, height: 300, price: 12 },
    ]);
    expect(effect_image_configs).toMatchObject([{ type: 'effect', width: 300, height: 200 }]);
    expect((await check(id)).map(({ kind, severity }) => [kind, severity])).toEqual([
      ['cover_missing', 'warning'],
      ['category_missing', 'warning'],
      ['description_missing', 'warning'],
    ]);
    expect((await publish(id)).body).toMatchObject({ state: 'published', price: 10, size: 'M' });
  });

  it('is refused in the caller’s language without changes if a size has no print or no price', async () => {
    const { id, no } = await create({ starter_images: true });
    await save(id, { size_prices: [...sizes, { size: 'XL', price: 0, width: 500, height: 300 }] });
    expect(await publish(id)).toMatchObject({
      status: 409,
      body: {
        code: 40954,
        error_message: `Template ${no} cannot be published yet:\nThe size “XL” has no production image\nThe size “XL” has no price`,
      },
    });
    expect((await publish(id, 'zh-CN')).body.error_message).toContain('尺寸“XL”没有生产图');
    expect(await stateOf(id)).toBe('pending');
  });

  it('is refused with print errors by image and layer, except for what orders supply', async () => {
    const { id, production_image_configs } = await create({ starter_images: true, size_prices: sizes.slice(0, 1) });
    const [print] = production_image_configs;
    const place = { left: 0, top: 0, width: 100, height: 100 };
    const photo = newLayer('Image', { set: { id: 'photo', name: 'Photo', ...place } });
    const open = { ...photo, url: { ...photo.url, label: 'Photo', editable: true, required: true } };
    await save(id, { production_image_configs: [{ ...print, layers: [open] }] });
    expect((await check(id)).filter(({ severity }) => severity === 'error')).toEqual([]);
    const empty = { ...photo, url: { ...photo.url, editable: false, value: '' } };
    await save(id, { production_image_configs: [{ ...print, layers: [empty] }] });
    expect(await check(id)).toMatchObject([
      {
        kind: 'print_error',
        severity: 'error',
        message: 'M: Photo: image missing',
        config_id: print?.id,
        layer_id: 'photo',
      },
      { severity: 'warning' },
      { severity: 'warning' },
      { severity: 'warning' },
    ]);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 40954 } });
  });

  it('checks each of several templates published at once, and publishes each once', async () => {
    const [fine, bad, twice] = [
      await create({ starter_images: true }),
      await create(),
      await create({ starter_images: true }),
    ];
    const ids = [fine.id, bad.id, twice.id, twice.id];
    const statuses = (await Promise.all(ids.map((id) => publish(id)))).map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual([200, 409]);
    expect(statuses.slice(2).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stateOf(bad.id)).toBe('pending');
  });

  it('needs no production image if the customer supplies it, or only quantities are ordered', async () => {
    for (const kind of ['form_order', 'batch_order']) {
      const { id } = await create({ kind });
      expect((await publish(id)).status).toBe(200);
    }
  });

  it('syncs the price of a production image with its size, and uses it for sizes without one', async () => {
    const { id } = await create({ starter_images: true });
    const dearer = await save(id, { size_prices: [{ ...sizes[0], price: 15 }, sizes[1]] });
    expect(dearer.production_image_configs.map(({ price }) => price)).toEqual([15, 12]);
    const prints = dearer.production_image_configs.map((config) => ({ ...config, price: 99 }));
    const saved = await save(id, { production_image_configs: prints });
    expect(saved.production_image_configs.map(({ price }) => price)).toEqual([15, 12]);
    const silent = sizes.map(({ price: _price, ...size }) => size);
    expect((await save(id, { size_prices: silent })).size_prices.map(({ price }) => price)).toEqual([15, 12]);
    const unknown = await app.call('PUT', `/sku_templates/${id}`, { token, body: { size_prices: [{ size: 'S' }] } });
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'size_prices[0].price', code: 'required' }] },
    });
  });

  it('copies everything except the template’s own fields, including who may see it', async () => {
    const chosen = await app.signUp();
    const bytes = await pngOf(40, 30, 'teal');
    const cover = await uploadFile(app, token, { filename: 'cover.png', type: 'image/png', bytes });
    const original = await create({
      starter_images: true,
      description: 'A mug',
      material_name: '陶瓷',
      dpi_value: 300,
      max_product_batch_count: 5,
      system_rendering_price: 0.5,
      is_self_operated: false,
      tag_list: ['杯'],
      effect_image_ids: [cover.id],
      production_image_ids: [cover.id],
      visible_user_ids: [chosen.id],
    });
    await publish(original.id);
    const response = await app.call<SkuTemplate>('POST', `/sku_templates/${original.id}/copy`, {
      token,
      body: { name: '副本' },
    });
    expect(response.status).toBe(200);
    const { id, no, name, state, edit_time, published_at, ...rest } = response.body;
    // Owner and times differ; everything else equals the original.
    const { creator: _creator, creator_id: _creatorId, created_at: _created, updated_at: _updated, ...copied } = rest;
    expect({ name, state, edit_time, published_at }).toEqual({
      name: '副本',
      state: 'pending',
      edit_time: 0,
      published_at: null,
    });
    expect(id).not.toBe(original.id);
    expect(no).not.toBe(original.no);
    expect(original).toMatchObject(copied);
    expect(copied.visible_user_ids).toEqual([chosen.id]);
    await publish(id);
    const other = await app.signUp();
    expect((await app.call('GET', `/sku_templates/${id}`, { token: other.token })).status).toBe(404);
    expect((await app.call('GET', `/sku_templates/${id}`, { token: chosen.token })).status).toBe(200);
    const missing = await app.call('POST', '/sku_templates/999999/copy', { token, body: { name: 'x' } });
    expect(missing.status).toBe(404);
  });
});
