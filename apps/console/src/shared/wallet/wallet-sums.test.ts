import { expect, it } from 'vitest';
import { advanceUse, balanceBefore } from './wallet-sums.ts';

it.each([
  [
    { balance: 100, advance_amount: 0 },
    { used: 0, left: 0, percent: 0 },
  ],
  [
    { balance: 100, advance_amount: 500 },
    { used: 0, left: 500, percent: 0 },
  ],
  [
    { balance: -125, advance_amount: 500 },
    { used: 125, left: 375, percent: 25 },
  ],
  [
    { balance: -500, advance_amount: 500 },
    { used: 500, left: 0, percent: 100 },
  ],
  [
    { balance: -0.3, advance_amount: 0.4 },
    { used: 0.3, left: 0.1, percent: 75 },
  ],
])('%o: %o', (wallet, use) => {
  expect(advanceUse(wallet)).toEqual(use);
});

it('computes the previous balance without floating-point errors', () => {
  expect(balanceBefore({ balance: 0.3, amount: 0.1 })).toBe(0.2);
  expect(balanceBefore({ balance: -12.5, amount: -20.3 })).toBe(7.8);
});
