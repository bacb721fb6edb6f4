import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file to look into, here and there. */
export interface FileWindow {
  readonly byteSize: number;
  /** Fewer bytes than asked for only at the end. */
  read(at: number, length: number): Buffer;
}

export function windowOfBytes(bytes: Uint8Array): FileWindow {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { byteSize: all.length, read: (at, length) => all.subarray(at, at + length) };
}

/** Without waiting: thousands of small looks, in a process that has nothing else to do. */
export function withFileWindow<T>(path: string, use: (file: FileWindow) => T): T {
  const file = openSync(path, 'r');
  try {
    return use({
      byteSize: fstatSync(file).size,
      read(at, length) {
        const bytes = Buffer.alloc(length);
        return bytes.subarray(0, readSync(file, bytes, 0, length, at));
      },
    });
  } finally {
    closeSync(file);
  }
}
