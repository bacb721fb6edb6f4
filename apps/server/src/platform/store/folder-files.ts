import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ByteSource } from './store.ts';

/** Customers' pictures must not be readable for other users of this machine. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/**
 * Writes a new file and flushes it to disk, counting and hashing on the way. Stops reading beyond the maximum. A
 * failure, including that of the sender, leaves no file.
 */
export async function writeFile(path: string, body: AsyncIterable<Buffer>, byteSizeMax: number) {
  const file = await open(path, 'wx', privateFile);
  const md5 = createHash('md5');
  let byteSize = 0;
  try {
    for await (const chunk of body) {
      byteSize += chunk.length;
      if (byteSize > byteSizeMax) break;
      md5.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  return { byteSize, md5Base64: md5.digest('base64') };
}

/** Makes a complete file visible in one atomic step; afterwards it survives a power failure. */
export async function publishFile(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true, mode: privateFolder });
  await rename(from, to);
  // Windows cannot flush a folder handle and persists names on its own.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function fileSource(path: string, byteSize: number): ByteSource {
  return {
    byteSize,
    async read(start, length) {
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    withFile: (use) => use(path),
  };
}
