/**
 * Order sheets: 10,000 rows × 20 columns read beside the best other reader, checked beside the reading alone, and the
 * memory that 10,000 and 100,000 rows take; how long 100,000 and 1,000,000 rows hold up the process that imports them; 500
 * images sent by the desktop client beside a bare loop. `npm run bench import reading`, `checking`, `main-thread`, `memory`
 * and `uploading` run a part each.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchChecking } from './import/checking.ts';
import { benchMainThread } from './import/main-thread.ts';
import { benchMemory, benchReading } from './import/reading.ts';
import { benchUploading } from './import/uploading.ts';

const parts = {
  reading: benchReading,
  checking: benchChecking,
  'main-thread': benchMainThread,
  memory: benchMemory,
  uploading: benchUploading,
};
const [, , only] = process.argv;
const dir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
// PostgreSQL does not run as root: the user it runs as must reach the folder.
await chmod(dir, 0o755);
try {
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run(dir);
} finally {
  await rm(dir, { recursive: true, force: true });
}
