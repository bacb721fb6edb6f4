/**
 * Measures how much customers affect each other: the time to draw a one-row order behind another customer's 5,000 rows,
 * and the p99 response time while hostile files are uploaded, each compared with an idle server in the same run.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database/embedded-database.ts';
import { startServerProcess } from '../apps/server/src/resources/orders/form-orders/testing/server-process.ts';
import { benchLatencyUnderAttack } from './fairness/latency-under-attack.ts';
import { benchOneRowOrder } from './fairness/one-row-order.ts';
import { createBenchDatabase } from './lists/server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });
try {
  const url = await createBenchDatabase(postgres.url, 'fairness', async (_, newUser) => {
    for (const login of ['customer', 'many', 'attacker', 'accomplice']) await newUser(login, 'customer');
    await newUser('staff', 'staff');
  });
  const environment = { DATABASE_URL: url, PLATEN_DATA: join(dataDir, 'files'), PLATEN_LOG_LEVEL: 'error' };
  const server = await startServerProcess(environment);
  try {
    await benchLatencyUnderAttack(server.url);
    await benchOneRowOrder(server.url, 'fairness.one_row_vs_idle');
  } finally {
    await server.kill('SIGKILL');
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
