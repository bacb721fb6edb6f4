import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontLibrary } from '@platen/model/font-libraries';
import type { Page } from '@platen/model/lists';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { FontFileError, parseFontFile } from './font-file.ts';

const require = createRequire(import.meta.url);
const ttf = () => readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));
const woff2 = () => readFile(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

describe('a font file', () => {
  it('is read as truetype and as woff2', async () => {
    expect(parseFontFile(await ttf())).toMatchObject({ format: 'truetype', family: 'Pacifico' });
    const inter = parseFontFile(await woff2());
    expect(inter).toMatchObject({ format: 'woff2' });
    expect(inter.characterCount).toBeGreaterThan(200);
    expect(inter.glyphCount).toBeGreaterThan(200);
  });

  it('is refused when cut short, when its tables lie, and when it is something else', async () => {
    const font = await ttf();
    for (const bytes of [
      Buffer.from('not a font at all'),
      font.subarray(0, 500),
      Buffer.concat([font.subarray(0, 4), Buffer.alloc(400, 0xff)]),
      (await woff2()).subarray(0, 300),
      Buffer.alloc(0),
    ]) {
      expect(() => parseFontFile(bytes)).toThrow(FontFileError);
    }
  });
});

describe('font libraries', () => {
  const app = useTestApp();

  it('take a real font, and refuse another of the same name', async () => {
    const { token } = await app.signUp('staff');
    const file = await uploadFile(app, token, { filename: 'Pacifico.ttf', type: 'font/ttf', bytes: await ttf() });
    const create = (body: object) => app.call<FontLibrary>('POST', '/font_libraries', { token, body });
    const { body: font } = await create({ name: 'Pacifico', font_file_id: file.id, tag_list: ['手写'] });
    expect(font).toMatchObject({ name: 'Pacifico', font_file: { filename: 'Pacifico.ttf' }, tag_list: ['手写'] });
    expect(await create({ name: 'PACIFICO', font_file_id: file.id })).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'name' }] },
    });

    const renamed = await app.call<FontLibrary>('PUT', `/font_libraries/${font.id}`, {
      token,
      body: { name: 'Pacifico 2' },
    });
    expect(renamed.body).toMatchObject({ name: 'Pacifico 2', tag_list: ['手写'], font_file: { id: file.id } });
    const customer = await app.signUp();
    const options = await app.call<Page<FontLibrary>>('GET', '/font_libraries/read_options?keyword=paci&page=1', {
      token: customer.token,
    });
    expect(options.body.data).toMatchObject([{ id: font.id, display_name: 'Pacifico 2' }]);
    expect(options.headers).toMatchObject({ 'x-page': '1', 'x-total-pages': '1' });
  });

  it('refuse a file that only calls itself a font', async () => {
    const { token } = await app.signUp('staff');
    const cut = (await ttf()).subarray(0, 2000);
    const file = await uploadFile(app, token, { filename: 'cut.ttf', type: 'font/ttf', bytes: cut });
    const answer = await app.call('POST', '/font_libraries', { token, body: { name: 'Cut', font_file_id: file.id } });
    expect(answer).toMatchObject({ status: 400, body: { code: 40014, fields: [{ path: 'font_file_id' }] } });
  });

  it('are not deleted while a template uses them', async () => {
    const { token } = await app.signUp('staff');
    const file = await uploadFile(app, token, { filename: 'P.ttf', type: 'font/ttf', bytes: await ttf() });
    const { body: font } = await app.call<FontLibrary>('POST', '/font_libraries', {
      token,
      body: { name: 'Used', font_file_id: file.id },
    });
    const template = {
      name: 'x',
      kind: 'micro_custom',
      size_prices: [{ size: 'S', price: 1 }],
      font_library_ids: [font.id],
    };
    const created = await app.call<{ id: number; font_libraries: FontLibrary[] }>('POST', '/sku_templates', {
      token,
      body: template,
    });
    expect(created.body.font_libraries).toMatchObject([{ id: font.id }]);
    expect(await app.call('DELETE', `/font_libraries/${font.id}`, { token })).toMatchObject({
      status: 409,
      body: { code: 40905 },
    });
    await app.call('PUT', `/sku_templates/${created.body.id}`, { token, body: { font_library_ids: [] } });
    expect((await app.call('DELETE', `/font_libraries/${font.id}`, { token })).status).toBe(200);
  });

  it('are changed by the factory only', async () => {
    const { token } = await app.signUp();
    expect((await app.call('POST', '/font_libraries', { token, body: {} })).status).toBe(403);
    expect((await app.call('DELETE', '/font_libraries/1', { token })).status).toBe(403);
  });
});
