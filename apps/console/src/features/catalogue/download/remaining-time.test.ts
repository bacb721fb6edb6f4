import { expect, it } from 'vitest';
import { remainingTime } from './remaining-time.ts';

const now = Date.parse('2026-11-15T08:00:00Z');

it.each([
  ['2026-11-18T13:30:00Z', { days: 3, hours: 5 }],
  ['2026-11-16T08:00:00Z', { days: 1, hours: 0 }],
  ['2026-11-16T07:59:59Z', { days: 0, hours: 23 }],
  ['2026-11-15T08:00:01Z', { days: 0, hours: 0 }],
  ['2026-11-15T08:00:00Z', undefined],
  ['2026-11-14T08:00:00Z', undefined],
  ['nonsense', undefined],
])('until %s', (expiresAt, expected) => {
  expect(remainingTime(expiresAt, now)).toEqual(expected);
});
