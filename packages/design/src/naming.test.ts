import { expect, it } from 'vitest';
import { distinctNames } from './naming.ts';

it.each([
  [
    ['Front', 'Back'],
    ['Front', 'Back'],
  ],
  [
    ['Front', 'front', 'Front'],
    ['Front', 'front 2', 'Front 3'],
  ],
  [
    ['正面', '正面', '背面'],
    ['正面', '正面2', '背面'],
  ],
  // A name that ends with a number is not counted on: 30x41 would be another size.
  [
    ['30x40', '30x40'],
    ['30x40', '30x40 2'],
  ],
  [
    ['Front', 'Front', 'Front 2'],
    ['Front', 'Front 2', 'Front 2 2'],
  ],
  [
    ['caf\u00e9', 'cafe\u0301'],
    ['caf\u00e9', 'cafe\u0301 2'],
  ],
  [
    ['', ' ', '1'],
    ['1', '2', '1 2'],
  ],
])('%j are told apart as %j', (names, distinct) => {
  expect(distinctNames(names)).toEqual(distinct);
});
