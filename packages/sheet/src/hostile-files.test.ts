import { strToU8, Zip, ZipDeflate } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ByteSource, sourceOfBytes } from './byte-source.ts';
import type { SheetLimits } from './limits.ts';
import { open, readOrders } from './testing/read-orders.ts';
import {
  main,
  relationships,
  sharedStrings,
  textRow,
  workbookParts,
  worksheet,
  zipOf,
} from './testing/workbook-parts.ts';
import { resolvePart } from './xlsx/parts.ts';

const sheet = worksheet(textRow(1, '客户订单号', '总数量') + textRow(2, 'A1', '3'));

/** Counts what is read of a file: what is refused at once is refused before it is read. */
function counted(bytes: Uint8Array): ByteSource & { bytesRead: number } {
  const source = sourceOfBytes(bytes);
  return {
    size: source.size,
    bytesRead: 0,
    read(start, end) {
      this.bytesRead += end - start;
      return source.read(start, end);
    },
  };
}

/** A workbook whose sheet is `times` times the same piece between a beginning and an end, made without holding it. */
function repeated(before: string, piece: string, times: number, after: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of Object.entries(workbookParts(''))) {
    const file = new ZipDeflate(name, { level: 1 });
    zip.add(file);
    if (name !== 'xl/worksheets/sheet1.xml') {
      file.push(strToU8(String(text)), true);
      continue;
    }
    file.push(strToU8(before));
    const bytes = strToU8(piece);
    for (let count = 0; count < times; count++) file.push(bytes);
    file.push(strToU8(after), true);
  }
  zip.end();
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Changes what the directory says of the sheet's size. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const name = strToU8('xl/worksheets/sheet1.xml');
  const at =
    bytes.length -
    [...bytes].reverse().findIndex((_, back) => {
      const end = bytes.length - back;
      return name.every((byte, index) => bytes[end - name.length + index] === byte);
    });
  new DataView(bytes.buffer).setUint32(at - name.length - 46 + 24, size, true);
  return bytes;
}

const mb = 1024 * 1024;
/** Text that hardly packs, so that a file is large before it is unpacked too. */
const noise = Array.from({ length: 40_000 }, (_, index) => Math.sin(index).toString(36)).join('');
const [head = '', tail = ''] = worksheet('|').split('|');

describe('a bomb', () => {
  it('is refused by its size, before it is unpacked', async () => {
    const source = counted(claiming(repeated(head, noise, 2, tail), 900 * mb));
    await expect(open(source)).rejects.toMatchObject({ code: 'too_large', params: { limit: 512 } });
    expect(source.size).toBeGreaterThan(500_000);
    expect(source.bytesRead).toBeLessThan(120_000);
  });

  it('that lies about its size is refused with its first piece too many', async () => {
    const source = counted(claiming(repeated(head, noise, 2, tail), 5000));
    await expect(open(source)).rejects.toMatchObject({ code: 'file_damaged' });
    expect(source.bytesRead).toBeLessThan(120_000);
  });

  it('of ten million empty rows is refused', async () => {
    const bytes = repeated(head, '<row/>'.repeat(100_000), 100, tail);
    await expect(open(bytes)).rejects.toMatchObject({ code: 'too_many_rows', params: { limit: 1_048_576 } });
  }, 60_000);

  it('of rows beyond the last one that programs have is refused', async () => {
    await expect(open(workbookParts(worksheet(textRow(1_048_577, 'a'))))).rejects.toMatchObject({
      code: 'too_many_rows',
    });
  });

  it('of entities is refused', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${sheet.slice(sheet.indexOf('<worksheet'))}`;
    await expect(open(workbookParts(bomb))).rejects.toMatchObject({ code: 'file_damaged' });
  });
});

describe('a limit', () => {
  const cases: readonly [keyof SheetLimits, number, string][] = [
    ['entries', 3, 'too_many_entries'],
    ['partMb', 0, 'too_large'],
    ['rows', 1, 'too_many_rows'],
    ['cells', 3, 'too_many_cells'],
    ['cellCharacters', 4, 'cell_too_long'],
    ['sharedTexts', 1, 'too_many_texts'],
    ['sharedCharacters', 1, 'too_many_texts'],
    ['seconds', 0, 'took_too_long'],
  ];
  it.each(cases)('%s', async (name, value, code) => {
    const parts = { ...workbookParts(sheet), 'xl/sharedStrings.xml': sharedStrings('<t>a</t>', '<t>b</t>') };
    await expect(readOrders(parts, { limits: { [name]: value } })).rejects.toMatchObject({ code });
  });

  it('is far from an ordinary sheet', async () => {
    expect(await readOrders(workbookParts(sheet))).toEqual([{ row: 2, no: 'A1', quantity: '3' }]);
  });
});

describe('a reading', () => {
  it('ends when it is no longer wanted', async () => {
    const controller = new AbortController();
    const rows = Array.from({ length: 20_000 }, (_, index) => textRow(index + 2, `A${index}`, `${Math.sin(index)}`));
    const order = await open(workbookParts(worksheet(textRow(1, '客户订单号', '总数量') + rows.join(''))), {
      signal: controller.signal,
    });
    let count = 0;
    const read = async () => {
      for await (const _ of order.rows()) if (++count === 10) controller.abort(new Error('enough'));
    };
    await expect(read()).rejects.toThrow('enough');
    expect(count).toBeLessThan(20_000);
  });
});

describe('a file that we do not read says what to do', () => {
  const ole = (content: string) => {
    const bytes = new Uint8Array(4096);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    for (const [index, char] of [...content].entries()) bytes[1024 + index * 2] = char.charCodeAt(0);
    return bytes;
  };
  it.each([
    ['an empty file', new Uint8Array(), 'file_empty'],
    ['a workbook with a password', ole('EncryptedPackage'), 'password_protected'],
    ['a workbook of Excel 97', ole('Workbook'), 'old_format'],
    ['a workbook of Excel 4', Uint8Array.from([0x09, 0x04, 0x06, 0x00, 0x00, 0x00, 0x10, 0x00]), 'old_format'],
    [
      'a web page called .xls',
      strToU8('\ufeff<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>1'),
      'old_format',
    ],
    [
      'SpreadsheetML 2003',
      strToU8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>'),
      'old_format',
    ],
    [
      'a binary workbook',
      zipOf({ '_rels/.rels': relationships(['rId1', 'officeDocument', 'xl/workbook.bin']), 'xl/workbook.bin': 'x' }),
      'format_unsupported',
    ],
    [
      'an OpenDocument sheet',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
      'format_unsupported',
    ],
    ['a Numbers document', zipOf({ 'Index/Document.iwa': 'x' }), 'format_unsupported'],
    [
      'a Word document',
      zipOf({
        '_rels/.rels': relationships(['rId1', 'officeDocument', 'word/document.xml']),
        'word/document.xml': `<w:document xmlns:w="urn:w"/>`,
      }),
      'not_a_sheet',
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'not_a_sheet'],
    ['a sheet that is cut off', zipOf(workbookParts(sheet)).subarray(0, 900), 'file_damaged'],
    ['a path that leaves the folder', zipOf({ ...workbookParts(sheet), '../../evil.sh': 'x' }), 'name_unsafe'],
    ['a sheet that is not XML', zipOf(workbookParts('PK or whatever')), 'file_damaged'],
    ['a sheet without its end', zipOf(workbookParts(sheet.slice(0, -20))), 'file_damaged'],
    [
      'shared texts without their end',
      zipOf({ ...workbookParts(sheet), 'xl/sharedStrings.xml': `<sst xmlns="${main}"><si>` }),
      'file_damaged',
    ],
  ])('%s', async (_, bytes, code) => {
    await expect(readOrders(bytes)).rejects.toMatchObject({ name: 'SheetError', code });
  });
});

describe('an address inside of a workbook', () => {
  it.each([
    ['xl/workbook.xml', 'worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['xl/worksheets/sheet1.xml', '../media/a%20b.png', 'xl/media/a b.png'],
    ['xl/workbook.xml', '/xl/a.xml', 'xl/a.xml'],
    ['xl/workbook.xml', '../../../../etc/passwd', 'etc/passwd'],
    ['xl/workbook.xml', 'a\\.\\b.xml', 'xl/a/b.xml'],
    ['xl/workbook.xml', '%zz.xml', 'xl/%zz.xml'],
  ])('from %s to %s', (from, target, part) => expect(resolvePart(from, target)).toBe(part));
});
