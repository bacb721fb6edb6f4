import { expect, it } from 'vitest';
import { columnsOf, pasteCells } from './draft-columns.ts';
import { newDraft } from './order-draft.ts';
import { item, template } from '../../../../testing/template.ts';

const columns = columnsOf(
  template({
    excel_config: [
      item('Name'),
      item('Photo', { type: 'image' }),
      item('Colour', { type: 'color', options: ['Red', 'Blue'] }),
    ],
  }),
);

function paste(rows: string[][], at: { key: number; cell: 'no' | 'size' | 'value:Name' }, max = 10) {
  let key = 100;
  return pasteCells({
    drafts: [newDraft(1, 'M'), newDraft(2, 'L')],
    columns,
    at,
    cells: rows,
    newKey: () => key++,
    max,
  });
}

it('fills to the right and downward, and adds what is missing', () => {
  const drafts = paste([['a', 's', 'M', '2'], ['b'], ['c']], { key: 1, cell: 'no' });
  expect(drafts.map(({ key, no, size, quantity }) => [key, no, size, quantity])).toEqual([
    [1, 'a', 'M', '2'],
    [2, 'b', 'L', '1'],
    [100, 'c', 'L', '1'],
  ]);
});

it('passes over pictures', () => {
  const [first] = paste([['Lin', 'Blue']], { key: 1, cell: 'value:Name' });
  expect(first?.values).toEqual({ Name: 'Lin', Colour: 'Blue' });
});

it('leaves what is beyond the last column and the last row', () => {
  expect(paste([['1', '2', '3', '4', '5', '6', '7', '8']], { key: 1, cell: 'size' })).toHaveLength(2);
  expect(paste([['a'], ['b'], ['c'], ['d']], { key: 2, cell: 'no' }, 3)).toHaveLength(3);
});
