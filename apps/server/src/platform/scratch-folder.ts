import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'platen-scratch-';

/** A folder of our own for files that are needed for a while; it is gone afterwards, whatever happened. */
export async function withScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes away what processes left that were killed. Nothing that is in use is as old as that. */
export async function sweepScratchFolders(ageMs: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const facts = await stat(folder).catch(() => undefined);
    // Another user's folders may lie here too, and are theirs to remove.
    if (facts && facts.mtimeMs < Date.now() - ageMs) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
