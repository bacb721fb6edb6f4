import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'platen-scratch-';

/** Provides a temporary folder that is always removed afterwards. */
export async function withScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders left by killed processes. Nothing in use is that old. */
export async function sweepScratchFolders(ageMs: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const facts = await stat(folder).catch(() => undefined);
    // Another user's folders may be here too; they cannot be removed and are ignored.
    if (facts && facts.mtimeMs < Date.now() - ageMs) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
