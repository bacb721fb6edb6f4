import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that it is there whole or not at all, whatever ends this process or this computer meanwhile. */
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

/** A name is kept by its folder, which has to be written too. Windows does so by itself and opens no folders. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
