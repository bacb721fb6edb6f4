import { describe, expect, it } from 'vitest';
import { divideIntoBatches, findSize, priceOf, totalsOf } from './amounts.ts';
import { orderTemplate } from './testing/templates.ts';

function priceAt(parts: Parameters<typeof orderTemplate>[0], size: string, quantity: number) {
  const template = orderTemplate(parts);
  const found = findSize(template, size);
  return found && priceOf(template, found, quantity);
}

describe('the price of an order', () => {
  it('contains the rendering once, whatever the quantity is', () => {
    expect(priceAt({}, 'M', 3)).toEqual({
      quantity: 3,
      priceFen: 1990,
      renderingPriceFen: 20,
      amountFen: 3 * 1990 + 20,
    });
  });

  it.each(['form_order', 'batch_order'] as const)('contains no rendering if nothing is rendered: %s', (kind) => {
    expect(priceAt({ kind }, 'M', 3)).toMatchObject({ renderingPriceFen: 0, amountFen: 3 * 1990 });
  });

  it('is unknown without a size of the template', () => {
    expect(priceAt({}, 'XL', 1)).toBeUndefined();
    expect(priceAt({}, '', 1)).toBeUndefined();
  });
});

it('is summed in fen', () => {
  const orders = Array.from({ length: 3 }, () => ({ quantity: 2, amountFen: 10 }));
  expect(totalsOf(orders)).toEqual({ orders_count: 3, quantity: 6, amount_fen: 30 });
});

describe('production batches', () => {
  it.each([
    [5, 2, [2, 2, 1]],
    [4, 2, [2, 2]],
    [1, 9, [1]],
    [5, null, [5]],
    [0, 2, []],
    [0, null, []],
  ])('%i orders, at most %s in a batch: %j', (count, max, sizes) => {
    const orders = Array.from({ length: count }, (_, index) => index);
    const batches = divideIntoBatches(orders, max);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(orders);
  });
});
