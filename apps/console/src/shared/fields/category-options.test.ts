import { expect, it } from 'vitest';
import { categoryPath } from './category-options.ts';

const category = (id: number, parent_id: number | null) => ({
  id,
  parent_id,
  name: `c${id}`,
  display_name: `c${id}`,
});
const options = [
  { ...category(1, null), children: [category(11, 1), category(12, 1)] },
  { ...category(2, null), children: [] },
];

it.each([
  [1, [1]],
  [12, [1, 12]],
  [2, [2]],
  [99, undefined],
  [null, undefined],
])('%s', (id, path) => {
  expect(categoryPath(options, id)).toEqual(path);
});
