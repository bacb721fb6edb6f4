import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from './byte-source.ts';
import { isAddress, pathBesideSheet } from './image-path.ts';
import { openOrderArchive } from './order-archive.ts';
import { readOrders } from './testing/read-orders.ts';
import { textRow, workbookParts, worksheet, zipOf } from './testing/workbook-parts.ts';

const sheet = zipOf(workbookParts(worksheet(textRow(1, '客户订单号', '总数量') + textRow(2, 'A1', '3'))));
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

function open(files: Record<string, Uint8Array>, limits = {}) {
  return openOrderArchive(sourceOfBytes(zipSync(files, { level: 0 })), { limits });
}

describe('an archive of a sheet and its images', () => {
  it('gives the sheet, and the images by the paths that its cells name', async () => {
    const archive = await open({
      '三月/': new Uint8Array(),
      '三月/订单.xlsx': sheet,
      '三月/images/1.PNG': png,
      '三月/images/~$订单.xlsx': png,
      '__MACOSX/三月/._订单.xlsx': png,
      '三月/.DS_Store': png,
      'other/2.png': png,
    });
    expect(archive.isPacked).toBe(true);
    expect(await readOrders(archive.sheet)).toEqual([{ row: 2, no: 'A1', quantity: '3' }]);
    const found = archive.find('images\\1.png');
    expect(found).toMatchObject({ name: '1.PNG', size: 4 });
    expect(await found?.read()).toEqual(png);
    for (const path of ['./images/1.png', 'images/../images/1.png']) expect(archive.find(path)?.name).toBe('1.PNG');
    for (const path of ['2.png', '../other/2.png', '/三月/images/1.PNG', 'C:\\1.PNG', 'images'])
      expect(archive.find(path)).toBeUndefined();
  });

  it('knows names as Windows in China and macOS pack them', async () => {
    const bytes = zipSync({ 'XX.csv': strToU8('客户订单号,总数量\nA1,3'), 'e\u0301.png': png }, { level: 0 });
    // 订单 is B6 A9 B5 A5 in GBK: two letters of the name become its first character, without a mark of UTF-8.
    const at = [...bytes.keys()].filter((index) => bytes[index] === 0x58 && bytes[index + 1] === 0x58);
    for (const index of at) bytes.set([0xb6, 0xa9], index);
    const archive = await openOrderArchive(sourceOfBytes(bytes));
    expect(await readOrders(archive.sheet)).toEqual([{ row: 2, no: 'A1', quantity: '3' }]);
    expect(archive.find('\u00e9.png')?.size).toBe(4);
  });

  it('that is the sheet itself, or no archive, is given as it is', async () => {
    for (const bytes of [sheet, strToU8('客户订单号,总数量\nA1,3')]) {
      const archive = await openOrderArchive(sourceOfBytes(bytes));
      expect(archive.isPacked).toBe(false);
      expect(await readOrders(archive.sheet)).toEqual([{ row: 2, no: 'A1', quantity: '3' }]);
    }
  });

  it.each<[string, Record<string, Uint8Array>, string, object?]>([
    ['without a sheet', { 'a.png': png }, 'no_sheet_inside'],
    ['with two sheets', { 'a.xlsx': sheet, 'b/c.csv': sheet }, 'several_sheets_inside'],
    ['with a path that leaves it', { 'a.xlsx': sheet, '../evil.png': png }, 'name_unsafe'],
    ['with a sheet that is too large', { 'a.xlsx': sheet }, 'too_large', { packedSheetMb: 0 }],
    ['with too many files', { 'a.xlsx': sheet, b: png }, 'too_many_entries', { entries: 1 }],
  ])('%s is refused', async (_, files, code, limits) => {
    await expect(open(files, limits)).rejects.toMatchObject({ name: 'SheetError', code });
  });

  it('with a symbolic link is refused', async () => {
    const bytes = zipSync({
      'a.xlsx': sheet,
      'passwd.png': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
    });
    await expect(openOrderArchive(sourceOfBytes(bytes))).rejects.toMatchObject({
      code: 'link_inside',
      params: { name: 'passwd.png' },
    });
  });

  it('refuses an image that is too large when it is read', async () => {
    const archive = await open({ 'a.xlsx': sheet, 'b.png': png }, { pictureMb: 0 });
    await expect(archive.find('b.png')?.read()).rejects.toMatchObject({ code: 'picture_too_large' });
  });
});

describe('where an image lies that a cell names', () => {
  it.each([
    ['1.png', '1.png'],
    ['images\\1.png', 'images/1.png'],
    ['./a//b/../1.png', 'a/1.png'],
    ['e\u0301.png', '\u00e9.png'],
    ['../1.png', undefined],
    ['a/../../1.png', undefined],
    ['/etc/passwd', undefined],
    ['\\\\server\\1.png', undefined],
    ['C:\\1.png', undefined],
    ['file:///etc/passwd', undefined],
    ['', undefined],
    ['.', undefined],
  ])('%s', (reference, path) => expect(pathBesideSheet(reference)).toBe(path));

  it('may be an address instead', () => {
    expect(['https://x/1.png', 'HTTP://x', '//x/1.png'].every(isAddress)).toBe(true);
    expect(['images/1.png', 'httpimages/1.png'].some(isAddress)).toBe(false);
  });
});
