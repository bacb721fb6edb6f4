import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Random access to the bytes of a file. */
export interface FileWindow {
  readonly byteSize: number;
  /** Returns fewer bytes than requested only at the end of the file. */
  read(at: number, length: number): Buffer;
}

export function windowOfBytes(bytes: Uint8Array): FileWindow {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { byteSize: all.length, read: (at, length) => all.subarray(at, at + length) };
}

/** Reads synchronously: thousands of small reads would be slow as promises, and a picture process has no other work. */
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
