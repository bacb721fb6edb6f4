import { Readable } from 'node:stream';
import { createInflate, inflateSync } from 'node:zlib';
import type { Inflate } from '../images/level-file.ts';

/** Longer results are inflated in pieces, so that memory never holds all filtered rows besides the decoded pixels. */
const atOnceMaxBytes = 16 * 1024 * 1024;
const pieceBytes = 1024 * 1024;
/** The smallest `chunkSize` that Node accepts. */
const minChunkBytes = 64;

export const inflate: Inflate = (parts, byteCount) => {
  if (byteCount > atOnceMaxBytes) return Readable.from(parts).pipe(createInflate({ chunkSize: pieceBytes }));
  const whole = parts.length === 1 && parts[0] ? parts[0] : joined(parts);
  return [inflateSync(whole, { chunkSize: Math.max(minChunkBytes, byteCount), maxOutputLength: byteCount })];
};

/** Reused by every call: the joined parts are inflated before the next call can overwrite them. */
let joinedMemory = new Uint8Array(0);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const byteCount = parts.reduce((sum, { length }) => sum + length, 0);
  if (byteCount > atOnceMaxBytes) return Buffer.concat(parts);
  if (byteCount > joinedMemory.length) joinedMemory = new Uint8Array(byteCount);
  let at = 0;
  for (const part of parts) {
    joinedMemory.set(part, at);
    at += part.length;
  }
  return joinedMemory.subarray(0, byteCount);
}
