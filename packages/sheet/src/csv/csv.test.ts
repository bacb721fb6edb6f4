import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOrders } from '../testing/read-orders.ts';
import { csvTable } from './csv-table.ts';

const text = '客户订单号*,总数量,备注\r\nA1,3,"第一行\n第二行, ""好"""\r\n\r\nA2,1,\r\n';
const expected = [
  { row: 2, no: 'A1', quantity: '3', remark: '第一行\n第二行, "好"' },
  { row: 4, no: 'A2', quantity: '1' },
];
/** 客户订单号,备注 / A1,马克杯, as Excel saves a CSV file in China. */
const gb18030 = Uint8Array.from([
  0xbf, 0xcd, 0xbb, 0xa7, 0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xb1, 0xb8, 0xd7, 0xa2, 0x0d, 0x0a, 0x41, 0x31,
  0x2c, 0xc2, 0xed, 0xbf, 0xcb, 0xb1, 0xad, 0x95, 0x32, 0x82, 0x36, 0x0d, 0x0a,
]);

function utf16(content: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(content.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < content.length; index++) view.setUint16(index * 2, content.charCodeAt(index), isLittle);
  return bytes;
}

describe('a CSV file', () => {
  it.each([
    ['UTF-8', strToU8(text)],
    ['UTF-8 with a mark', strToU8(`\ufeff${text}`)],
    ['UTF-16', utf16(`\ufeff${text}`, true)],
    ['UTF-16, big end first', utf16(`\ufeff${text}`, false)],
    ['UTF-16 without a mark', utf16(text, true)],
    ['UTF-16 without a mark, big end first', utf16(text, false)],
    ['line ends of old Macs', strToU8(text.replaceAll('\r\n', '\r'))],
    ['line ends of Unix, and none at the end', strToU8(text.replaceAll('\r\n', '\n').trimEnd())],
  ])('is read in %s', async (_, bytes) => {
    expect(await readOrders(bytes)).toEqual(expected);
  });

  it('is read in GB18030, with characters of four bytes', async () => {
    expect(await readOrders(gb18030)).toEqual([{ row: 2, no: 'A1', remark: '马克杯𠀀' }]);
  });

  it.each([
    ['a tab', '客户订单号\t备注\nA1\t1,5\n'],
    ['a semicolon', '客户订单号;备注\nA1;1,5\n'],
    ['a bar', '客户订单号|备注\nA1|1,5\n'],
  ])('may be separated by %s', async (_, content) => {
    expect(await readOrders(strToU8(content))).toEqual([{ row: 2, no: 'A1', remark: '1,5' }]);
  });

  it('may say its separator in its first line', async () => {
    expect(await readOrders(strToU8('sep=;\r\n客户订单号;备注\r\nA1;a,b\r\n'))).toEqual([
      { row: 3, no: 'A1', remark: 'a,b' },
    ]);
  });

  it('keeps texts that look like numbers, and what guards them is taken away', async () => {
    const content = '客户订单号,总数量,备注\n="00123",\t13800138000,007\n"=""0""""9""",1e5,=1+1\n';
    expect(await readOrders(strToU8(content))).toEqual([
      { row: 2, no: '00123', quantity: '13800138000', remark: '007' },
      { row: 3, no: '0"9', quantity: '1e5', remark: '=1+1' },
    ]);
  });

  it.each([
    ['doubled quotes', 'a,"b""c",d\n', [['a', 'b"c', 'd']]],
    ['text behind a quote', '"a"b,c', [['ab', 'c']]],
    ['a quote inside of a text', 'a"b,c"d\n', [['a"b', 'c"d']]],
    ['a quoted separator and line end', '"a,b\r\nc",d\r\ne', [['a,b\r\nc', 'd'], ['e']]],
    [
      'a separator at the end',
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['empty lines', '\n\r\na\r', [[''], [''], ['a']]],
    ['a quote that is not closed', '"a,b', [['a,b']]],
    ['an empty text in quotes', '"",a', [['', 'a']]],
  ])('is taken apart with %s', (_, content, rows) => {
    expect([...csvTable(content, { delimiter: ',', cellCharacters: 100 })]).toEqual(rows);
  });

  it('of sixty million characters behind a quote that is never closed is refused without being taken apart', () => {
    const content = `"${'a'.repeat(1000)}${'"",\n'.repeat(15_000_000)}`;
    const read = () => [...csvTable(content, { delimiter: ',', cellCharacters: 1000 })];
    expect(read).toThrow(expect.objectContaining({ code: 'cell_too_long', params: { row: 1, limit: 1000 } }));
  });

  it.each([
    ['a quote that is never closed', `客户订单号,备注\nA1,"${'a,b\n'.repeat(30_000)}`, 'cell_too_long'],
    ['nothing but line ends', '\r\n\r\n', 'no_data'],
  ])('is refused with %s', async (_, content, code) => {
    await expect(readOrders(strToU8(content))).rejects.toMatchObject({ code });
  });

  it.each([
    ['csvMb', 0, 'too_large'],
    ['rows', 2, 'too_many_rows'],
    ['cells', 4, 'too_many_cells'],
    ['seconds', 0, 'took_too_long'],
  ])('is refused beyond %s', async (limit, value, code) => {
    await expect(readOrders(strToU8(text), { limits: { [limit]: value } })).rejects.toMatchObject({ code });
  });
});
