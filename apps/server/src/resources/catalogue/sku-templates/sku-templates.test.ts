import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { Category } from '@platen/model/catalogue/categories';
import type { SkuTemplateCard } from '@platen/model/catalogue/sku-templates';
import type { Page } from '@platen/model/lists/lists';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { withArtwork } from './testing/artwork.ts';

describe('SKU templates', () => {
  const app = useTestApp();
  let staff: Awaited<ReturnType<typeof app.signUp>>;
  const asStaff = async () => {
    staff ??= await app.signUp('staff');
    return staff.token;
  };
  const sizes = [
    { size: '11oz', price: 19.9, width: 2475, height: 1155 },
    { size: '15oz', price: 29.9, width: 2700, height: 1300 },
  ];
  const create = async (body: object = {}) =>
    app.call<SkuTemplate>('POST', '/sku_templates', {
      token: await asStaff(),
      body: { name: '白瓷马克杯', kind: 'micro_custom', size_prices: sizes, ...body },
    });
  const publish = async (id: number) =>
    app.call<SkuTemplate>('PUT', `/sku_templates/${id}/publish`, { token: await asStaff() });
  const createPublished = async (body: object = {}) => {
    const created = await create({ starter_images: true, ...body });
    expect(created.status, JSON.stringify(created.body)).toBe(200);
    const { id, production_image_configs: starters } = created.body;
    const design = { production_image_configs: starters.map(withArtwork) };
    await app.call('PUT', `/sku_templates/${id}`, { token: await asStaff(), body: design });
    return (await publish(id)).body;
  };
  const list = (token: string, query: string) =>
    app.call<Page<SkuTemplateCard>>('GET', `/sku_templates${query}`, { token });
  const names = async (token: string, query: string) => (await list(token, query)).body.data.map(({ name }) => name);

  it('are created unpublished, with a number, prices in yuan and a price range', async () => {
    const { body } = await create({
      system_rendering_price: 0.5,
      tag_list: ['杯', '新品'],
      max_product_batch_count: 50,
    });
    expect(body).toMatchObject({
      no: expect.stringMatching(/^SKU\d{6}$/),
      state: 'pending',
      kind: 'micro_custom',
      size_prices: sizes,
      price_range: '19.90 - 29.90',
      system_rendering_price: 0.5,
      max_product_batch_count: 50,
      tag_list: ['杯', '新品'],
      dpi_value: 150,
      published_at: null,
      creator: { id: staff.id },
      current_users_sku_template_id: null,
    });
  });

  it('refuse sizes for which no picture could be supplied', async () => {
    const sized = (width: number, height: number) => create({ size_prices: [{ size: 'XL', price: 1, width, height }] });
    expect((await sized(60_000, 4000)).status).toBe(200);
    expect(await sized(60_000, 4001)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'size_prices[0].height', code: 'too_many_pixels' }] },
    });
  });

  it('keep pictures in the given order', async () => {
    const token = await asStaff();
    const [red, blue] = [await pngOf(40, 30, 'red'), await pngOf(40, 30, 'blue')];
    const first = await uploadFile(app, token, { filename: '红.png', type: 'image/png', bytes: red });
    const second = await uploadFile(app, token, { filename: 'blue.png', type: 'image/png', bytes: blue });
    const { body } = await create({ effect_image_ids: [second.id, first.id] });
    expect(body.effect_images.map(({ filename }) => filename)).toEqual(['blue.png', '红.png']);
    const picture = await app.call('GET', `root:${body.effect_images[1]?.url}`);
    expect(picture.raw.equals(red)).toBe(true);
  });

  it('refuse prices with three decimals, duplicate sizes, no size, and unknown ids, each by field', async () => {
    const fields = async (body: object) => (await create(body)).body.fields?.map(({ path }) => path);
    expect(await fields({ size_prices: [{ size: 'A', price: 1.234 }] })).toEqual(['size_prices[0].price']);
    expect(
      await fields({
        size_prices: [
          { size: 'A', price: 1 },
          { size: 'A', price: 2 },
        ],
      }),
    ).toEqual(['size_prices']);
    expect(await fields({ size_prices: [] })).toEqual(['size_prices']);
    const inChinese = await app.call('POST', '/sku_templates', {
      token: staff.token,
      headers: { locale: 'zh-CN' },
      body: { name: 'x', kind: 'batch_order', size_prices: [{ size: 'A', price: 1.234 }] },
    });
    expect(inChinese.body.messages).toEqual(['size_prices[0].price 最多 2 位小数']);
    expect(await fields({ kind: 'melted' })).toEqual(['kind']);
    expect(await fields({ category_id: 999 })).toEqual(['category_id']);
    expect(await fields({ effect_image_ids: [999] })).toEqual(['effect_image_ids[0]']);
    expect(await fields({ font_library_ids: [999] })).toEqual(['font_library_ids']);
    expect(await fields({ visible_user_ids: [staff.id] })).toEqual(['visible_user_ids']);
  });

  it('may have one price and no sizes, and accept a kind in any spelling', async () => {
    const { body: plain } = await create({ kind: 'batchOrder', size_prices: [{ price: 9.9 }] });
    const size_prices = [{ size: '', price: 9.9, width: null, height: null }];
    expect(plain).toMatchObject({ kind: 'batch_order', size_prices, price_range: '9.90' });
    const refused = await create({ size_prices: [{ price: 1 }, { size: 'L', price: 2 }] });
    expect(refused.body.fields).toMatchObject([{ path: 'size_prices', code: 'unnamed_size' }]);
  });

  it('cannot be modified while published, and can be after unpublishing', async () => {
    const template = await createPublished();
    expect(template).toMatchObject({ state: 'published', published_at: expect.any(String) });
    const rename = (name: string) =>
      app.call<SkuTemplate>('PUT', `/sku_templates/${template.id}`, { token: staff.token, body: { name } });
    expect(await rename('new')).toMatchObject({ status: 409, body: { code: 40903 } });
    expect((await publish(template.id)).body.code).toBe(40904);
    await app.call('PUT', `/sku_templates/${template.id}/unpublish`, { token: staff.token });
    expect((await rename('new')).body).toMatchObject({ name: 'new', state: 'unpublished', size_prices: sizes });
  });

  it('are visible to customers once published, or only to the chosen ones', async () => {
    const [chosen, other] = [await app.signUp(), await app.signUp()];
    const pending = (await create({ name: '内测中' })).body;
    const open = await createPublished({ name: '公开的' });
    const limited = await createPublished({ name: '专属的', visible_user_ids: [chosen.id] });
    const statusFor = async (token: string, id: number) =>
      (await app.call('GET', `/sku_templates/${id}`, { token })).status;
    expect([
      await statusFor(other.token, pending.id),
      await statusFor(other.token, open.id),
      await statusFor(other.token, limited.id),
    ]).toEqual([404, 200, 404]);
    expect(await statusFor(chosen.token, limited.id)).toBe(200);
    const shown = await names(other.token, '?open_type=factory&per_page=100');
    expect(shown).toContain('公开的');
    expect(shown).not.toContain('专属的');
    expect(shown).not.toContain('内测中');
    expect(await names(chosen.token, '?openType=factory&per_page=100')).toContain('专属的');
    expect(await names(other.token, '?per_page=100')).toEqual(shown);
    const seen = await app.call<SkuTemplate>('GET', `/sku_templates/${limited.id}`, { token: chosen.token });
    expect(seen.body.visible_user_ids).toEqual([chosen.id]);
  });

  it('are found by each filter', async () => {
    const { token } = await app.signUp();
    const { body: parent } = await app.call<Category>('POST', '/categories', {
      token: await asStaff(),
      body: { name: '数码' },
    });
    const { body: child } = await app.call<Category>('POST', '/categories', {
      token: staff.token,
      body: { name: '手机壳', parent_id: parent.id },
    });
    const shell = await createPublished({
      name: '磁吸手机壳 15 Pro',
      kind: 'form_order',
      category_id: child.id,
      tag_list: ['磁吸'],
    });
    const find = (query: string) => names(token, `?open_type=factory&${query}`);
    expect(await find('name_cont=手机')).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find('nameCont=壳')).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find('name_cont=PRO')).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find('name_cont=机手')).toEqual([]);
    expect(await find(`no_cont=${shell.no.slice(-4)}`)).toContain('磁吸手机壳 15 Pro');
    expect(await find('name_or_no_cont=手机')).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find(`name_or_no_cont=${shell.no}`)).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find(`category_id_eq=${child.id}`)).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find(`category_id_eq=${parent.id}`)).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find('kind_eq=formOrder')).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find('tags_name_in[]=磁吸&tags_name_in[]=无')).toEqual(['磁吸手机壳 15 Pro']);
    expect(await find('creator_id_eq=999999')).toEqual([]);
    expect(await names(staff.token, '?published_at_not_null=true&state_eq=pending')).toEqual([]);
    expect((await list(token, '?open_type=everything')).body.fields?.map(({ path }) => path)).toEqual(['open_type']);
    expect((await list(token, '')).body.meta.per_page).toBe(24);
  });

  it('are found by number, with error 40400 for an unknown number', async () => {
    const template = await createPublished();
    const { token } = await app.signUp();
    const found = await app.call<SkuTemplate>('GET', `/sku_templates/get_detail_by_no?no=${template.no}`, { token });
    expect(found.body.id).toBe(template.id);
    const missing = await app.call('GET', '/sku_templates/get_detail_by_no?no=SKU999999', { token });
    expect(missing).toMatchObject({
      status: 404,
      body: { code: 40400, error_message: 'SKU template number SKU999999 does not exist' },
    });
  });

  it('return options for a select', async () => {
    const template = await createPublished({ name: '选择用模板' });
    const { token } = await app.signUp();
    const response = await app.call<Page<{ id: number }>>('GET', '/sku_templates/read_options?keyword=选择用', {
      token,
    });
    expect(response.body).toMatchObject({
      data: [{ id: template.id, display_name: `${template.no} 选择用模板` }],
      meta: { per_page: 10 },
    });
    const byId = await app.call<Page<{ id: number }>>('GET', `/sku_templates/read_options?id_in=${template.id},999`, {
      token,
    });
    expect(byId.body.data).toHaveLength(1);
  });

  it('are created, changed and published by the factory only', async () => {
    const { token } = await app.signUp();
    const { id } = (await create()).body;
    for (const [method, path] of [
      ['POST', '/sku_templates'],
      ['PUT', `/sku_templates/${id}`],
      ['PUT', `/sku_templates/${id}/publish`],
      ['PUT', `/sku_templates/${id}/unpublish`],
    ] as const) {
      expect(await app.call(method, path, { token, body: {} })).toMatchObject({ status: 403, body: { code: 40300 } });
    }
  });
});
