import { createMD5 } from 'hash-wasm';

const md5ChunkBytes = 2 * 1024 * 1024;

/** The start and the end of each chunk of a file. */
export function* chunkRanges(byteSize: number, chunkBytes: number): Generator<[start: number, end: number]> {
  for (let start = 0; start < byteSize; start += chunkBytes) yield [start, Math.min(start + chunkBytes, byteSize)];
}

/** The MD5 of a file as Base64. Read in chunks: a file of 500 MB must not be in memory as a whole. */
export async function md5Base64(
  file: Blob,
  onProgress: (share: number) => void,
  chunkBytes = md5ChunkBytes,
): Promise<string> {
  const md5 = await createMD5();
  for (const [start, end] of chunkRanges(file.size, chunkBytes)) {
    md5.update(new Uint8Array(await file.slice(start, end).arrayBuffer()));
    onProgress(end / file.size);
  }
  return btoa(String.fromCharCode(...md5.digest('binary')));
}
