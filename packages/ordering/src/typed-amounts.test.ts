import { expect, it } from 'vitest';
import { orderTemplate } from './testing/templates.ts';
import { findAmountFen, findQuantity, typedTotals } from './typed-amounts.ts';

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['1000000', 1_000_000],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['1000001', undefined],
])('%j pieces: %s', (text, quantity) => {
  expect(findQuantity(text)).toBe(quantity);
});

it('says nothing of what is not complete', () => {
  expect(findAmountFen(orderTemplate(), { size: 'M', quantity: '3' })).toBe(3 * 1990 + 20);
  expect(findAmountFen(orderTemplate(), { size: 'XL', quantity: '1' })).toBeUndefined();
  expect(findAmountFen(orderTemplate(), { size: 'M', quantity: 'x' })).toBeUndefined();
});

it('counts the pieces of an order that has no size yet', () => {
  const typed = [
    { size: 'L', quantity: '1' },
    { size: '', quantity: '4' },
    { size: 'L', quantity: '' },
  ];
  expect(typedTotals(orderTemplate({ kind: 'batch_order' }), typed)).toEqual({
    orders_count: 3,
    quantity: 5,
    amount_fen: 10,
  });
});
