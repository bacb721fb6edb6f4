import { formatCount, formatYuan } from '@platen/model/money/money';
import type { Dashboard } from '@platen/model/orders/dashboard';

/** What a trend counts: form orders, or money. */
export type Measure = 'count' | 'yuan';
export const formatMeasure: Record<Measure, (value: number) => string> = { count: formatCount, yuan: formatYuan };

/** One day of a trend. Undefined for future days: a line that falls to 0 there would be misleading. */
export interface TrendPoint {
  date: string;
  placed: number | null;
  paid: number | null;
}

function toPoints<Key extends string>(
  placed: readonly ({ date: string } & Record<Key, number>)[],
  paid: readonly ({ date: string } & Record<Key, number>)[],
  key: Key,
  today: string,
): TrendPoint[] {
  const paidOn = new Map(paid.map((point) => [point.date, point[key]]));
  return placed.map((point) => {
    const isPast = point.date <= today;
    return {
      date: point.date,
      placed: isPast ? point[key] : null,
      paid: isPast ? (paidOn.get(point.date) ?? 0) : null,
    };
  });
}

export function trendsOf(data: Dashboard, today: string): { counts: TrendPoint[]; amounts: TrendPoint[] } {
  return {
    counts: toPoints(data.new_form_orders_trend, data.new_paid_form_orders_trend, 'count', today),
    amounts: toPoints(data.orders_amount_trend, data.paid_orders_amount_trend, 'amount', today),
  };
}

/** The highest day; undefined if all are 0. */
export function peakOf(points: readonly TrendPoint[]): TrendPoint | undefined {
  const peak = points.reduce<TrendPoint | undefined>(
    (best, point) => ((point.placed ?? 0) > (best?.placed ?? 0) ? point : best),
    undefined,
  );
  return peak;
}

/** The relative change. Undefined if the previous value is 0. */
export function changeOf(now: number, before: number | undefined): number | undefined {
  return before ? (now - before) / before : undefined;
}
