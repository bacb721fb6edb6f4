import { expect, it } from 'vitest';
import { createRefusalBudget } from './refusal-budget.ts';

it('has a limit for each address and for all, and starts again after an hour', () => {
  let time = 0;
  const mayRecord = createRefusalBudget(() => time);
  const recorded = (address: string, tries: number) =>
    Array.from({ length: tries }, () => mayRecord(address)).filter(Boolean).length;
  expect(recorded('192.0.2.1', 100)).toBe(5);
  expect(recorded('192.0.2.2', 3)).toBe(3);
  const others = Array.from({ length: 1000 }, (_, index) => recorded(`198.51.100.${index}`, 1));
  expect(others.filter((count) => count > 0)).toHaveLength(492);
  time += 3600 * 1000;
  expect(recorded('192.0.2.1', 100)).toBe(5);
});
