/**
 * Compares the gallery's list with 1,000 and with 100,000 templates for every filter, alternating in one run; checks
 * the query plans of the large one; and compares 200 thumbnails with sharp alone.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputOf } from '@platen/contract/call-types';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database/embedded-database.ts';
import { templatesOf } from './catalogue/templates.ts';
import { benchThumbnails } from './catalogue/thumbnails.ts';
import { compareGrowth, countFullScans } from './lists/growth.ts';
import { listQuery } from './lists/list-query.ts';
import { createBenchDatabase, openServer } from './lists/server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });

const queries: readonly InputOf<'GET /sku_templates'>['query'][] = [
  {},
  { open_type: 'factory' },
  { open_type: 'private' },
  { open_type: 'factory', name_cont: '马克' },
  { open_type: 'factory', name_cont: '杯' },
  { open_type: 'factory', name_cont: '限量姓名贴 777' },
  { open_type: 'factory', no_cont: 'SKU000777' },
  { open_type: 'factory', no_cont: '77' },
  { open_type: 'factory', category_id_eq: 3 },
  { open_type: 'factory', category_id_eq: 12 },
  { open_type: 'factory', kind_eq: 'micro_custom' },
  { open_type: 'factory', creator_id_eq: 1 },
  { open_type: 'factory', published_at_not_null: true },
  { open_type: 'factory', tags_name_in: ['标签1'] },
  { open_type: 'factory', tags_name_in: ['标签100', '标签7'] },
  { open_type: 'factory', name_cont: '没有这个词' },
  { published_at_not_null: false },
  { state_eq: 'pending' },
  { order: 'published_at desc' },
  { order: 'name asc', open_type: 'factory' },
];

try {
  const smallUrl = await createBenchDatabase(postgres.url, 'small', templatesOf(1000));
  const largeUrl = await createBenchDatabase(postgres.url, 'large', templatesOf(100_000));
  const [small, large] = [await openServer(smallUrl, dataDir), await openServer(largeUrl, dataDir)];
  const asked = queries.map((query) => listQuery('GET /sku_templates', query));
  await compareGrowth('catalogue', { small, large }, asked);
  await countFullScans('catalogue', { server: large, url: largeUrl, dataDir }, asked);
  if (!process.argv.includes('lists')) await benchThumbnails(small);
  await small.close();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
