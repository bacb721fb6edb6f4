import { expect, it } from 'vitest';
import { defaultPriceOf, withSizePrices } from './config-prices.ts';

const images = [
  { id: 'm', size: 'M', price: 1 },
  { id: 'xl', size: 'XL', price: 7 },
];

it('gives an image the price of its size, and leaves one of no size that is sold', () => {
  expect(withSizePrices(images, [{ size: 'M', price: 19.9 }])).toEqual([
    { id: 'm', size: 'M', price: 19.9 },
    images[1],
  ]);
});

it('gives the price of a template without sizes to an image that names none', () => {
  expect(withSizePrices([{ size: '' }], [{ size: '', price: 3 }])).toEqual([{ size: '', price: 3 }]);
});

it('takes the price of an image for a size that says none', () => {
  expect(defaultPriceOf(images, 'XL')).toBe(7);
  expect(defaultPriceOf(images, 'S')).toBeUndefined();
});
