import { chown, mkdir, open } from 'node:fs/promises';
import type { Account } from '../embedded-database/processes.ts';
import { privateFile, privateFolder } from '../store/folder-files.ts';

export async function makeFolder(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: privateFolder });
  if (account) await chown(path, account.uid, account.gid);
}

/**
 * Writes a new file without its empty parts, which then take no space on most file systems: a day of the log can be 40 GB
 * of segments that are almost empty.
 */
export async function writeRestoredFile(
  path: string,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
  account: Account | undefined,
): Promise<void> {
  const file = await open(path, 'wx', privateFile);
  try {
    let position = 0;
    for await (const bytes of body) {
      if (!isEmpty(bytes)) await file.write(bytes, 0, bytes.length, position);
      position += bytes.length;
    }
    await file.truncate(position);
    if (account) await file.chown(account.uid, account.gid);
  } finally {
    await file.close();
  }
}

const emptyBytes = Buffer.alloc(64 * 1024);

function isEmpty(bytes: Buffer): boolean {
  return bytes.length <= emptyBytes.length && bytes.equals(emptyBytes.subarray(0, bytes.length));
}
