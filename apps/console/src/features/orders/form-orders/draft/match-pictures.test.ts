import { describe, expect, it } from 'vitest';
import { item, template } from '../../../../testing/template.ts';
import { columnsOf } from './draft-columns.ts';
import { findFreeSlots, matchPictures } from './match-pictures.ts';
import { newDraft, withCell } from './order-draft.ts';

const numbers = ['A1001', 'A1001-2', 'b 7', '订单9'];
const drafts = numbers.map((no, key) => withCell(newDraft(key), 'no', no));
const one = columnsOf(template({ excel_config: [item('Photo', { type: 'image' }), item('Name')] }));
const two = columnsOf(
  template({
    excel_config: [
      item('Photo', { type: 'image' }),
      item('徽标', { type: 'image' }),
      item('Pattern', { type: 'image', options: ['Bear', 'Cat'] }),
    ],
  }),
);
const finished = columnsOf(template({ kind: 'form_order' }));

function match(columns: typeof one, ...paths: string[]) {
  const { matched, unmatched } = matchPictures(
    paths.map((path) => ({ path, file: path })),
    drafts,
    columns,
  );
  return [
    ...matched.map(({ path, key, column }) => `${path}: ${numbers[key]} ${column.cell}`),
    ...unmatched.map(({ path, reason }) => `${path}: ${reason}`),
  ];
}

describe('with one slot for an image', () => {
  it.each([
    ['A1001.jpg', 'A1001'],
    ['a1001.PNG', 'A1001'],
    ['A1001-2.jpg', 'A1001-2'],
    ['A1001_final.v2.jpg', 'A1001'],
    ['photo-A1001.jpg', 'A1001'],
    ['B 7.png', 'b 7'],
    ['orders/订单9/whatever.png', '订单9'],
    ['A1001/A1001-2.png', 'A1001-2'],
  ])('%s is of %s', (path, no) => {
    expect(match(one, path)).toEqual([`${path}: ${no} value:Photo`]);
  });

  it.each(['A10011.jpg', 'IMG_0001.jpg', 'A100.png', 'xA1001.png'])('%s matches no row', (path) => {
    expect(match(one, path)).toEqual([`${path}: no_order`]);
  });

  it('assigns the first of two', () => {
    expect(match(one, 'A1001_b.jpg', 'A1001_a.jpg')).toEqual(['A1001_a.jpg: A1001 value:Photo', 'A1001_b.jpg: taken']);
  });
});

it('matches by the name of the item if there are several', () => {
  expect(match(two, 'A1001_photo.png', 'A1001（徽标）.png', 'A1001-2/photo.jpg', '徽标_b 7.png')).toEqual([
    'A1001_photo.png: A1001 value:Photo',
    'A1001-2/photo.jpg: A1001-2 value:Photo',
    'A1001（徽标）.png: A1001 value:徽标',
    '徽标_b 7.png: b 7 value:徽标',
  ]);
  expect(match(two, 'A1001.png', 'A1001_bear.png')).toEqual(['A1001.png: which_item', 'A1001_bear.png: which_item']);
});

it('tells orders that share a number apart by their sub numbers, and guesses none', () => {
  const sharing = ['1', '2'].map((sub_no, key) => ({ ...withCell(newDraft(key), 'no', 'S7'), sub_no }));
  const other = withCell(newDraft(2), 'no', 'S7-2');
  const paths = ['S7-1.png', 'S7_2.png', 'S7-2.png', 'S7.png'];
  const { matched, unmatched } = matchPictures(
    paths.map((path) => ({ path, file: path })),
    [...sharing, other],
    one,
  );
  expect(Object.fromEntries(matched.map(({ path, key }) => [path, key]))).toEqual({
    'S7-1.png': 0,
    'S7-2.png': 2,
    'S7_2.png': 1,
  });
  expect(unmatched.map(({ path, reason }) => [path, reason])).toEqual([['S7.png', 'which_order']]);
});

it('assigns all production images to their order, in numeric order', () => {
  expect(match(finished, 'A1001_10.png', 'A1001_2.png', 'A1001-2.png')).toEqual([
    'A1001_2.png: A1001 images',
    'A1001_10.png: A1001 images',
    'A1001-2.png: A1001-2 images',
  ]);
});

describe('free slots', () => {
  const filled = withCell(drafts[0] ?? newDraft(0), 'value:Photo', '/app_api/v1/blobs/1/a.png');
  const rows = [filled, ...drafts.slice(1, 3), newDraft(9)];

  it('are those of filled rows, row by row, that are not assigned', () => {
    const places = findFreeSlots(rows, two, new Set(['1 value:徽标']));
    expect(places.map(({ row, no, column }) => `${row} ${no} ${column.cell}`)).toEqual([
      '1 A1001 value:徽标',
      '2 A1001-2 value:Photo',
      '3 b 7 value:Photo',
      '3 b 7 value:徽标',
    ]);
  });

  it('are the rows without production images', () => {
    expect(findFreeSlots(rows, finished, new Set()).map(({ row }) => row)).toEqual([1, 2, 3]);
  });
});
