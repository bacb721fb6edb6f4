import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '@platen/sheet/byte-source';

/** A file that is read in ranges, as in the desktop client. */
export async function openFile(path: string): Promise<ByteSource & { file: FileHandle }> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    file,
    size,
    async read(start, end) {
      const bytes = new Uint8Array(end - start);
      await file.read(bytes, 0, bytes.length, start);
      return bytes;
    },
  };
}
