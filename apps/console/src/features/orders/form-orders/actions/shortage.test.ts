import { expect, it } from 'vitest';
import { knownShortage } from './shortage.ts';

it.each([
  [100, [60, 40], undefined],
  [99.99, [60, 40], { amount: 100, available: 99.99, missing: 0.01 }],
  [-5, [0.1, 0.2], { amount: 0.3, available: -5, missing: 5.3 }],
  [0, [0], undefined],
])('%d for %j: %j', (available_balance, amounts, shortage) => {
  expect(
    knownShortage(
      { available_balance },
      amounts.map((amount) => ({ amount })),
    ),
  ).toEqual(shortage);
});
