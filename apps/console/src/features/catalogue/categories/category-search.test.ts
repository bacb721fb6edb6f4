import type { Category } from '@platen/model/catalogue/categories';
import { expect, it } from 'vitest';
import { searchTree } from './category-search.ts';

const time = '2026-11-15T00:00:00Z';
const child = (name: string) => ({ id: 0, name, parent_id: 1, items_count: 0 });
const parent = (name: string, ...children: string[]): Category => ({
  id: 1,
  name,
  parent_id: null,
  parent: null,
  items_count: 0,
  created_at: time,
  updated_at: time,
  children: children.map(child),
});
const tree = [parent('Drinkware', 'Mugs', 'Bottles'), parent('Paper', 'Posters', 'Mug coasters')];

it.each([
  [
    '',
    [
      ['Drinkware', 'Mugs', 'Bottles'],
      ['Paper', 'Posters', 'Mug coasters'],
    ],
  ],
  [
    'MUG',
    [
      ['Drinkware', 'Mugs'],
      ['Paper', 'Mug coasters'],
    ],
  ],
  ['paper', [['Paper', 'Posters', 'Mug coasters']]],
  ['nothing', []],
])('“%s”', (text, found) => {
  expect(searchTree(tree, text).map(({ name, children }) => [name, ...children.map((each) => each.name)])).toEqual(
    found,
  );
});
