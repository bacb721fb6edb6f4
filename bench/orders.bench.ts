/**
 * Measures orders and payments per second through the public API, compared with the same SQL statements sent directly;
 * and the lists of form orders and orders with 10,000 and with 1,000,000 orders, including the query plans of the large
 * ones. `npm run bench orders lists` and `npm run bench orders throughput` run one part each; `lists <text>` runs only
 * the queries that contain the text.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '@platen/contract/call-types';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database.ts';
import { compareGrowth, countFullScans } from './lists/growth.ts';
import { listQuery } from './lists/list-query.ts';
import { createBenchDatabase, openServer } from './lists/server.ts';
import { ordersOf } from './orders/orders.ts';
import { benchThroughput } from './orders/throughput.ts';

const formOrders: readonly InputOf<'GET /form_orders'>['query'][] = [
  {},
  { type_eq: 'FormOrder::Batch' },
  { state_eq: 'init' },
  { state_eq: 'sent' },
  { type_eq: 'FormOrder::Form', state_eq: 'paid' },
  { type_eq: 'FormOrder::MicroCustom', created_at_gteq_date: '2026-01-01', created_at_lteq_date: '2026-06-30' },
  { created_at_lteq_date: '2025-06-30' },
  { no_cont: '00077' },
  { no_cont: 'FO' },
  { orders_no_cont: 'TB007919-' },
  { orders_no_cont: 'TB7' },
  { orders_no_cont: 'no such number' },
  { sku_template_no_cont: 'SKU000007' },
  { sku_template_name_cont: '马克杯' },
  { sku_template_name_cont: '马克杯8' },
  { sku_template_category_id_eq: 2 },
  { sku_template_category_id_eq: 9 },
  { tags_name_in: ['标签1'] },
  { tags_name_in: ['标签150'] },
  { type_eq: 'FormOrder::Batch', sku_template_name_cont: '马克杯', state_eq: 'sent' },
  { no_in: ['FO000000000001', 'FO000000000002'] },
  { id_in: [1, 500, 900] },
  { state_in: ['init', 'paid'] },
  { state_in: ['sent', 'closed'] },
  { updated_at_gteq: '2026-06-01T00:00:00Z' },
  { updated_at_gteq: '2026-06-01T00:00:00Z', updated_at_lteq: '2026-06-01T06:00:00Z' },
  { order: 'amount desc' },
  { order: 'updated_at desc' },
];
const orders: readonly InputOf<'GET /orders'>['query'][] = [
  {},
  { state_eq: 'init' },
  { state_eq: 'sent' },
  { no_cont: 'TB007919-' },
  { no_cont: 'TB' },
  { no_cont: 'no such number' },
  { sku_template_no_cont: 'SKU000007' },
  { sku_template_name_cont: '马克杯' },
  { sku_template_name_cont: '马克杯8' },
  { sku_template_category_id_eq: 2 },
  { sku_template_category_id_eq: 9 },
  { production_batch_id_eq: 500 },
  { form_order_id_eq: 500 },
  { created_at_gteq_date: '2026-01-01', created_at_lteq_date: '2026-06-30' },
  { state_eq: 'paid', sku_template_name_cont: '马克杯' },
  { no_eq: 'TB007919-1' },
  { no_in: ['TB007919-1', 'TB000001-1', 'no such number'] },
  { state_in: ['init', 'paid'] },
  { state_in: ['closed', 'refunded'] },
  { updated_at_gteq: '2026-06-01T00:00:00Z', updated_at_lteq: '2026-06-01T06:00:00Z' },
  { updated_at_gteq: '2026-06-01T00:00:00Z', order: 'updated_at' },
];
const batches: readonly InputOf<'GET /production_batches'>['query'][] = [
  {},
  { state_eq: 'confirmed' },
  { state_eq: 'in_production' },
  { no_cont: '00077' },
];
const [, , only, asked = ''] = process.argv;
const queries = [
  ...formOrders.map((query) => listQuery('GET /form_orders', query)),
  ...orders.map((query) => listQuery('GET /orders', query)),
  ...batches.map((query) => listQuery('GET /production_batches', query)),
].filter(({ name }) => name.includes(asked));

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
