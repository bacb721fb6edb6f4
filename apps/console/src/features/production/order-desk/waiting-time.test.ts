import { expect, it } from 'vitest';
import { waitingTime, waitingTone } from './waiting-time.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

it.each([
  ['2026-11-15T11:59:30Z', { days: 0, hours: 0, minutes: 0 }, 'calm'],
  ['2026-11-15T09:15:00Z', { days: 0, hours: 2, minutes: 45 }, 'calm'],
  ['2026-11-14T11:00:00Z', { days: 1, hours: 1, minutes: 0 }, 'long'],
  ['2026-11-12T12:00:00Z', { days: 3, hours: 0, minutes: 0 }, 'late'],
  // A clock that is behind the server's must not show a negative time.
  ['2026-11-15T12:00:05Z', { days: 0, hours: 0, minutes: 0 }, 'calm'],
])('%s', (since, time, tone) => {
  expect(waitingTime(since, now)).toEqual(time);
  expect(waitingTone(waitingTime(since, now), 48)).toBe(tone);
});
