/**
 * The gallery's list with 1,000 and with 100,000 templates, for every filter it offers, called in turn in one run;
 * the plans of the large one; and 200 thumbnails beside sharp alone.
 */
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database.ts';
import { wholeScans, readPlans } from './catalogue/plans.ts';
import { type BenchServer, openBenchServer } from './catalogue/server.ts';
import { benchThumbnails } from './catalogue/thumbnails.ts';

const rounds = 25;
const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// Otherwise PostgreSQL, which does not run as root, could not get in.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });

const questions = [
  '',
  'open_type=factory',
  'open_type=private',
  'open_type=factory&name_cont=马克',
  'open_type=factory&name_cont=杯',
  'open_type=factory&name_cont=限量姓名贴 777',
  'open_type=factory&no_cont=SKU000777',
  'open_type=factory&no_cont=77',
  'open_type=factory&category_id_eq=3',
  'open_type=factory&category_id_eq=12',
  'open_type=factory&kind_eq=micro_custom',
  'open_type=factory&creator_id_eq={creator}',
  'open_type=factory&published_at_not_null=true',
  'open_type=factory&tags_name_in=标签1',
  'open_type=factory&tags_name_in=标签100,标签7',
  'open_type=factory&name_cont=没有这个词',
  'published_at_not_null=false',
  'state_eq=pending',
  'order=published_at desc',
  'order=name asc&open_type=factory',
];

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(server: BenchServer, who: 'customer' | 'staff', question: string): Promise<number> {
  const start = performance.now();
  await server.ask(who, question);
  return performance.now() - start;
}

try {
  const small = await openBenchServer(postgres.url, 'small', 1000, dataDir);
  const large = await openBenchServer(postgres.url, 'large', 100_000, dataDir);
  let worst = { ratio: 0, name: '' };
  for (const who of ['customer', 'staff'] as const) {
    for (const question of questions) {
      const times = { small: [] as number[], large: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        times.small.push(await timeOf(small, who, question));
        times.large.push(await timeOf(large, who, question));
      }
      const ratio = median(times.large) / median(times.small);
      const name = `${who} ${question || '(none)'}`;
      console.log(
        `${name.padEnd(60)} ${median(times.small).toFixed(1)} ms → ${median(times.large).toFixed(1)} ms  ×${ratio.toFixed(2)}`,
      );
      if (ratio > worst.ratio) worst = { ratio, name };
    }
  }
  console.log(`slowest growth: ${worst.name}`);
  console.log(`ratio catalogue.list_growth ${worst.ratio.toFixed(2)}`);

  const logFile = join(dataDir, 'postgres', 'server.log');
  const explained = await large.reopenWithPlans();
  const offset = (await stat(logFile)).size;
  for (const who of ['customer', 'staff'] as const)
    for (const question of questions) await explained.ask(who, question);
  const tables = await explained.largeTables(10_000);
  const plans = readPlans(logFile, offset);
  if (plans.length < questions.length) throw new Error(`only ${plans.length} plans were written down`);
  let scans = 0;
  for (const { text, plan } of plans) {
    for (const scan of wholeScans(plan, tables)) {
      scans += 1;
      console.log(`whole scan: ${scan}\n  ${text.slice(0, 300)}`);
    }
  }
  console.log(`${plans.length} plans read, large tables: ${[...tables.keys()].join(', ')}`);
  console.log(`ratio catalogue.full_scans ${scans}`);
  await explained.close();
  if (!process.argv.includes('lists')) await benchThumbnails(small);
  await small.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
