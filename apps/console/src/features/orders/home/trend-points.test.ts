import type { Dashboard } from '@platen/model/orders/dashboard';
import { expect, it } from 'vitest';
import { changeOf, peakOf, trendsOf } from './trend-points.ts';

const data = {
  new_form_orders_trend: [
    { date: '2026-11-14', count: 2 },
    { date: '2026-11-15', count: 5 },
    { date: '2026-11-16', count: 0 },
  ],
  new_paid_form_orders_trend: [{ date: '2026-11-15', count: 3 }],
  orders_amount_trend: [],
  paid_orders_amount_trend: [],
} as unknown as Dashboard;

it('joins placed and paid orders by day, without values for future days', () => {
  expect(trendsOf(data, '2026-11-15').counts).toEqual([
    { date: '2026-11-14', placed: 2, paid: 0 },
    { date: '2026-11-15', placed: 5, paid: 3 },
    { date: '2026-11-16', placed: null, paid: null },
  ]);
});

it('finds the highest day, and none among zeros', () => {
  expect(peakOf(trendsOf(data, '2026-11-16').counts)?.date).toBe('2026-11-15');
  expect(peakOf([{ date: '2026-11-14', placed: 0, paid: 0 }])).toBeUndefined();
  expect(peakOf([])).toBeUndefined();
});

it('is undefined if the previous value is zero', () => {
  expect(changeOf(150, 100)).toBe(0.5);
  expect(changeOf(0, 100)).toBe(-1);
  expect(changeOf(5, 0)).toBeUndefined();
  expect(changeOf(5, undefined)).toBeUndefined();
});
