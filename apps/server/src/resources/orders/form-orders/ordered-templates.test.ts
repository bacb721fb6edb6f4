import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { newLayer } from '@platen/design/new-layer';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import type { DirectUpload } from '@platen/model/files/blobs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { config, imageLayer } from '../orders/testing/designs.ts';
import { orderingIn } from './testing/ordering.ts';

const require = createRequire(import.meta.url);
const ttf = await readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));

describe('a template that was ordered', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);

  async function addPicture(name: string): Promise<DirectUpload> {
    const { token } = await ordering.factory();
    const bytes = await pngOf(20, 20, 'teal');
    return uploadFile(app, token, { filename: `${name}.png`, type: 'image/png', bytes });
  }
  async function addFont(name: string): Promise<FontLibrary> {
    const { token } = await ordering.factory();
    const file = await uploadFile(app, token, { filename: `${name}.ttf`, type: 'font/ttf', bytes: ttf });
    const body = { name, font_file_id: file.id };
    return (await app.call<FontLibrary>('POST', '/font_libraries', { token, body })).body;
  }
  const textLayer = (font: string, fontOption: string, fillImage: string) => {
    const layer = newLayer('TextRect', { dpi: 150 });
    const options = [{ value: fontOption, label: fontOption }];
    return {
      ...layer,
      text: { ...layer.text, label: '文字' },
      font_family: { ...layer.font_family, value: font, options },
      fill_image: { ...layer.fill_image, value: fillImage },
    };
  };
  const rectLayer = (fill: string) => newLayer('Rect', { set: { fill } });
  /** The factory changes or deletes everything that the template was ordered with. */
  async function emptyTemplate(id: number): Promise<void> {
    const { token } = await ordering.factory();
    expect((await app.call('PUT', `/sku_templates/${id}/unpublish`, { token })).status).toBe(200);
    const body = { font_library_ids: [], effect_image_configs: [], production_image_configs: [] };
    const saved = await app.call('PUT', `/sku_templates/${id}`, { token, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  const remove = async (path: string) =>
    (await app.call('DELETE', path, { token: (await ordering.factory()).token })).status;

  it('keeps every picture that its design can show', async () => {
    const pictures = await Promise.all(['ground', 'option', 'text fill', 'paint', 'hidden'].map(addPicture));
    const [ground = '', option = '', fill = '', paint = '', hidden = ''] = pictures.map(({ url }) => url);
    const font = await addFont('Filled');
    const choice = { label: '', editable: false, required: false, value: ground };
    const layers = [
      imageLayer('ground', ground, { url: { ...choice, options: [{ value: option, label: 'B' }] } }),
      textLayer(font.name, font.name, fill),
      rectLayer(`url(${paint})`),
    ];
    const template = await ordering.publishTemplate(
      {},
      {
        effect_image_configs: [config('effect', layers)],
        production_image_configs: [config('production', [imageLayer('h', hidden, { visible: false })])],
      },
    );
    const { token } = await app.signUp();
    await ordering.order(token, template);
    await emptyTemplate(template.id);
    for (const { id, filename } of pictures) {
      expect(await remove(`/active_storage/blobs/${id}`), filename).toBe(409);
    }
  });

  it('releases pictures that were never ordered, once no design or version shows them', async () => {
    const picture = await addPicture('unordered');
    const effect_image_configs = [config('effect', [imageLayer('ground', picture.url)])];
    const template = await ordering.publishTemplate({}, { effect_image_configs });
    await emptyTemplate(template.id);
    expect(await remove(`/active_storage/blobs/${picture.id}`)).toBe(409);
    await app.db.deleteFrom('sku_template_versions').where('sku_template_id', '=', template.id).execute();
    expect(await remove(`/active_storage/blobs/${picture.id}`)).toBe(200);
  });

  it('keeps its fonts with their names and files', async () => {
    const { token } = await ordering.factory();
    const [named, option, offered, free] = await Promise.all(
      ['Named', 'Option', 'Offered', 'Free'].map((name) => addFont(name)),
    );
    if (!named || !option || !offered || !free) throw new Error('no fonts');
    const effect_image_configs = [config('effect', [textLayer('Named', 'Option', '')])];
    const template = await ordering.publishTemplate({ font_library_ids: [offered.id] }, { effect_image_configs });
    await ordering.order((await app.signUp()).token, template);
    await emptyTemplate(template.id);
    const change = (id: number, body: object) => app.call('PUT', `/font_libraries/${id}`, { token, body });
    for (const { id, name } of [named, option, offered]) {
      expect(await remove(`/font_libraries/${id}`), name).toBe(409);
      const renamed = await change(id, { name: `${name} 2` });
      expect(renamed).toMatchObject({ status: 409, body: { code: 40925, fields: [{ path: 'name' }] } });
      const refiled = await change(id, { font_file_id: free.font_file.id });
      expect(refiled).toMatchObject({ status: 409, body: { code: 40925, fields: [{ path: 'font_file_id' }] } });
      expect((await change(id, { name, font_file_id: undefined, tag_list: ['印刷'] })).status).toBe(200);
    }
    expect((await change(free.id, { name: 'Free 2' })).status).toBe(200);
    expect(await remove(`/font_libraries/${free.id}`)).toBe(200);
  });

  it('is stored once for all of its orders, even concurrent ones', async () => {
    const picture = await addPicture('shared');
    const effect_image_configs = [config('effect', [imageLayer('ground', picture.url)])];
    const template = await ordering.publishTemplate({}, { effect_image_configs });
    const { token } = await app.signUp();
    await Promise.all([1, 2, 3, 4].map(() => ordering.order(token, template)));
    const { rows } = await sql<object>`
      select blob_id from ordered_template_files join ordered_templates on id = ordered_template_id
      where sku_template_id = ${template.id}`.execute(app.db);
    expect(rows).toEqual([{ blob_id: picture.id }]);
  });
});
