import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '@platen/sheet/byte-source';

/** An open file with random access. */
export function sourceOfFile(handle: FileHandle, size: number): ByteSource {
  return {
    size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, end - start));
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
        if (bytesRead === 0) return bytes.subarray(0, filled);
        filled += bytesRead;
      }
      return bytes;
    },
  };
}
