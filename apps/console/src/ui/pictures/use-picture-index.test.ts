import { expect, it } from 'vitest';
import { indexAfterKey } from './use-picture-index.ts';

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, undefined],
  ['ArrowRight', 0, 1, undefined],
])('%s at %i of %i', (key, index, count, expected) => {
  expect(indexAfterKey(key, index, count)).toBe(expected);
});
