/**
 * Measures order sheets: reading 10,000 rows × 20 columns compared with the fastest other reader, checking compared
 * with reading alone, and the memory for 10,000 and 100,000 rows; how long 100,000 and 1,000,000 rows block the event
 * loop; and 500 images uploaded by the desktop client compared with a bare loop. `npm run bench import reading`,
 * `checking`, `main-thread`, `memory` and `uploading` run one part each.
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
// The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
await chmod(dir, 0o755);
try {
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run(dir);
} finally {
  await rm(dir, { recursive: true, force: true });
}
