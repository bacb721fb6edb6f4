/**
 * Ten years of orders: how lists, placing and paying slow down from one to five million orders with their images, bills and
 * ledger entries, with the query plans of the large database. `npm run bench growth 100000 500000` takes other numbers.
 * The full numbers take about half an hour and 20 GB.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database/embedded-database.ts';
import { withHistory } from './growth/history.ts';
import { comparePayments } from './growth/payments.ts';
import { printSizes } from './growth/sizes.ts';
import { compareGrowth, countFullScans } from './lists/growth.ts';
import { createBenchDatabase, openServer } from './lists/server.ts';
import { orderListQueries } from './orders/list-queries.ts';
import { ordersOf } from './orders/orders.ts';

const [, , fewOrders = '1000000', manyOrders = '5000000'] = process.argv;

const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });
try {
  const create = (name: string, count: number) => createBenchDatabase(postgres.url, name, withHistory(ordersOf(count)));
  const smallUrl = await create('small', Number(fewOrders));
  const largeUrl = await create('large', Number(manyOrders));
  const [small, large] = [await openServer(smallUrl, dataDir), await openServer(largeUrl, dataDir)];
  await printSizes(large);
  await comparePayments({ small, large });
  await compareGrowth('growth', { small, large }, orderListQueries);
  await countFullScans('growth', { server: large, url: largeUrl, dataDir }, orderListQueries);
  await small.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
