import { percentile } from '../fairness/client.ts';

/** Milliseconds of each request, by its kind. */
export type ResponseTimes = ReadonlyMap<string, readonly number[]>;

export function printTimes(times: ResponseTimes): void {
  const columns = ['requests', 'p50', 'p95', 'p99'];
  console.log(['ms'.padEnd(24), ...columns.map((column) => column.padStart(9))].join(''));
  for (const [name, values] of [...times, ['all', [...times.values()].flat()] as const]) {
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(0));
    console.log([name.padEnd(24), ...[String(values.length), ...figures].map((figure) => figure.padStart(9))].join(''));
  }
}
