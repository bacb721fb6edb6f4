/**
 * Order sheets: 10,000 rows × 20 columns read beside the best other reader, and the memory that 10,000 and 100,000 rows
 * take. `npm run bench import reading` and `npm run bench import memory` run a part each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchMemory, benchReading } from './import/reading.ts';

const parts = { reading: benchReading, memory: benchMemory };
const [, , only] = process.argv;
const dir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
try {
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run(dir);
} finally {
  await rm(dir, { recursive: true, force: true });
}
