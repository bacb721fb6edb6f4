import { describe, expect, it } from 'vitest';
import { item, template } from '../../../../testing/template.ts';
import { columnsOf } from './draft-columns.ts';
import { newDraft, type OrderDraft } from './order-draft.ts';
import { isFullAddress, pasteCells } from './paste-cells.ts';

const mug = template({
  excel_config: [
    item('Name'),
    item('Photo', { type: 'image' }),
    item('Color', { type: 'color', options: ['Red', 'Blue'] }),
  ],
});
const columns = columnsOf(mug);
const address = '/app_api/v1/blobs/abc/cat.png';

function paste(rows: string[][], at: { key: number; cell: 'no' | 'size' | 'value:Name' | 'remark' }, max = 10) {
  let key = 100;
  return pasteCells({
    drafts: [newDraft(1, 'M'), newDraft(2, 'L')],
    columns,
    templateNo: mug.no,
    at,
    cells: rows,
    newKey: () => key++,
    max,
  });
}

const facts = (drafts: readonly OrderDraft[]) => drafts.map(({ key, no, size, quantity }) => [key, no, size, quantity]);

it('names an option as the template writes it', () => {
  const row = ['a', '', 'M', '1', '', '', 'BLUE'];
  expect(paste([row], { key: 1, cell: 'no' }).drafts[0]?.values['Color']).toBe('Blue');
});

describe('a block', () => {
  it('fills to the right and downward, and adds missing rows', () => {
    const { drafts, report } = paste([['a', 's', 'M', '2'], ['b'], ['c']], { key: 1, cell: 'no' });
    expect(facts(drafts)).toEqual([
      [1, 'a', 'M', '2'],
      [2, 'b', 'L', '1'],
      [100, 'c', 'L', '1'],
    ]);
    expect(report).toMatchObject({ rows: 3, overRows: 0, overCells: 0, hasHeaders: false });
  });

  it('keeps its columns: image cells accept a URL, and report a file name', () => {
    const { drafts, report } = paste(
      [
        ['Lin', address, 'Blue', 'Ada'],
        ['Mo', 'cat.png', 'Red'],
      ],
      {
        key: 1,
        cell: 'value:Name',
      },
    );
    expect(drafts.map(({ values }) => values)).toEqual([
      { Name: 'Lin', Photo: address, Color: 'Blue' },
      { Name: 'Mo', Color: 'Red' },
    ]);
    expect(drafts[0]?.receiver.receiver_name).toBe('Ada');
    expect(report).toMatchObject({ rows: 2, pictures: 1 });
  });

  it('reports cells beyond the last row and the last column', () => {
    const rows = paste([['a'], ['b'], ['c'], ['d']], { key: 2, cell: 'no' }, 3);
    expect(rows.drafts).toHaveLength(3);
    expect(rows.report).toMatchObject({ rows: 2, overRows: 2 });
    expect(paste([['x', '', 'y', 'z']], { key: 1, cell: 'remark' }).report).toMatchObject({ rows: 1, overCells: 2 });
  });
});

describe('a block with headers', () => {
  const headers = ['定制项-Color', '客户订单号*', '总数量*', 'SKU模板编号*', '收件人姓名', '地址', '生产图*', 'Weight'];

  it('is mapped by its headers, wherever it is pasted', () => {
    const rows = [
      headers,
      ['Blue', 'A1', '2', mug.no, '林', '文一西路969号', '', '5'],
      ['', '', '', '', '', '', '', ''],
      ['Red', 'A2', '3', '', '陈', '', '', ''],
    ];
    const { drafts, report } = paste(rows, { key: 1, cell: 'size' });
    expect(drafts.map(({ no, quantity, values }) => [no, quantity, values['Color']])).toEqual([
      ['A1', '2', 'Blue'],
      ['A2', '3', 'Red'],
    ]);
    expect(drafts[0]?.receiver).toMatchObject({ receiver_name: '林', address: '文一西路969号' });
    expect(report).toMatchObject({ rows: 2, hasHeaders: true, columns: ['Weight'], addressKeys: [1] });
  });

  it('skips rows of another template, and counts them', () => {
    const rows = [
      ['Order no', 'SKU'],
      ['A1', mug.no],
      ['A2', 'SKU999999'],
      ['A3', ''],
    ];
    const { drafts, report } = paste(rows, { key: 1, cell: 'no' });
    expect(drafts.map(({ no }) => no)).toEqual(['A1', 'A3']);
    expect(report).toMatchObject({ rows: 2, foreignRows: 1 });
  });

  it('prefers the template’s item for a name over the receiver', () => {
    const { drafts } = paste(
      [
        ['Order number', 'Name', 'Name', 'Qty'],
        ['A1', 'Lin', 'Ada', '2'],
      ],
      { key: 1, cell: 'no' },
    );
    expect(drafts[0]).toMatchObject({ values: { Name: 'Lin' }, receiver: { receiver_name: 'Ada' }, quantity: '2' });
  });

  it.each([
    [
      'a value that happens to be a header, among others that are none',
      [
        ['Order', 'x', 'y'],
        ['A2', 'x', 'y'],
      ],
    ],
    ['a single row', [['Order no', 'Sub no']]],
  ])('is none: %s', (_, rows) => {
    expect(paste(rows, { key: 1, cell: 'no' }).report.hasHeaders).toBe(false);
  });
});

it.each([
  ['张三 13812345678 浙江省杭州市余杭区文一西路969号', true],
  ['收货人：王芳\n手机号码：13900001111\n所在地区：北京市朝阳区\n详细地址：工体北路8号', true],
  ['Jane Doe\n123 Main St\nSpringfield, IL 62704\nUnited States', true],
  ['文一西路969号', false],
  ['Ada Lovelace', false],
  ['浙江省杭州市余杭区文一西路969号\n广东省深圳市南山区科技园1栋', false],
  ['Ada\t浙江省杭州市余杭区文一西路969号', false],
])('%j is one full address: %s', (text, isOne) => {
  expect(isFullAddress(text)).toBe(isOne);
});
