import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListQuery } from './list-query.ts';
import { readPlans, wholeScans } from './plans.ts';
import { type BenchServer, largeTables, reopenWithPlans } from './server.ts';

const rounds = 25;
const people = ['customer', 'staff'] as const;
/** Smaller tables may be scanned sequentially. */
const largeRowsMin = 10_000;

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(server: BenchServer, who: (typeof people)[number], query: ListQuery): Promise<number> {
  const start = performance.now();
  await query.run(server.clients[who]);
  return performance.now() - start;
}

/**
 * Sends every query to the small and to the large database alternately and prints the largest growth of the response
 * time.
 */
export async function compareGrowth(
  name: string,
  { small, large }: { small: BenchServer; large: BenchServer },
  queries: readonly ListQuery[],
): Promise<void> {
  let worst = { ratio: 0, query: '' };
  for (const who of people) {
    for (const query of queries) {
      const times = { small: [] as number[], large: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        times.small.push(await timeOf(small, who, query));
        times.large.push(await timeOf(large, who, query));
      }
      const [few, many] = [median(times.small), median(times.large)];
      const ratio = many / few;
      console.log(
        `${`${who} ${query.name}`.padEnd(76)} ${few.toFixed(1)} ms → ${many.toFixed(1)} ms  ×${ratio.toFixed(2)}`,
      );
      if (ratio > worst.ratio) worst = { ratio, query: `${who} ${query.name}` };
    }
  }
  console.log(`slowest growth: ${worst.query}`);
  console.log(`ratio ${name}.list_growth ${worst.ratio.toFixed(2)}`);
}

/** Repeats all queries with logged plans and counts those that scan a whole large table. */
export async function countFullScans(
  name: string,
  { server, url, dataDir }: { server: BenchServer; url: string; dataDir: string },
  queries: readonly ListQuery[],
): Promise<void> {
  const logFile = join(dataDir, 'postgres', 'server.log');
  const explained = await reopenWithPlans(server, url, dataDir);
  const offset = (await stat(logFile)).size;
  for (const who of people) for (const query of queries) await query.run(explained.clients[who]);
  const tables = await largeTables(explained, largeRowsMin);
  const plans = readPlans(logFile, offset);
  if (plans.length < queries.length) throw new Error(`only ${plans.length} plans were written down`);
  let scans = 0;
  for (const { text, plan } of plans) {
    for (const scan of wholeScans(plan, tables)) {
      scans += 1;
      console.log(`whole scan: ${scan}\n  ${text.slice(0, 400)}`);
    }
  }
  console.log(`${plans.length} plans read, large tables: ${[...tables.keys()].join(', ')}`);
  console.log(`ratio ${name}.full_scans ${scans}`);
  await explained.close();
}
