import { expect, it } from 'vitest';
import { formatTimeLeft } from './time-left.ts';

it.each([
  [0, '00:00'],
  [-5, '00:00'],
  // The last second is shown until it is over.
  [1, '00:01'],
  [276_000, '04:36'],
  [3_599_001, '1:00:00'],
  [7_170_000, '1:59:30'],
])('%i ms: %s', (leftMs, text) => {
  expect(formatTimeLeft(leftMs)).toBe(text);
});
