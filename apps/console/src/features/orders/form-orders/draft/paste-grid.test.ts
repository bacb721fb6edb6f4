import { expect, it } from 'vitest';
import { isGrid, parsePastedCells } from './paste-grid.ts';

it.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['a\t\nb', [['a', ''], ['b']]],
  ['"two\nlines"\tx', [['two\nlines', 'x']]],
  ['"a ""quoted"" word"', [['a "quoted" word']]],
  ['5" pipe\tx', [['5" pipe', 'x']]],
  [' a ', [['a']]],
  ['', [['']]],
])('%j', (text, cells) => {
  expect(parsePastedCells(text)).toEqual(cells);
});

it('is a grid only where there is more than one cell', () => {
  expect(isGrid('one\n')).toBe(false);
  expect(isGrid('one\ntwo')).toBe(true);
  expect(isGrid('one\ttwo')).toBe(true);
});
