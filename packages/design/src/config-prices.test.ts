import { expect, it } from 'vitest';
import { defaultPriceOf, withSizePrices } from './config-prices.ts';

const images = [
  { id: 'm', size: 'M', price: 1 },
  { id: 'xl', size: 'XL', price: 7 },
];

it('sets the price of an image by its size, and keeps that of an unknown size', () => {
  expect(withSizePrices(images, [{ size: 'M', price: 19.9 }])).toEqual([
    { id: 'm', size: 'M', price: 19.9 },
    images[1],
  ]);
});

it('sets the price of a template without sizes on an image without a size', () => {
  expect(withSizePrices([{ size: '' }], [{ size: '', price: 3 }])).toEqual([{ size: '', price: 3 }]);
});

it('uses the price of an image for a size without one', () => {
  expect(defaultPriceOf(images, 'XL')).toBe(7);
  expect(defaultPriceOf(images, 'S')).toBeUndefined();
});
