import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FontLibrary } from '@platen/model/font-libraries';
import type { Page } from '@platen/model/lists';
import { describe, expect, it } from 'vitest';
import { watchLoop } from '../../../platform/testing/loop-watch.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { FontFileError, parseFontFile } from './font-file.ts';

const require = createRequire(import.meta.url);
const ttf = () => readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));
const woff2 = () => readFile(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

describe('a font file', () => {
  it('is read as truetype and as woff2', async () => {
    expect(await parseFontFile(await ttf())).toMatchObject({ format: 'truetype', family: 'Pacifico' });
    const inter = await parseFontFile(await woff2());
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
      await expect(parseFontFile(bytes)).rejects.toThrow(FontFileError);
    }
  });
});

/** A font of these tables, and of what else a font must have. */
function fontOf(given: Record<string, Buffer>): Buffer {
  const tables = Object.entries({
    head: Buffer.alloc(54),
    maxp: Buffer.from([0, 1, 0, 0, 0, 9]),
    name: Buffer.alloc(6),
    ...given,
  });
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  let offset = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...tables.map(([, bytes]) => bytes)]);
}

/** As many maps as a file can claim, each of as many groups as there is room for, and all in the same bytes. */
function endlessMaps(): Buffer {
  const count = 65_535;
  const cmap = Buffer.alloc(4 + count * 8 + 16 + 10_000 * 12);
  cmap.writeUInt16BE(count, 2);
  for (let index = 0; index < count; index++) cmap.writeUInt32BE(4 + count * 8, 4 + index * 8 + 4);
  cmap.writeUInt16BE(12, 4 + count * 8);
  cmap.writeUInt32BE(10_000, 4 + count * 8 + 12);
  return cmap;
}

/** As many names as a file can claim, each as long as it can be, and all in the same bytes. */
function endlessNames(): Buffer {
  const count = 65_535;
  const name = Buffer.alloc(6 + count * 12 + 65_536);
  name.writeUInt16BE(count, 2);
  for (let index = 0; index < count; index++) {
    name.writeUInt16BE(3, 6 + index * 12);
    name.writeUInt16BE(65_534, 6 + index * 12 + 8);
  }
  return name;
}

/** A few kilobytes that unpack to more than a font may be. */
function bomb(): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const packed = brotliCompressSync(Buffer.alloc(160 * 1024 * 1024), { params });
  const head = Buffer.alloc(48);
  head.write('wOF2', 0, 'latin1');
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, packed]);
}

/** One map of format 12 with one group: A to Z. */
const oneMap = Buffer.from('00000001000300010000000c000c0000000000000000000000000001000000410000005a00000001', 'hex');

describe('a hostile font file', () => {
  it.each([
    ['with maps without end', () => fontOf({ cmap: endlessMaps() })],
    ['with names without end', () => fontOf({ cmap: oneMap, name: endlessNames() })],
    ['with a map that lies outside', () => fontOf({ cmap: Buffer.from('0000000100030001ffffffff', 'hex') })],
    ['with no character', () => fontOf({ cmap: Buffer.alloc(4) })],
    ['that unpacks without end', bomb],
  ])('%s is refused, and holds nobody up', async (_what, make) => {
    const bytes = make();
    const loop = watchLoop();
    await new Promise((resolve) => setTimeout(resolve, 10));
    loop.takeLongestMs();
    await expect(parseFontFile(bytes)).rejects.toThrow(FontFileError);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(loop.takeLongestMs()).toBeLessThan(50);
    loop.stop();
  });

  it('is only hostile by what is added', async () => {
    expect(await parseFontFile(fontOf({ cmap: oneMap }))).toMatchObject({ characterCount: 26 });
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
