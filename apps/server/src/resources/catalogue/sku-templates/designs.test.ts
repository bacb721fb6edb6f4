import type { SkuTemplate, TemplateVersion, TemplateVersionDetail } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import type { Preview } from '@platen/model/files/renders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shownSizes } from '../../../../migrations/0017-shown-sizes.ts';
import { pngOf, pressProfile } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

describe('the design of a template', () => {
  const app = useTestApp();
  let token = '';

  async function createTemplate(): Promise<SkuTemplate> {
    token ||= (await app.signUp('staff')).token;
    const body = { name: '照片杯', kind: 'micro_custom', size_prices: [{ size: 'M', price: 20 }] };
    return (await app.call<SkuTemplate>('POST', '/sku_templates', { token, body })).body;
  }
  async function photoLayer() {
    const bytes = await pngOf(100, 100, 'teal');
    const file = await uploadFile(app, token, { filename: 'p.png', type: 'image/png', bytes });
    const layer = newLayer('Image', { dpi: 150 });
    const url = { ...layer.url, label: '照片', editable: true, required: true, value: file.direct_upload.blob_url };
    return { ...layer, name: '照片', left: 0, top: 0, url };
  }
  const config = (type: string, layers: object[]) => ({
    id: `${type}-1`,
    name: type,
    type,
    width: 300,
    height: 300,
    layers,
  });
  const save = (id: number, body: object) => app.call<SkuTemplate>('PUT', `/sku_templates/${id}`, { token, body });

  it('is saved by list, and derives what its orders can fill in', async () => {
    const { id } = await createTemplate();
    const layer = await photoLayer();
    const saved = await save(id, { effect_image_configs: [config('effect', [layer])] });
    expect(saved.body.excel_config).toMatchObject([{ key: '照片', label: '照片', type: 'image', required: true }]);
    const after = await save(id, { custom_area_configs: [config('custom', [layer])] });
    expect(after.body.effect_image_configs).toHaveLength(1);
    expect(after.body.excel_config).toHaveLength(1);
    expect((await save(id, { name: '新名字' })).body.custom_area_configs).toHaveLength(1);
  });

  it('is saved in versions with author and changes, which can be read', async () => {
    const { id } = await createTemplate();
    const layer = await photoLayer();
    const versions = async () =>
      (await app.call<{ data: TemplateVersion[] }>('GET', `/sku_templates/${id}/versions`, { token })).body.data;
    await save(id, { name: '新名字' });
    expect(await versions()).toEqual([]);
    await save(id, { production_image_configs: [config('production', [layer])] });
    await save(id, { production_image_configs: [config('production', [{ ...layer, left: 20 }])] });
    // Neither an update without a design nor an identical design creates a version.
    await save(id, { name: '再改', production_image_configs: [config('production', [{ ...layer, left: 20 }])] });
    const other = (await app.signUp('staff')).token;
    await app.call('PUT', `/sku_templates/${id}`, { token: other, body: { production_image_configs: [] } });
    const found = await versions();
    expect(found.map(({ changes }) => changes)).toEqual([
      [{ change: 'config_removed', config: 'production' }],
      [{ change: 'layer_changed', config: 'production', layer: { type: 'Image', name: '照片' }, keys: ['left'] }],
      [{ change: 'config_added', config: 'production' }],
    ]);
    expect(found[0]?.saved_by).not.toEqual(found[1]?.saved_by);
    const first = `/sku_templates/${id}/versions/${found[2]?.id}`;
    const { body } = await app.call<TemplateVersionDetail>('GET', first, { token });
    expect(body.production_image_configs[0]?.layers).toMatchObject([{ id: layer.id, left: 0 }]);
    expect(body.font_libraries).toEqual([]);
    // Its picture cannot be deleted, although the design no longer shows it.
    const held = await sql`select 1 from sku_template_version_files where version_id = ${found[2]?.id}`.execute(app.db);
    expect(held.rows).toHaveLength(1);
    const strange = `/sku_templates/${(await createTemplate()).id}/versions/${found[2]?.id}`;
    expect(await app.call('GET', strange, { token })).toMatchObject({ status: 404 });
  });

  it('has a version of the design before versioning, and at most the newest hundred', async () => {
    const { id } = await createTemplate();
    await save(id, { custom_area_configs: [config('custom', [])] });
    await sql`delete from sku_template_versions where sku_template_id = ${id}`.execute(app.db);
    await save(id, { custom_area_configs: [{ ...config('custom', []), width: 400 }] });
    const { body } = await app.call<{ data: TemplateVersion[] }>('GET', `/sku_templates/${id}/versions`, { token });
    expect(body.data.map(({ changes }) => changes.length)).toEqual([1, 0]);
    await sql`insert into sku_template_versions (sku_template_id, saver_id, changes, font_library_ids,
        production_image_configs, effect_image_configs, custom_area_configs)
      select sku_template_id, saver_id, '[]', '[]', '[]', '[]', '[]'
      from sku_template_versions, generate_series(1, 60) where sku_template_id = ${id}`.execute(app.db);
    await save(id, { custom_area_configs: [config('custom', [])] });
    const left = await sql`select 1 from sku_template_versions where sku_template_id = ${id}`.execute(app.db);
    expect(left.rows).toHaveLength(100);
  });

  it('contains the displayed size of pictures, even if it was saved before that was computed', async () => {
    const { id } = await createTemplate();
    const { body: saved } = await save(id, { effect_image_configs: [config('effect', [await photoLayer()])] });
    expect(saved.excel_config).toMatchObject([{ key: '照片', width: expect.any(Number), height: expect.any(Number) }]);
    await sql`update sku_templates set excel_config = (
        select jsonb_agg(item - 'width' - 'height') from jsonb_array_elements(excel_config) as item),
      effect_image_configs = jsonb_set(effect_image_configs, '{0,excel_config}', '[]')
      where id = ${id}`.execute(app.db);
    await shownSizes.up(app.db);
    const { body: read } = await app.call<SkuTemplate>('GET', `/sku_templates/${id}`, { token });
    expect(read.excel_config).toEqual(saved.excel_config);
    expect(read.effect_image_configs).toEqual(saved.effect_image_configs);
  });

  it('accepts only press profiles, for PDF and TIFF', async () => {
    const { id } = await createTemplate();
    const upload = async (filename: string, bytes: Buffer) =>
      (await uploadFile(app, token, { filename, type: 'application/octet-stream', bytes })).direct_upload.blob_url;
    const profile = await pressProfile();
    const press = await upload('press.icc', profile);
    // A file that is not a press profile is refused at upload, or on use if it was uploaded under another name.
    const damaged = Buffer.from(profile).fill(0, 2000);
    await expect(upload('damaged.icc', damaged)).rejects.toThrow('40051');
    const screen = await upload('screen.bin', Buffer.from(profile).fill('RGB ', 16, 20, 'latin1'));
    const broken = await upload('broken.bin', damaged);
    const printed = (print: object) => save(id, { production_image_configs: [{ ...config('production', []), print }] });
    const { body } = await printed({
      format: 'pdf',
      bleed_mm: 3,
      profile: press,
      pure_black_text: true,
      ink_limit: 300,
    });
    expect(body.production_image_configs[0]?.print).toEqual({
      format: 'pdf',
      on_white: false,
      bleed_mm: 3,
      profile: press,
      pure_black_text: true,
      ink_limit: 300,
    });
    const refused = { status: 400, body: { fields: [{ path: 'production_image_configs' }] } };
    expect(await printed({ format: 'tiff', profile: screen })).toMatchObject(refused);
    expect(await printed({ format: 'tiff', profile: broken })).toMatchObject(refused);
    expect(await printed({ format: 'tiff', profile: '/nothing' })).toMatchObject(refused);
    expect(await printed({ format: 'tiff', profile: press, ink_limit: 150 })).toMatchObject({ status: 400 });
    expect(await printed({ format: 'png', profile: press })).toMatchObject(refused);
    expect(await printed({ format: 'gif' })).toMatchObject({ status: 400 });
  });

  it('limits the bleed at any resolution', async () => {
    const { id } = await createTemplate();
    const put = (body: object, locale = 'en-US') =>
      app.call('PUT', `/sku_templates/${id}`, { token, body, headers: { locale } });
    // 300 px are 50.8 mm at 150 dpi, and half of that at 300 dpi.
    const pdf = (bleed_mm: number) => ({
      production_image_configs: [
        { ...config('production', []), width: 600, height: 300, print: { format: 'pdf', bleed_mm } },
      ],
    });
    expect(await put({ dpi_value: 150, ...pdf(25) })).toMatchObject({ status: 200 });
    const refused = { status: 400, body: { fields: [{ path: 'production_image_configs' }] } };
    const refusal = await put(pdf(25.4));
    expect(refusal).toMatchObject(refused);
    expect(JSON.stringify(refusal.body)).toContain('At most 25.3 mm');
    expect(JSON.stringify((await put(pdf(40), 'zh-CN')).body)).toContain('最多 25.3 毫米');
    expect(await put({ dpi_value: 300 })).toMatchObject(refused);
    expect(await put({ dpi_value: 300, ...pdf(12) })).toMatchObject({ status: 200 });
  });

  it('limits the size, with the field named in both languages', async () => {
    const { id } = await createTemplate();
    const sized = (width: number, height: number) => ({ ...config('production', []), width, height });
    const saveSized = (width: number, height: number, locale: string) =>
      app.call('PUT', `/sku_templates/${id}`, {
        token,
        body: { production_image_configs: [sized(300, 300), sized(width, height)] },
        headers: { locale },
      });
    expect((await saveSized(24_000, 10_000, 'en-US')).status).toBe(200);
    const path = 'production_image_configs[1].height';
    const params = { width: 24_000, height: 10_001, max: 240_000_000 };
    for (const [locale, message] of [
      ['en-US', '24000 × 10001 is too many pixels. The limit is 240000000'],
      ['zh-CN', '24000 × 10001 像素过多，最多 240000000 像素'],
    ] as const) {
      const fields = [{ path, code: 'too_many_pixels', params, message }];
      expect(await saveSized(24_000, 10_001, locale)).toMatchObject({ status: 400, body: { code: 40001, fields } });
    }
  });

  it('protects the pictures that it or a version of it shows', async () => {
    const { id } = await createTemplate();
    const layer = await photoLayer();
    await save(id, { effect_image_configs: [config('effect', [layer])] });
    await save(id, { custom_area_configs: [config('custom', [layer])] });
    const key = layer.url.value.split('/').at(-2) ?? '';
    const blob = await app.db.selectFrom('blobs').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    const remove = () => app.call('DELETE', `/active_storage/blobs/${blob.id}`, { token });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 40905 } });
    await save(id, { effect_image_configs: [] });
    expect((await remove()).status).toBe(409);
    await save(id, { custom_area_configs: [] });
    expect((await remove()).status).toBe(409);
    await sql`delete from sku_template_versions where sku_template_id = ${id}`.execute(app.db);
    expect((await remove()).status).toBe(200);
  });

  it('is refused with all findings at once: reserved labels, duplicate labels, missing fonts', async () => {
    const { id } = await createTemplate();
    const [one, two] = [await photoLayer(), await photoLayer()];
    const text = newLayer('TextRect', { dpi: 150 });
    const builtIn = { ...one, url: { ...one.url, label: '尺寸' } };
    const response = await save(id, {
      effect_image_configs: [config('effect', [builtIn, one, { ...two, id: 'other' }, text])],
    });
    expect(response).toMatchObject({ status: 400, body: { code: 40020, fields: [{ path: 'effect_image_configs' }] } });
    expect(response.body.error_message.split('\n').length).toBeGreaterThan(3);
  });

  it('is refused if it is invalid, by path', async () => {
    const { id } = await createTemplate();
    const response = await save(id, { effect_image_configs: [config('effect', [{ id: 'x', type: 'Hologram' }])] });
    expect(response.status).toBe(400);
    expect(response.body.fields?.[0]?.path).toMatch(/^effect_image_configs\[0\]\.layers/);
  });

  it('does not overwrite a concurrent save, and names its author', async () => {
    const { id, no, updated_at } = await createTemplate();
    const colleague = await app.signUp('staff');
    await app.call('PUT', `/sku_templates/${id}`, { token: colleague.token, body: { name: '同事的' } });
    const design = { effect_image_configs: [config('effect', [])] };
    const refused = await save(id, { ...design, base_updated_at: updated_at });
    expect(refused.status).toBe(409);
    const who = await app.db
      .selectFrom('users')
      .select('screen_name')
      .where('id', '=', colleague.id)
      .executeTakeFirst();
    expect(refused.body).toMatchObject({
      code: 40928,
      error_message: expect.stringContaining(who?.screen_name ?? '?'),
    });
    expect(JSON.stringify(refused.body)).toContain(no);
    const { body: now } = await app.call<SkuTemplate>('GET', `/sku_templates/${id}`, { token });
    expect(now.effect_image_configs).toEqual([]);
    expect((await save(id, { ...design, base_updated_at: now.updated_at })).status).toBe(200);
  });

  it('adds up the editing time and never decreases it', async () => {
    const { id, updated_at } = await createTemplate();
    const reportEditTime = (edit_time: number) =>
      app.call<{ edit_time: number }>('PUT', '/sku_templates/update_edit_time', { token, body: { id, edit_time } });
    expect((await reportEditTime(30)).body.edit_time).toBe(30);
    expect((await reportEditTime(12)).body.edit_time).toBe(30);
    const { body } = await app.call<SkuTemplate>('GET', `/sku_templates/${id}`, { token });
    expect(body).toMatchObject({ edit_time: 30, updated_at });
  });

  it('is previewed as saved and as edited, with the findings', async () => {
    const { id } = await createTemplate();
    const layer = await photoLayer();
    await save(id, { effect_image_configs: [config('effect', [layer])] });
    const preview = (body: object, headers = {}) =>
      app.call<Preview>('POST', `/sku_templates/${id}/preview`, { token, body, headers });
    const seen = await preview({ config_id: 'effect-1' });
    expect(seen.body).toMatchObject({ width: 300, height: 300, findings: [] });
    const picture = await app.call('GET', `root:${seen.body.url}`);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await preview({ config_id: 'effect-1' })).body.url).toBe(seen.body.url);

    const gap = { ...layer, url: { ...layer.url, value: '' } };
    const unsaved = await preview({ config: config('effect', [gap]) }, { locale: 'zh-CN' });
    expect(unsaved.body.findings).toMatchObject([
      { kind: 'missing_image', layer_name: '照片', message: '照片：缺少图片' },
    ]);
    expect((await preview({ config_id: 'no-such' })).body.fields?.map(({ path }) => path)).toEqual(['config_id']);
    expect((await preview({})).status).toBe(400);
  });

  it('limits texts to the length of an order in previews and saves', async () => {
    const { id } = await createTemplate();
    const layer = newLayer('TextRect', { dpi: 150 });
    const text = { ...layer.text, label: '祝福', editable: true, value: '好' };
    const says = (value: string) => config('effect', [{ ...layer, name: '祝福', text: { ...text, value } }]);
    const preview = (body: object) => app.call('POST', `/sku_templates/${id}/preview`, { token, body });
    const refused = (path: string) => ({ status: 400, body: { fields: [{ path, code: 'too_long' }] } });
    const long = '春'.repeat(1001);
    expect(await preview({ config: says('好'), values: { 祝福: long } })).toMatchObject(refused('values.祝福'));
    expect(await preview({ config: says(long) })).toMatchObject(refused('config'));
    expect((await preview({ config: says('好'), values: { 祝福: '春'.repeat(1000) } })).status).toBe(200);
    expect((await save(id, { effect_image_configs: [says(long)] })).status).toBe(400);
  });

  it('is previewed by the factory only', async () => {
    const { id } = await createTemplate();
    const customer = await app.signUp();
    expect(
      (await app.call('POST', `/sku_templates/${id}/preview`, { token: customer.token, body: { config_id: 'x' } }))
        .status,
    ).toBe(403);
  });
});
