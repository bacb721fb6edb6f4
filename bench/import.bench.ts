/**
 * Order sheets: 10,000 rows × 20 columns read beside the best other reader, checked beside the reading alone, and the
 * memory that 10,000 and 100,000 rows take. `npm run bench import reading`, `checking` and `memory` run a part each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchChecking } from './import/checking.ts';
import { benchMemory, benchReading } from './import/reading.ts';

const parts = { reading: benchReading, checking: benchChecking, memory: benchMemory };
const [, , only] = process.argv;
const dir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
try {
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run(dir);
} finally {
  await rm(dir, { recursive: true, force: true });
}
