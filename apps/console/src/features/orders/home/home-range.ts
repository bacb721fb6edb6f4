import { dashboardDaysMax } from '@platen/model/orders/dashboard-days';

/**
 * The days that the dashboard shows. Calendar days in the factory's time zone, both ends included: a merchant abroad
 * and the factory see the same figures.
 */
export const homeRanges = ['last_week', 'last_month', 'this_week', 'this_month', 'custom'] as const;
export type HomeRange = (typeof homeRanges)[number];

export interface Days {
  start: string;
  end: string;
}

const dayMs = 86_400_000;

export function dayIn(timeZone: string, atMs: number): string {
  // Canadian English formats a date as ISO does.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(atMs);
}

/** Counted in UTC, where no day is 23 hours long. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function countDays({ start, end }: Days): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1;
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export function isShowable(days: Days): boolean {
  return isDay(days.start) && isDay(days.end) && countDays(days) >= 1 && countDays(days) <= dashboardDaysMax;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function monthOf(day: string, monthsLater = 0): Days {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  return { start: at(month - 1 + monthsLater, 1), end: at(month + monthsLater, 0) };
}

const daysOfRange: Record<Exclude<HomeRange, 'custom'>, (today: string) => Days> = {
  last_week: (today) => ({ start: addDays(today, -6), end: today }),
  last_month: (today) => ({ start: addDays(today, -30), end: today }),
  this_week: (today) => ({ start: mondayOf(today), end: addDays(mondayOf(today), 6) }),
  this_month: (today) => monthOf(today),
};

export function rangeDays(range: HomeRange, custom: Days, today: string): Days {
  return range === 'custom' ? custom : daysOfRange[range](today);
}

/**
 * What a range is compared with: as many days of the previous period as have passed of it. Otherwise a week that began
 * yesterday would be compared with a whole one. Undefined if no day has passed.
 */
export function daysBefore(range: HomeRange, days: Days, today: string): Days | undefined {
  const passed = countDays({ start: days.start, end: today < days.end ? today : days.end });
  if (passed < 1) return undefined;
  if (range === 'this_month') {
    const month = monthOf(days.start, -1);
    return { start: month.start, end: addDays(month.start, Math.min(passed, countDays(month)) - 1) };
  }
  const start = addDays(days.start, -countDays(days));
  return { start, end: addDays(start, passed - 1) };
}
