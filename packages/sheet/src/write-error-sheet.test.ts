import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { SheetPicture } from './raw-rows.ts';
import type { SheetHeader, SheetRow } from './read-order-sheet.ts';
import { open, rowsOf } from './testing/read-orders.ts';
import { type ErrorRow, writeErrorSheet } from './write-error-sheet.ts';

const headers: SheetHeader[] = [
  { column: 0, text: 'Order ID', key: 'no' },
  { column: 1, text: '总数量*', key: 'quantity' },
  { column: 2, text: 'Internal', key: undefined },
  { column: 3, text: '生产图*', key: 'production_image_urls' },
  { column: 4, text: '定制项-照片', key: '定制项-照片' },
];

/** The beginning of a PNG of 40 × 20 pixels. */
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 40, 0, 0, 0, 20,
]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 30, 0, 60, 3, 1]);

function picture(id: string, bytes: Uint8Array): SheetPicture & { reads: number } {
  return {
    id,
    name: id,
    size: bytes.length,
    reads: 0,
    read() {
      this.reads++;
      return Promise.resolve(bytes);
    },
  };
}

function row(
  rowNumber: number,
  cells: Record<string, string>,
  pictures: Record<string, SheetPicture[]> = {},
): SheetRow {
  return {
    rowNumber,
    isHidden: false,
    cells: new Map(Object.entries(cells)),
    pictures: new Map(Object.entries(pictures)),
    findings: [],
  };
}

async function bytesOf(rows: Iterable<ErrorRow>): Promise<Uint8Array> {
  const chunks: number[] = [];
  for await (const chunk of writeErrorSheet(headers, rows, { locale: 'zh-CN' })) chunks.push(...chunk);
  return Uint8Array.from(chunks);
}

describe('Error Info.xlsx', () => {
  const [one, two] = [picture('a.png', png), picture('b.jpeg', jpeg)];
  const failed = [
    {
      row: row(7, { no: '007', quantity: '0' }, { production_image_urls: [one, two, one], '定制项-照片': [two] }),
      reasons: ['第7行：总数量必须大于 0', '第7行：尺寸不能为空'],
    },
    { row: row(9, { no: ' <&"> \n_x0041_\u0001', quantity: 'x' }), reasons: ['第9行：总数量必须大于 0'] },
    {
      row: row(12, {}, { production_image_urls: Array.from({ length: 30 }, () => two) }),
      reasons: ['第12行：客户订单号不能为空'],
    },
  ];

  it('holds the failed rows with their reasons, under our own names', async () => {
    const [sheet] = (await readXlsx(await bytesOf(failed))).sheets;
    expect(sheet?.rows.slice(0, 2)).toEqual([
      ['错误原因', '客户订单号', '总数量*', 'Internal', '生产图*', '定制项-照片'],
      ['第7行：总数量必须大于 0\n第7行：尺寸不能为空', '007', '0', null, null, null],
    ]);
  });

  it('can be imported again: cells and pictures are where they were, and the reasons are no column', async () => {
    const sheet = await open(await bytesOf(failed));
    expect(sheet.headers.map(({ key }) => key)).toEqual([
      'no',
      'quantity',
      undefined,
      'production_image_urls',
      '定制项-照片',
    ]);
    const files = ['image1.png', 'image2.jpeg', 'image1.png'];
    expect(await rowsOf(sheet)).toEqual([
      { row: 2, no: '007', quantity: '0', 'production_image_urls[]': files, '定制项-照片[]': ['image2.jpeg'] },
      { row: 3, no: ' <&"> \n_x0041_', quantity: 'x' },
      { row: 4, 'production_image_urls[]': Array.from({ length: 30 }, () => 'image2.jpeg') },
    ]);
  });

  it('holds each picture once, and reads it when its turn comes', async () => {
    const [first, second] = [picture('a.png', png), picture('b.jpeg', jpeg)];
    const rows = [{ row: row(2, { no: 'A' }, { production_image_urls: [first, first, second] }), reasons: ['x'] }];
    const sheet = await open(await bytesOf(rows));
    expect([first.reads, second.reads]).toEqual([1, 1]);
    const found: Uint8Array[] = [];
    for await (const { pictures } of sheet.rows()) {
      for (const each of pictures.get('production_image_urls') ?? []) found.push(await each.read());
    }
    expect(found).toEqual([png, png, jpeg]);
  });

  it('shows pictures in their own proportions', async () => {
    const [sheet] = (await readXlsx(await bytesOf([failed[0] as ErrorRow]))).sheets;
    const [wide] = sheet?.images ?? [];
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(2, 1);
  });

  it('has its headers where no row failed', async () => {
    expect((await open(await bytesOf([]))).headers).toHaveLength(5);
  });

  it('ends before it is larger than anybody could open', async () => {
    const long = 'x'.repeat(100_000);
    let taken = 0;
    function* endless() {
      for (;;) yield { row: row(++taken + 1, { no: long, quantity: long }), reasons: ['x'] };
    }
    let size = 0;
    for await (const { length } of writeErrorSheet(headers, endless(), { locale: 'en-US', errorSheetMb: 1 }))
      size += length;
    expect(taken).toBe(16);
    expect(size).toBeLessThan(100_000);
  });

  it('takes rows only as fast as it is read', async () => {
    let taken = 0;
    function* endless() {
      for (;;) yield { row: row(2, { no: `${Math.sin(++taken)}` }), reasons: ['x'] };
    }
    let chunks = 0;
    for await (const _ of writeErrorSheet(headers, endless(), { locale: 'zh-CN' })) if (++chunks === 3) break;
    expect(taken).toBeLessThan(100_000);
  });
});
