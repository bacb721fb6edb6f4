import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SkuTemplate, TemplateVersionDetail } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { templateFonts } from '../../../../migrations/0097-template-fonts.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

const require = createRequire(import.meta.url);
const ttf = await readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));

describe('the fonts of a template', () => {
  const app = useTestApp();
  let token = '';

  async function createTemplate(): Promise<SkuTemplate> {
    token ||= (await app.signUp('staff')).token;
    const body = { name: 'Mug', kind: 'micro_custom', size_prices: [{ size: 'M', price: 20 }] };
    return (await app.call<SkuTemplate>('POST', '/sku_templates', { token, body })).body;
  }
  async function addFont(name: string): Promise<FontLibrary> {
    const file = await uploadFile(app, token, { filename: `${name}.ttf`, type: 'font/ttf', bytes: ttf });
    const body = { name, font_file_id: file.id };
    return (await app.call<FontLibrary>('POST', '/font_libraries', { token, body })).body;
  }
  const text = (font: string, option = '') => {
    const layer = newLayer('TextRect', { dpi: 150 });
    const options = option === '' ? [] : [{ value: option, label: option }];
    return { ...layer, font_family: { ...layer.font_family, value: font, options } };
  };
  const config = (type: string, layers: object[]) => {
    return { id: `${type}-1`, name: type, type, width: 300, height: 300, layers };
  };
  const save = async (id: number, body: object) => {
    const saved = await app.call<SkuTemplate>('PUT', `/sku_templates/${id}`, { token, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    return saved.body;
  };
  const ids = (...fonts: FontLibrary[]) => fonts.map(({ id }) => id);

  it('are those that it is given and those that its design names', async () => {
    const { id } = await createTemplate();
    const [named, option, offered, other] = [
      await addFont('Named'),
      await addFont('Option'),
      await addFont('Offered'),
      await addFont('Other'),
    ];
    const saved = await save(id, { effect_image_configs: [config('effect', [text('Named', 'Option')])] });
    expect(saved.font_library_ids).toEqual(ids(named, option));
    expect((await save(id, { font_library_ids: ids(offered, named) })).font_library_ids).toEqual(
      ids(offered, named, option),
    );
    const group = { ...newLayer('Group', { dpi: 150 }), children: [text('Other')] };
    const both = await save(id, { custom_area_configs: [config('custom', [group])], font_library_ids: [] });
    expect(both.font_library_ids).toEqual(ids(named, option, other));
    // A font that is needed no more stays until somebody removes it: customers may choose it.
    expect((await save(id, { custom_area_configs: [] })).font_library_ids).toEqual(ids(named, option, other));
    const versions = await app.as(token)('GET /sku_templates/:id/versions', { params: { id } });
    const params = { id, version: versions.data[1]?.id ?? 0 };
    const version: TemplateVersionDetail = await app.as(token)('GET /sku_templates/:id/versions/:version', { params });
    expect(ids(...version.font_libraries)).toEqual(ids(named, option, other));
  });

  it('are added to templates that were saved without them', async () => {
    const { id } = await createTemplate();
    const [first, before, after] = [await addFont('First'), await addFont('Before'), await addFont('After')];
    const group = { ...newLayer('Group', { dpi: 150 }), children: [text('After', 'First')] };
    await save(id, {
      effect_image_configs: [config('effect', [text('Before')])],
      production_image_configs: [config('production', [group])],
    });
    await sql`delete from sku_template_fonts where sku_template_id = ${id} and font_library_id <> ${after.id}`.execute(
      app.db,
    );
    await templateFonts.up(app.db);
    const { font_library_ids } = await app.as(token)('GET /sku_templates/:id', { params: { id } });
    expect(font_library_ids).toEqual(ids(after, first, before));
  });
});
