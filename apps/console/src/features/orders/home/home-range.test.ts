import { describe, expect, it } from 'vitest';
import { countDays, dayIn, daysBefore, type HomeRange, isShowable, rangeDays } from './home-range.ts';

const custom = { start: '2026-01-30', end: '2026-02-02' };

it("computes the day in the factory's time zone", () => {
  const instant = Date.parse('2026-11-14T17:00:00Z');
  expect(dayIn('Asia/Shanghai', instant)).toBe('2026-11-15');
  expect(dayIn('UTC', instant)).toBe('2026-11-14');
});

describe('rangeDays', () => {
  it.each<[HomeRange, string, string, string]>([
    ['last_week', '2026-11-15', '2026-11-09', '2026-11-15'],
    ['last_month', '2026-11-15', '2026-10-16', '2026-11-15'],
    ['this_week', '2026-11-15', '2026-11-09', '2026-11-15'],
    ['this_week', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['this_month', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['this_month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['this_month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['custom', '2026-11-15', '2026-01-30', '2026-02-02'],
  ])('%s on %s', (range, today, start, end) => {
    expect(rangeDays(range, custom, today)).toEqual({ start, end });
  });
});

describe('daysBefore', () => {
  it.each<[HomeRange, string, string, string]>([
    ['last_week', '2026-11-15', '2026-11-02', '2026-11-08'],
    ['last_month', '2026-11-15', '2026-09-15', '2026-10-15'],
    // Tuesday: the Monday and Tuesday of the previous week.
    ['this_week', '2026-11-17', '2026-11-09', '2026-11-10'],
    ['this_month', '2026-11-10', '2026-10-01', '2026-10-10'],
    // February has no 31st day to compare with.
    ['this_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['this_month', '2026-01-02', '2025-12-01', '2025-12-02'],
    ['custom', '2026-11-15', '2026-01-26', '2026-01-29'],
  ])('%s on %s', (range, today, start, end) => {
    expect(daysBefore(range, rangeDays(range, custom, today), today)).toEqual({ start, end });
  });

  it('is undefined for future days', () => {
    expect(daysBefore('custom', custom, '2026-01-29')).toBeUndefined();
  });
});

it('allows at most a year and a day, with the start before the end', () => {
  expect(isShowable({ start: '2026-01-01', end: '2027-01-01' })).toBe(true);
  expect(isShowable({ start: '2026-01-01', end: '2027-01-02' })).toBe(false);
  expect(isShowable({ start: '2026-01-02', end: '2026-01-01' })).toBe(false);
  expect(isShowable({ start: '2026-13-01', end: '2026-14-01' })).toBe(false);
  expect(countDays({ start: '2026-01-01', end: '2026-01-01' })).toBe(1);
});
