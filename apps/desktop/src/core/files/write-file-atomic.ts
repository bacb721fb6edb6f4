import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file completely or not at all, even if the process or the computer crashes meanwhile. */
export async function writeFileAtomic(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${path}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(part, path);
  await syncFolder(dirname(path));
}

/** Flushes the directory entry. Windows does so itself, and cannot open folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
