import { expect, it } from 'vitest';
import { orderTemplate } from './testing/templates.ts';
import { findPrice, findQuantity, typedTotals } from './typed-amounts.ts';

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

it('has no price until the order is complete', () => {
  const amountOf = (size: string, quantity: string) => findPrice(orderTemplate(), { size, quantity })?.amountFen;
  expect(amountOf('M', '3')).toBe(3 * 1990 + 20);
  expect(amountOf('XL', '1')).toBeUndefined();
  expect(amountOf('M', 'x')).toBeUndefined();
});

it('sums to the shown total and counts the orders without a price', () => {
  const template = orderTemplate();
  const typed = [
    { size: 'L', quantity: '1' },
    { size: 'M', quantity: '2' },
    { size: 'L', quantity: '5' },
    { size: '', quantity: '4' },
    { size: 'L', quantity: '' },
  ];
  const totals = typedTotals(
    template,
    typed.map((each) => findPrice(template, each)),
  );
  expect(totals).toEqual({
    orders_count: 5,
    openCount: 2,
    quantity: 8,
    amount_fen: 6 * 10 + 2 * 1990 + 3 * 20,
    prices: [
      { priceFen: 10, quantity: 6 },
      { priceFen: 1990, quantity: 2 },
    ],
    rendering: { priceFen: 20, count: 3 },
  });
});
