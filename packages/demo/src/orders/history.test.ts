import { expect, it } from 'vitest';
import { demoFormOrders } from './form-orders.ts';
import { demoHistory, repeatedOrderNo } from './history.ts';

it('covers ninety days, both customers and every state, the oldest first', () => {
  const history = demoHistory();
  expect(history).toHaveLength(284);
  expect(history[0]?.hoursAgo).toBeGreaterThan(89 * 24);
  expect(history.map(({ hoursAgo }) => hoursAgo)).toEqual(
    history.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => b - a),
  );
  expect(new Set(history.map(({ state }) => state))).toEqual(
    new Set(['init', 'paid', 'confirmed', 'in_production', 'sent', 'closed', 'refunded']),
  );
  expect(new Set(history.map(({ customer }) => customer))).toEqual(new Set(['merchant', 'reseller']));
});

it('is the same on every start, repeats only flawless orders, and numbers orders uniquely', () => {
  const history = demoHistory();
  expect(demoHistory()).toEqual(history);
  expect(history.every(({ model }) => demoFormOrders[model]?.flaw === undefined)).toBe(true);
  const nos = history.map((repeat) => repeatedOrderNo(repeat, 0));
  expect(new Set(nos).size).toBe(nos.length);
});
