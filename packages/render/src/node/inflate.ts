import { Readable } from 'node:stream';
import { createInflate, inflateSync } from 'node:zlib';
import type { Inflate } from '../images/level-file.ts';

/** More is inflated piece by piece: the pixels and the lines that they come from are not in memory twice. */
const atOnceMaxBytes = 16 * 1024 * 1024;
const pieceBytes = 1024 * 1024;
/** Node's least. */
const minChunkBytes = 64;

export const inflate: Inflate = (parts, byteCount) => {
  if (byteCount > atOnceMaxBytes) return Readable.from(parts).pipe(createInflate({ chunkSize: pieceBytes }));
  const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  return [inflateSync(whole, { chunkSize: Math.max(minChunkBytes, byteCount), maxOutputLength: byteCount })];
};
