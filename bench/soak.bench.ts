/**
 * `npm run soak`: mixed traffic for ten minutes, or `--minutes <n>`. Fails if a request fails, if memory keeps growing or if
 * the ledger does not add up, and prints the response times of each kind of request.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../apps/server/src/platform/embedded-database/embedded-database.ts';
import { startServerProcess } from '../apps/server/src/resources/orders/form-orders/testing/server-process.ts';
import { compareLedger } from '../apps/server/src/resources/wallet/wallets/ledger-checks.service.ts';
import { findFreePort } from '../tests/cluster/part.ts';
import { createBenchDatabase } from './lists/server.ts';
import { assessMemory, watchMemory } from './soak/memory.ts';
import { printTimes } from './soak/response-times.ts';
import { customerNames, runTraffic } from './soak/traffic.ts';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } }).values;
const durationMs = Number(minutes) * 60_000;

const dataDir = await mkdtemp(join(tmpdir(), 'platen-soak-'));
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedDatabase({ dataDir, log: console.log });
const faults: string[] = [];
try {
  const url = await createBenchDatabase(postgres.url, 'soak', async (_, newUser) => {
    for (const login of customerNames) await newUser(login, 'customer');
    await newUser('staff', 'staff');
  });
  const metricsPort = await findFreePort();
  const server = await startServerProcess({
    DATABASE_URL: url,
    PLATEN_DATA: join(dataDir, 'files'),
    PLATEN_LOG_LEVEL: 'error',
    PLATEN_METRICS_PORT: String(metricsPort),
  });
  try {
    const memory = watchMemory(`http://127.0.0.1:${metricsPort}/metrics`);
    const { times, failures } = await runTraffic(server.url, durationMs);
    printTimes(times);
    faults.push(...failures, ...assessMemory(await memory.stop()));
  } finally {
    await server.kill('SIGTERM');
  }
  const { db, close } = openDatabase(
    () => url,
    () => undefined,
    1,
  );
  const { wallets_count, differences } = await compareLedger(db);
  await close();
  console.log(`ledger: ${wallets_count} wallets, ${differences.length} differences`);
  faults.push(...differences.map((difference) => `the ledger differs: ${JSON.stringify(difference)}`));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(faults.length === 0 ? 'soak passed' : `soak failed: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
