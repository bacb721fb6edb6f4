import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import type { Page } from '@platen/model/lists/lists';
import { describe, expect, it } from 'vitest';
import { blockedMsMax, measureBlockedMs } from '../../../platform/testing/loop-watch.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

const require = createRequire(import.meta.url);
const ttf = () => readFile(require.resolve('@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf'));
const woff2 = () =>
  readFile(require.resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'));

/** The same font with different bytes for some of its tables, at the end of the file. */
async function fontWith(changed: Record<string, Buffer>): Promise<Buffer> {
  const font = Buffer.from(await ttf());
  const added: Buffer[] = [];
  let end = font.length;
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    const bytes = changed[font.toString('latin1', entry, entry + 4)];
    if (!bytes) continue;
    font.writeUInt32BE(end, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    added.push(bytes);
    end += bytes.length;
  }
  return Buffer.concat([font, ...added]);
}

/** The same font with one of its tables renamed. */
async function fontWithout(table: string, as: string): Promise<Buffer> {
  const font = Buffer.from(await ttf());
  font.write(as, font.indexOf(table, 12, 'latin1'), 'latin1');
  return font;
}

/** A collection with one font; its table offsets are shifted by the length of the header. */
async function collection(): Promise<Buffer> {
  const head = Buffer.from('ttcf\0\x01\0\0\0\0\0\x01\0\0\0\x10', 'latin1');
  const font = Buffer.from(await ttf());
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    font.writeUInt32BE(font.readUInt32BE(entry + 8) + head.length, entry + 8);
  return Buffer.concat([head, font]);
}

/** As many character maps as a file can declare, each with the maximum number of groups, all sharing the same bytes. */
function endlessMaps(): Buffer {
  const count = 65_535;
  const cmap = Buffer.alloc(4 + count * 8 + 16 + 10_000 * 12);
  cmap.writeUInt16BE(count, 2);
  for (let index = 0; index < count; index++) cmap.writeUInt32BE(4 + count * 8, 4 + index * 8 + 4);
  cmap.writeUInt16BE(12, 4 + count * 8);
  cmap.writeUInt32BE(10_000, 4 + count * 8 + 12);
  return cmap;
}

/** A few kilobytes that decompress to more than a font may have. */
function bomb(): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const packed = brotliCompressSync(Buffer.alloc(160 * 1024 * 1024), { params });
  const head = Buffer.alloc(48);
  head.write('wOF2', 0, 'latin1');
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, packed]);
}

describe('font libraries', () => {
  const app = useTestApp();

  it('accept a real font, and refuse another of the same name', async () => {
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

  it.each<[string, () => Promise<Buffer>, number]>([
    ['that was cut short', async () => (await ttf()).subarray(0, 2000), 40027],
    ['with a map that lies outside', () => fontWith({ cmap: Buffer.from('0000000100030001ffffffff', 'hex') }), 40028],
    ['without a character', () => fontWith({ cmap: Buffer.alloc(4) }), 40028],
    ['with maps without end', () => fontWith({ cmap: endlessMaps() }), 40028],
    ['that unpacks without end', async () => bomb(), 40027],
    ['with rules for Apple systems only', () => fontWithout('GSUB', 'morx'), 40029],
    ['without outlines', () => fontWithout('glyf', 'CBDT'), 40030],
  ])('refuse a file %s without blocking other requests', async (_what, make, code) => {
    const { token } = await app.signUp('staff');
    const file = await uploadFile(app, token, { filename: 'A.ttf', type: 'font/ttf', bytes: await make() });
    const blockedMs = await measureBlockedMs(async () => async () => {
      const response = await app.call('POST', '/font_libraries', { token, body: { name: 'A', font_file_id: file.id } });
      expect(response).toMatchObject({ status: 400, body: { code, fields: [{ path: 'font_file_id' }] } });
    });
    expect(blockedMs).toBeLessThan(blockedMsMax);
  });

  it('give a page the unpacked tables of a WOFF2 file, and everybody else the file', async () => {
    const { token } = await app.signUp('staff');
    const packed = await woff2();
    const file = await uploadFile(app, token, { filename: 'Noto.woff2', type: 'font/woff2', bytes: packed });
    const drawn = () => app.call('GET', `root:${file.url}?drawn=whole`);
    const body = { name: 'Noto', font_file_id: file.id };
    const { body: font } = await app.call<FontLibrary>('POST', '/font_libraries', { token, body });
    expect(font.font_file).toMatchObject({ id: file.id, filename: 'Noto.woff2' });
    const { headers, raw } = await drawn();
    expect(headers['content-type']).toBe('font/ttf');
    expect(raw.readUInt32BE(0)).toBe(0x00010000);
    expect((await app.call('GET', `root:${file.url}`)).raw.equals(packed)).toBe(true);

    // One that was uploaded by an older version is unpacked when a page asks for it.
    await app.platform.store.delete(`${file.key}.levels`);
    await app.platform.db.updateTable('blobs').set({ level_ends: null }).where('id', '=', file.id).execute();
    expect((await drawn()).raw.equals(raw)).toBe(true);
    expect((await app.platform.store.head(`${file.key}.levels`))?.byteSize).toBe(raw.length);
  });

  it('give a page other files as they are, and no file that is damaged', async () => {
    const { token } = await app.signUp('staff');
    const drawn = async (filename: string, bytes: Buffer) => {
      const { url } = await uploadFile(app, token, { filename, type: 'application/octet-stream', bytes });
      return app.call('GET', `root:${url}?drawn=whole`);
    };
    const plain = await drawn('Pacifico.ttf', await ttf());
    expect(plain.raw.equals(await ttf())).toBe(true);
    const damaged = (await woff2()).subarray(0, 300);
    expect((await drawn('Cut.woff2', damaged)).status).toBe(404);
  });

  it('accept a font collection', async () => {
    const { token } = await app.signUp('staff');
    const bytes = await collection();
    const file = await uploadFile(app, token, { filename: 'Pacifico.ttc', type: 'font/collection', bytes });
    const body = { name: 'Collected', font_file_id: file.id };
    expect((await app.call('POST', '/font_libraries', { token, body })).status).toBe(200);
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
