/**
 * Measures orders and payments per second through the public API, compared with the same SQL statements sent directly;
 * and the lists of form orders and orders with 10,000 and with 1,000,000 orders, including the query plans of the large
 * ones. `npm run bench orders lists` and `npm run bench orders throughput` run one part each; `lists <text>` runs only
 * the queries that contain the text.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database/embedded-database.ts';
import { compareGrowth, countFullScans } from './lists/growth.ts';
import { createBenchDatabase, openServer } from './lists/server.ts';
import { orderListQueries } from './orders/list-queries.ts';
import { ordersOf } from './orders/orders.ts';
import { benchThroughput } from './orders/throughput.ts';

const [, , only, asked = ''] = process.argv;
const queries = orderListQueries.filter(({ name }) => name.includes(asked));

const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });
try {
  const smallUrl = await createBenchDatabase(postgres.url, 'small', ordersOf(10_000));
  if (only !== 'lists')
    await benchThroughput(await createBenchDatabase(postgres.url, 'throughput', ordersOf(10_000)), dataDir);
  if (only !== 'throughput') {
    const largeUrl = await createBenchDatabase(postgres.url, 'large', ordersOf(1_000_000));
    const [small, large] = [await openServer(smallUrl, dataDir), await openServer(largeUrl, dataDir)];
    await compareGrowth('orders', { small, large }, queries);
    await countFullScans('orders', { server: large, url: largeUrl, dataDir }, queries);
    await small.close();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
