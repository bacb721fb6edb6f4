import { expect, it } from 'vitest';
import { printSize } from './print-size.ts';
import { priceRangeText } from './template-prices.ts';

it.each([
  [{ width: 300, height: 600 }, 300, { px: '300 × 600 px', mm: '25.4 × 50.8 mm', inch: '1.00 × 2.00 in' }],
  [{ width: 2480, height: 3508 }, 300, { px: '2480 × 3508 px', mm: '210 × 297 mm', inch: '8.27 × 11.69 in' }],
  [{ width: 1500, height: 1500 }, 150, { px: '1500 × 1500 px', mm: '254 × 254 mm', inch: '10.00 × 10.00 in' }],
])('%o at %i dpi', (size, dpi, expected) => {
  expect(printSize(size, dpi)).toEqual(expected);
});

it('is undefined for a size without a fixed image', () => {
  expect(printSize({ width: null, height: null }, 150)).toBeUndefined();
});

it.each([
  ['19.90 - 29.90', '¥19.90 – 29.90'],
  ['9.80', '¥9.80'],
  ['', '–'],
])('the price range %s', (range, expected) => {
  expect(priceRangeText(range)).toBe(expected);
});
