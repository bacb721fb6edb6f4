import { expect, it } from 'vitest';
import { template } from '../../../../testing/template.ts';
import { columnsOf } from './draft-columns.ts';
import { blockTexts, rangeOf, tileCells } from './grid-block.ts';
import { newDraft, withCell } from './order-draft.ts';

const columns = columnsOf(template());
const drafts = [
  withCell(newDraft(4, 'M'), 'no', 'A'),
  withCell(newDraft(2, 'L'), 'no', 'B'),
  withCell(newDraft(8, 'M'), 'no', 'C'),
];
const block = (from: number, to: number) =>
  rangeOf({ anchor: { key: from, cell: 'size' }, head: { key: to, cell: 'no' } }, drafts, columns);

it('is the same from any corner', () => {
  expect(block(2, 8)).toEqual({ top: 1, bottom: 2, left: 0, right: 2 });
  expect(block(8, 2)).toEqual(block(2, 8));
  expect(block(2, 404)).toBeUndefined();
});

it('copies its cells', () => {
  expect(blockTexts(block(2, 8) ?? { top: 0, bottom: 0, left: 0, right: 0 }, drafts, columns)).toEqual([
    ['B', '', 'L'],
    ['C', '', 'M'],
  ]);
});

it('is tiled by cells that fit a whole number of times', () => {
  const range = { top: 0, bottom: 3, left: 0, right: 1 };
  expect(tileCells([['x']], range)).toEqual(Array.from({ length: 4 }, () => ['x', 'x']));
  expect(
    tileCells(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      range,
    ),
  ).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const odd = [['a'], ['b'], ['c']];
  expect(tileCells(odd, range)).toBe(odd);
});
