import { item, orderTemplate } from '@platen/ordering/testing/templates';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from './byte-source.ts';
import type { PhotoAssignment } from './checked-sheet.ts';
import { assignPhotos } from './loose-photos.ts';
import { openOrderArchive } from './order-archive.ts';
import { openOrderSheet } from './read-order-sheet.ts';
import { rowsOf } from './testing/read-orders.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
const mug = orderTemplate({ no: 'MUG', excel_config: [item('Photo', { type: 'image' }), item('Name')] });
const card = orderTemplate({
  no: 'CARD',
  excel_config: [item('Front', { type: 'image', required: true }), item('Back', { type: 'image' })],
});
const print = orderTemplate({ no: 'PRINT', kind: 'form_order' });
const templates = [mug, card, print];

/** What becomes of the files and pictures that came with a sheet. */
async function assign(bytes: Uint8Array, assignments: readonly PhotoAssignment[] = []) {
  const archive = await openOrderArchive(sourceOfBytes(bytes));
  const sheet = await openOrderSheet(archive.sheet);
  const lookups = { findTemplate: async (no: string) => templates.find((each) => each.no === no) };
  const { sheet: placed, report } = await assignPhotos({ sheet, archive, lookups, assignments });
  const rows = await rowsOf(placed);
  return {
    rows,
    headers: placed.headers.map(({ text }) => text),
    pictures: rows.flatMap(({ row, ...cells }) =>
      Object.entries(cells).flatMap(([key, names]) =>
        key.endsWith('[]') ? [`${String(row)} ${key} ${(names as string[]).join(',')}`] : [],
      ),
    ),
    unmatched: report.unmatched.map(({ path, reason, rowNumber }) => `${path} ${reason} ${rowNumber ?? ''}`.trim()),
    freeSlots: report.freeSlots.map(({ rowNumber, no, column, label }) =>
      `${rowNumber} ${no} ${column} ${label}`.trim(),
    ),
    report,
  };
}

function zipOf(csv: string, ...names: string[]): Uint8Array {
  const files: Record<string, Uint8Array> = { 'orders/a.csv': strToU8(csv) };
  for (const name of names) files[name] = png;
  return zipSync(files, { level: 0 });
}

describe('photos beside a sheet', () => {
  const head = '客户订单号,SKU模板编号,总数量,尺寸,定制项-Photo';

  it('find the rows that have no image by their names, and leave those alone whose cell names one', async () => {
    const csv = `${head}\nA1,MUG,1,M,\nA1-2,MUG,1,M,\nA3,MUG,1,M,x.png\nA4,MUG,1,M,`;
    const files = [
      'orders/x.png',
      'A1.jpg',
      'photos/A1-2_Photo.png',
      'A3.png',
      'A4/beach.jpeg',
      'logo.png',
      'note.txt',
    ];
    const { pictures, unmatched, freeSlots, report } = await assign(zipOf(csv, ...files));
    expect(pictures).toEqual([
      '2 定制项-Photo[] A1.jpg',
      '3 定制项-Photo[] A1-2_Photo.png',
      '5 定制项-Photo[] beach.jpeg',
    ]);
    expect(unmatched).toEqual(['A3.png taken', 'logo.png no_order']);
    expect(freeSlots).toEqual([]);
    expect(report).toMatchObject({ matchedCount: 3, unmatchedCount: 2, freeSlotsCount: 0 });
  });

  it('are asked for the item where an order has several, also where the sheet has no column for it', async () => {
    const csv = '客户订单号,SKU模板编号,总数量,尺寸\nB1,CARD,1,M\nB2,CARD,1,M';
    const { pictures, unmatched, freeSlots, headers } = await assign(zipOf(csv, 'B1.jpg', 'B2_front.jpg'));
    expect(pictures).toEqual(['3 定制项-Front[] B2_front.jpg']);
    expect(headers.at(-1)).toBe('定制项-Front');
    expect(unmatched).toEqual(['B1.jpg which_item']);
    expect(freeSlots).toEqual(['2 B1 定制项-Front Front', '2 B1 定制项-Back Back', '3 B2 定制项-Back Back']);
  });

  it('are several production images of a row, in the order of their names', async () => {
    const csv = '客户订单号,SKU模板编号,总数量,尺寸,生产图\nC1,PRINT,1,M,';
    const { pictures } = await assign(zipOf(csv, 'C1_10.png', 'C1_2.png', 'C1.png'));
    expect(pictures).toEqual(['2 production_image_urls[] C1.png,C1_2.png,C1_10.png']);
  });

  it('are in the rows that a person gave them, before names count; what no longer fits is without a row again', async () => {
    const csv = `${head}\nA1,MUG,1,M,\nA2,MUG,1,M,`;
    const column = '定制项-Photo';
    const { pictures, unmatched, freeSlots } = await assign(zipOf(csv, 'A1.jpg', 'logo.png', 'z.png'), [
      { photo: 'file:logo.png', rowNumber: 2, column },
      { photo: 'file:z.png', rowNumber: 9, column },
      { photo: 'file:gone.png', rowNumber: 3, column },
    ]);
    expect(pictures).toEqual(['2 定制项-Photo[] logo.png']);
    expect(unmatched).toEqual(['A1.jpg taken', 'z.png no_order']);
    expect(freeSlots).toEqual(['3 A2 定制项-Photo Photo']);
  });
});

describe('pictures of a sheet', () => {
  const image = (row: number, col: number) => ({
    data: png,
    type: 'png' as const,
    anchor: { from: { row, col }, to: { row: row + 1, col: col + 1 } },
  });
  const book = (...images: ReturnType<typeof image>[]) =>
    writeXlsx({
      sheets: [
        {
          name: 'orders',
          rows: [
            ['客户订单号', 'SKU模板编号', '总数量', '尺寸', '定制项-Photo'],
            ['A1', 'MUG', 1, 'M', ''],
            ['A2', 'MUG', 1, 'M', ''],
          ],
          // Of one content: where they lie tells them apart.
          images: images.map((each, index) => ({ ...each, data: Uint8Array.from([...png, index]) })),
        },
      ],
    });

  it('that lie beside the image cells, or on no row, can be given one', async () => {
    const bytes = new Uint8Array(await book(image(0, 0), image(1, 4), image(2, 7), image(2, 0), image(5, 4)));
    const { unmatched, pictures, freeSlots, report, rows } = await assign(bytes);
    expect(unmatched.map((line) => line.replace(/^\S+ /, ''))).toEqual(['no_cell 3', 'no_cell 3', 'no_cell 6']);
    expect(pictures.filter((line) => line.includes('Photo'))).toHaveLength(1);
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(freeSlots).toEqual(['3 A2 定制项-Photo Photo']);
    const last = report.unmatched.find(({ rowNumber }) => rowNumber === 6);
    const again = await assign(bytes, [{ photo: last?.picture.id ?? '', rowNumber: 3, column: '定制项-Photo' }]);
    expect(again.unmatched).toHaveLength(2);
    expect(again.pictures).toContain(`3 定制项-Photo[] ${last?.picture.name}`);
    expect(again.freeSlots).toEqual([]);
  });
});
