import type { PublishCheck, SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { artwork, withArtwork } from './testing/artwork.ts';

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
  /** A template of which every image has something to print. */
  async function createPrintable(body: object = {}): Promise<SkuTemplate> {
    const { id, production_image_configs } = await create({ starter_images: true, ...body });
    return save(id, { production_image_configs: production_image_configs.map(withArtwork) });
  }
  const stateOf = async (id: number) =>
    (await app.call<SkuTemplate>('GET', `/sku_templates/${id}`, { token })).body.state;

  it('starts with an empty image for each size, which cannot be published until something is printed on it', async () => {
    const { id, production_image_configs, effect_image_configs } = await create({ starter_images: true });
    expect(production_image_configs).toMatchObject([
      { name: 'M', size: 'M', width: 300, height: 200, price: 10 },
      { name: 'L', size: 'L', width: 400, height: 300, price: 12 },
    ]);
    expect(effect_image_configs).toMatchObject([{ type: 'effect', width: 300, height: 200 }]);
    expect((await check(id)).map(({ kind, severity, message }) => [kind, severity, message])).toEqual([
      ['print_error', 'error', 'M: Nothing is printed on this image'],
      ['print_error', 'error', 'L: Nothing is printed on this image'],
      ['cover_missing', 'warning', 'There is no cover'],
      ['custom_area_missing', 'warning', 'There is no custom-area image'],
      ['category_missing', 'warning', 'There is no category'],
      ['description_missing', 'warning', 'There is no description'],
    ]);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 40954 } });
    await save(id, { production_image_configs: production_image_configs.map(withArtwork) });
    expect((await publish(id)).body).toMatchObject({ state: 'published', price: 10, size: 'M' });
  });

  it('is refused for a shirt of which one canvas was left empty, whose items are then not printed either', async () => {
    const photo = newLayer('Image', { set: { id: 'photo', left: 10, top: 10, width: 200, height: 60 } });
    const open = { ...photo, url: { ...photo.url, label: 'Photo', editable: true } };
    const side = (id: string, size: string, layers: object[]) => ({
      id,
      name: id.startsWith('front') ? 'Front' : 'Back',
      type: 'production',
      width: 300,
      height: 200,
      size,
      layers,
    });
    const { id } = await create();
    const sides = [
      side('front-m', 'M', []),
      side('back-m', 'M', [artwork]),
      side('front-l', 'L', [open]),
      side('back-l', 'L', [artwork]),
    ];
    const effect = { id: 'worn', name: 'Worn', type: 'effect', layers: [open] };
    await save(id, { production_image_configs: sides, effect_image_configs: [effect] });
    const messages = (await check(id)).map(({ config_id, message }) => [config_id, message]);
    expect(messages).toContainEqual(['front-m', 'Front (M): Nothing is printed on this image']);
    expect(messages).toContainEqual([
      'front-m',
      expect.stringMatching(/^“Photo” is on no production image of the size “M”/),
    ]);
    const refused = await publish(id, 'zh-CN');
    expect(refused).toMatchObject({ status: 409, body: { code: 40954 } });
    const { error_message: text = '' } = refused.body as { error_message?: string };
    expect(text).toContain('Front (M)：这张图印出来是空白');
    expect(text).toContain('“Photo”不在尺寸“M”的任何生产图上');
    await save(id, { production_image_configs: [side('front-m', 'M', [open]), ...sides.slice(1)] });
    expect((await check(id)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect((await publish(id)).status).toBe(200);
  });

  it('is refused for an image whose only picture is transparent, and for one with the label only', async () => {
    const { id, production_image_configs } = await create({ starter_images: true, size_prices: sizes.slice(0, 1) });
    const [print] = production_image_configs;
    const errors = async (...layers: object[]) => {
      await save(id, { production_image_configs: [{ ...print, layers }] });
      return (await check(id)).filter(({ severity }) => severity === 'error').map(({ message }) => message);
    };
    const clear = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const file = await uploadFile(app, token, { filename: 'clear.png', type: 'image/png', bytes: clear });
    const picture = newLayer('Image', { set: { id: 'logo', left: 0, top: 0, width: 100, height: 100 } });
    const logo = (value: string) => ({ ...picture, url: { ...picture.url, editable: false, value } });
    expect(await errors(logo(file.direct_upload.blob_url))).toEqual(['M: Nothing is printed on this image']);
    const teal = await uploadFile(app, token, {
      filename: 'teal.png',
      type: 'image/png',
      bytes: await pngOf(90, 60, 'teal'),
    });
    expect(await errors(logo(teal.direct_upload.blob_url))).toEqual([]);
    const codes = newLayer('QrcodeGroup', { set: { id: 'label', left: 0, top: 0, width: 150, height: 150 } });
    const code = newLayer('Qrcode', { set: { id: 'code', left: 0, top: 0, width: 150, height: 150 } });
    const label = { ...codes, children: [code] };
    expect(await errors(label)).toEqual(['M: Only the label is printed on this image']);
    expect(await errors(label, logo(teal.direct_upload.blob_url))).toEqual([]);
  });

  it('warns of an image that customers may leave empty', async () => {
    const { id, production_image_configs } = await create({ starter_images: true, size_prices: sizes.slice(0, 1) });
    const photo = newLayer('Image', { set: { id: 'photo', left: 0, top: 0, width: 100, height: 100 } });
    const open = (required: boolean) => ({ ...photo, url: { ...photo.url, label: 'Photo', editable: true, required } });
    const kindsOf = async (required: boolean) => {
      const [print] = production_image_configs;
      await save(id, { production_image_configs: [{ ...print, layers: [open(required)] }] });
      return (await check(id)).map(({ kind }) => kind);
    };
    expect(await kindsOf(false)).toContain('can_be_left_blank');
    expect(await kindsOf(true)).not.toContain('can_be_left_blank');
  });

  it('is refused in the caller’s language without changes if a size has no print or no price', async () => {
    const { id, no } = await createPrintable();
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
      { severity: 'warning' },
    ]);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 40954 } });
  });

  it('checks each of several templates published at once, and publishes each once', async () => {
    const [fine, bad, twice] = [await createPrintable(), await create(), await createPrintable()];
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
    const original = await createPrintable({
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
