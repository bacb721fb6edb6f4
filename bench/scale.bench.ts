/**
 * Measures what a second process brings on this machine: orders and payments with one and with two api processes, renders
 * with one and with two workers, and a one-row order behind another customer's 5,000 rows. Clients, processes and database
 * share its cores: on two of them, a ratio near 1 means that they were busy with one process already.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database/embedded-database.ts';
import { benchOneRowOrder } from './fairness/one-row-order.ts';
import { createBenchDatabase } from './lists/server.ts';
import { benchApis } from './scale/apis.ts';
import { buyerNames } from './scale/buyers.ts';
import { openProcesses } from './scale/processes.ts';
import { benchWorkers } from './scale/workers.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });
try {
  const url = await createBenchDatabase(postgres.url, 'scale', async (_, newUser) => {
    for (const login of ['customer', 'many', ...buyerNames]) await newUser(login, 'customer');
    await newUser('staff', 'staff');
  });
  const environment = { DATABASE_URL: url, PLATEN_DATA: join(dataDir, 'files'), PLATEN_LOG_LEVEL: 'error' };
  await benchApis(environment);
  await benchWorkers(environment);
  const { apis, close } = await openProcesses(environment, { apis: 1, workers: 2 });
  try {
    for (const { url: apiUrl } of apis) await benchOneRowOrder(apiUrl, 'scale.fairness');
  } finally {
    await close();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
