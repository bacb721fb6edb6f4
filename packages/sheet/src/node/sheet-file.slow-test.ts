import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orderTemplate } from '@platen/ordering/testing/templates';
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../byte-source.ts';
import type { SheetLookups } from '../checked-sheet.ts';
import { openOrderSheet } from '../read-order-sheet.ts';
import { rowsOf } from '../testing/read-orders.ts';
import { textRow, workbookParts, worksheet, zipOf } from '../testing/workbook-parts.ts';
import { openFileSource } from './file-source.ts';
import { collectGroups, type SheetFile, withSheetFile } from './sheet-file.ts';

/** The built one where there is a build: from its source, a thread takes seconds to start. */
const built = process.env['PLATEN_TEST_SERVER'];
const code = {
  url: built
    ? new URL('./sheet-thread.js', pathToFileURL(built))
    : new URL('./sheet-thread-from-source.mjs', import.meta.url),
};
const headers = ['客户订单号', 'SKU模板编号', '总数量', '尺寸', '生产图'];
const template = orderTemplate({ no: 'SKU2', kind: 'form_order', excel_config: [] });
const lookups: SheetLookups = {
  findTemplate: (no) => Promise.resolve(no === 'SKU2' ? template : undefined),
  findImage: ({ reference }) => Promise.resolve({ filename: reference, width: 100, height: 50 }),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function saved(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

function sheetOf(count: number, cells: (row: number) => string[]): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) => textRow(index + 2, ...cells(index)));
  return zipOf(workbookParts(worksheet(textRow(1, ...headers) + rows.join(''))));
}

/** Rows with an order number and nothing else, in pieces: they do not go into one string. */
async function manyRows(count: number): Promise<Uint8Array> {
  const [head = '', tail = ''] = worksheet('|').split('|');
  const file = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  for (const [name, text] of Object.entries(workbookParts(''))) {
    if (name === 'xl/worksheets/sheet1.xml') continue;
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(String(text)), true);
  }
  zip.add(file);
  file.push(strToU8(head + textRow(1, ...headers)));
  for (let from = 2; from < count + 2; from += 10_000) {
    const rows = Array.from({ length: 10_000 }, (_, index) => textRow(from + index, `A${from + index}`));
    file.push(strToU8(rows.join('')));
  }
  file.push(strToU8(tail), true);
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}

const use = <T>(path: string, run: (file: SheetFile) => Promise<T>, more = {}) =>
  withSheetFile({ code, path, ...more }, run);

describe('a sheet in a thread of its own', () => {
  it('of 20,000 rows is read and checked, and says how far it is', async () => {
    const images = (index: number) => `images/${index % 300}.png`;
    const bytes = sheetOf(20_000, (index) => [`A${index}`, index === 7 ? 'SKU7' : 'SKU2', '1', 'M', images(index)]);
    const path = await saved('large.xlsx', bytes);
    const done: number[] = [];
    const { failed, groups, sizes } = await use(path, async (file) => {
      const check = await file.check(lookups, (rows) => done.push(rows));
      const batches: number[] = [];
      for await (const batch of check.groups[0]?.batches() ?? []) batches.push(batch.length);
      return { failed: check.failed, groups: await collectGroups(check), sizes: batches };
    });
    expect(groups.map(({ rows }) => rows.length)).toEqual([19_999]);
    expect(Math.max(...sizes)).toBe(500);
    expect(groups[0]?.rows.at(-1)).toMatchObject({
      rowNumber: 20_001,
      order: {
        attributes: { no: 'A19999', quantity: 1 },
        productionImages: [{ image: { reference: 'images/199.png' } }],
      },
    });
    expect(failed).toEqual({
      rowsCount: 1,
      lines: [{ zh: '第9行：SKU模板编号 SKU7 不存在', en: 'Row 9: SKU template number SKU7 does not exist' }],
      linesCount: 1,
    });
    expect(done).toEqual(Array.from({ length: 100 }, (_, index) => (index + 1) * 200));
  }, 60_000);

  it('of a hundred thousand rows that are all wrong is read as far as it is told, and sends lines, not rows', async () => {
    const bytes = await manyRows(100_000);
    const path = await saved('many.xlsx', bytes);
    let asked = 0;
    const findTaken = () => Promise.resolve((asked++, []));
    await use(path, async (file) => {
      const check = await file.check({ ...lookups, findTaken });
      expect(check).toMatchObject({ groups: [], stoppedAt: 5001, failed: { rowsCount: 5000, linesCount: 10_000 } });
      expect(check.failed.lines).toHaveLength(1000);
      expect(asked).toBe(10);
      const more = [[5100, [{ zh: '第5100行：晚了', en: 'Row 5100: too late' }]]] as const;
      const sheet = await openOrderSheet(sourceOfBytes(await whole(file.errorSheet({ locale: 'en-US', more }))));
      const rows = await rowsOf(sheet);
      expect(rows).toHaveLength(5001);
      expect(rows.at(-1)).toMatchObject({ no: 'A5100' });
    });
  }, 60_000);

  it('gives the files that are packed with it', async () => {
    const row = ['A1', 'SKU2', '1', 'M', 'a.png'];
    const bytes = zipSync({ 'orders.xlsx': sheetOf(1, () => row), 'a.png': strToU8('pixels') });
    await use(await saved('packed.zip', bytes), async (file) => {
      expect(file).toMatchObject({ isPacked: true, name: '订单' });
      const found = await file.findFile('a.png');
      expect(found).toMatchObject({ name: 'a.png', size: 6 });
      expect(Buffer.from((await found?.read()) ?? []).toString()).toBe('pixels');
      expect(await file.findFile('../a.png')).toBeUndefined();
    });
  });

  it('refuses as the reader does, and fails as the lookups do', async () => {
    const path = await saved(
      'one.xlsx',
      sheetOf(1, () => ['A1', 'SKU2', '1', 'M', 'a.png']),
    );
    const lost = new Error('database unavailable');
    const findTemplate = () => Promise.reject(lost);
    await expect(use(path, (file) => file.check({ ...lookups, findTemplate }))).rejects.toBe(lost);
    const refused = use(path, (file) => file.check(lookups), { limits: { rows: 1 } });
    await expect(refused).rejects.toMatchObject({ name: 'SheetError', code: 'too_many_rows', params: { limit: 1 } });
    await expect(use(folder, (file) => file.check(lookups))).rejects.toMatchObject({ code: 'not_a_sheet' });
  });

  it('is ended when it is no longer wanted, whatever it is at', async () => {
    const path = await saved(
      'endless.xlsx',
      sheetOf(3, () => ['A1', 'SKU2', '1', 'M', 'a.png']),
    );
    const controller = new AbortController();
    const findTemplate = () => {
      controller.abort(new Error('enough'));
      return new Promise<never>(() => undefined);
    };
    const run = use(path, (file) => file.check({ ...lookups, findTemplate }), { signal: controller.signal });
    await expect(run).rejects.toThrow('enough');
  });
});

describe('a thread that its file gets the better of', () => {
  const threadOf = (program: string) => ({ url: new URL(`data:text/javascript,${encodeURIComponent(program)}`) });

  it('is ended where it does not answer any more', async () => {
    const guard = { pingIntervalMs: 20, missedPingsMax: 3 };
    const run = use(folder, (file) => file.check(lookups), { code: threadOf('for (;;);'), guard });
    await expect(run).rejects.toMatchObject({ name: 'SheetError', code: 'took_too_long' });
  });

  it('is ended where it takes more memory than it may', async () => {
    const program = 'const all = []; for (;;) all.push(Array.from({ length: 10_000 }, () => ({})));';
    const run = use(folder, (file) => file.check(lookups), { code: threadOf(program), guard: { heapMaxMb: 16 } });
    await expect(run).rejects.toMatchObject({ name: 'SheetError', code: 'too_much_memory' });
  });
});

describe('a file', () => {
  it('that is changed while it is read is refused', async () => {
    const path = await saved('changing.csv', strToU8('客户订单号\nA1\n'));
    const source = await openFileSource(path);
    expect(Buffer.from(await source.read(0, 5)).toString()).toBe('客\ufffd');
    await writeFile(path, '客户订单号\nA1\nA2\n');
    await expect(source.read(0, 5)).rejects.toMatchObject({ code: 'file_changed' });
    await writeFile(path, '');
    await expect(source.read(0, 5)).rejects.toMatchObject({ code: 'file_changed' });
    await source.close();
  });
});
