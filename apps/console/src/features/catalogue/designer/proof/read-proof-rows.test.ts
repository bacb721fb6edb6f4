import { expect, it } from 'vitest';
import { item } from '../../../../testing/template.ts';
import { proofRowsMax, readProofRows } from './read-proof-rows.ts';

const mug = {
  no: 'SKU000001',
  items: [item('名字'), item('照片', { type: 'image' }), item('颜色', { type: 'color', options: ['红', '蓝'] })],
};
const photo = '/app_api/v1/blobs/abc/cat.png';

it('reads the columns by their headers, in any order', () => {
  const sheet = readProofRows(
    [
      ['SKU模板编号*', '定制项-颜色', '客户订单号*', '尺寸', '定制项-名字*', '定制项-照片', '备注单'],
      ['SKU000001', '蓝', 'A1', 'L', '小林', photo, 'x'],
      ['', '', '', '', '', '', ''],
      ['SKU000009', '红', 'A2', 'M', '别的', '', ''],
      ['', '红', '', '', '小陈', 'cat.png', ''],
    ],
    mug,
  );
  expect(sheet).toEqual({
    rows: [
      { number: 2, name: 'A1', size: 'L', values: { 名字: '小林', 照片: photo, 颜色: '蓝' } },
      { number: 5, name: '小陈', size: '', values: { 名字: '小陈', 颜色: '红' } },
    ],
    unknown: ['备注单'],
    foreignCount: 1,
    pictureCount: 1,
  });
});

it('reads the columns in the order of the template’s items if there are no headers', () => {
  const { rows } = readProofRows([['小林'], ['小陈', photo, '红', 'more']], mug);
  expect(rows).toEqual([
    { number: 1, name: '小林', size: '', values: { 名字: '小林' } },
    { number: 2, name: '小陈', size: '', values: { 名字: '小陈', 照片: photo, 颜色: '红' } },
  ]);
});

it('stops at the maximum number of rows', () => {
  const cells = Array.from({ length: proofRowsMax + 5 }, (_, index) => [`name ${index}`]);
  expect(readProofRows(cells, mug).rows).toHaveLength(proofRowsMax);
});
