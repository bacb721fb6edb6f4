import { expect, it } from 'vitest';
import { isGrid, parsePastedCells, toPastedText } from './pasted-cells.ts';

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
  ['"two\r\nlines"', [['two\nlines']]],
  ['"a ""quoted"" word"', [['a "quoted" word']]],
  ['5" pipe\tx', [['5" pipe', 'x']]],
  [' a ', [['a']]],
  ['', [['']]],
])('%j', (text, cells) => {
  expect(parsePastedCells(text)).toEqual(cells);
});

it('parses what it wrote', () => {
  const cells = [
    ['a', 'two\nlines', ''],
    ['5" pipe', 'tab\there', '"x"'],
  ];
  expect(parsePastedCells(toPastedText(cells))).toEqual(cells);
});

it('is a grid only if there is more than one cell', () => {
  expect(isGrid('one\n')).toBe(false);
  expect(isGrid('one\ntwo')).toBe(true);
  expect(isGrid('one\ttwo')).toBe(true);
});
