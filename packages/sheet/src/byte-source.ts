/** A file with random access: a sheet with a gigabyte of pictures is not loaded into memory. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `start` up to, not including, `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
}

export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (start, end) => Promise.resolve(bytes.subarray(start, end)) };
}
