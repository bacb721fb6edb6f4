import type { Size } from '@platen/design/geometry';
import { inflateRows } from '../deflate/inflate-rows.ts';
import { type Channels, newLineReader } from '../deflate/png-lines.ts';
import { type Picture, sizeAt } from './levels.ts';
import { openPicture } from './open-picture.ts';

/**
 * A level of a picture as a file: a PNG with 8 bits per channel, RGB or RGBA, in sRGB, which any program can show. We
 * decode it ourselves, because pixels that pass through a canvas are rounded differently in each browser. A private
 * chunk stores which level of which size it is; a PNG without that chunk is its own level 0.
 */
export interface LevelHead extends Size {
  readonly level: number;
  /** The size of this level; `width` and `height` are those of level 0. */
  readonly pixels: Size;
  readonly channels: Channels;
  readonly compressed: readonly Uint8Array[];
}

/** The zlib of the host, given the length of its result. */
export type Inflate = (
  parts: readonly Uint8Array[],
  byteCount: number,
) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The case of the letters marks the chunk as private, ancillary and unsafe to copy after the image was edited. */
export const levelChunk = 'plLV';
export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const channelsOfType: Readonly<Record<number, Channels>> = { 2: 3, 6: 4 };

/** Undefined if a file is not a level. Does not decode pixels. */
export function readLevelHead(bytes: Uint8Array): LevelHead | undefined {
  if (bytes.length < 33 || !pngSignature.every((byte, at) => bytes[at] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pixels = { width: view.getUint32(16), height: view.getUint32(20) };
  const channels = channelsOfType[view.getUint8(25)];
  if (view.getUint8(24) !== 8 || !channels || view.getUint8(28) !== 0) return undefined;
  let whole = { ...pixels, level: 0 };
  const compressed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') compressed.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === levelChunk && length === 9) {
      whole = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), level: view.getUint8(at + 16) };
    }
    at += length + 12;
  }
  const expected = sizeAt(whole, whole.level);
  if (expected.width !== pixels.width || expected.height !== pixels.height) return undefined;
  return { ...whole, pixels, channels, compressed };
}

/** Inflates the rows of a PNG that another program has written. */
async function readLines(
  { pixels, channels, compressed }: LevelHead,
  inflate: Inflate,
  words: Int32Array,
): Promise<void> {
  const lines = newLineReader(pixels, channels, words);
  for await (const piece of inflate(compressed, (pixels.width * channels + 1) * pixels.height)) lines.add(piece);
  lines.end();
}

/** Allocates memory for pixels, one word each. */
export type NewWords = (count: number) => Int32Array;

/** @param newWords allocates the memory for the pixels */
export async function readLevel(
  bytes: Uint8Array,
  inflate: Inflate,
  newWords: NewWords = (count) => new Int32Array(count),
): Promise<Picture> {
  const head = readLevelHead(bytes);
  if (!head) throw new Error('not a level file');
  const { width, height, level, pixels, channels } = head;
  const words = newWords(pixels.width * pixels.height);
  if (!inflateRows(head.compressed, pixels, channels, words)) await readLines(head, inflate, words);
  const data = new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength);
  if (level === 0) return openPicture({ ...pixels, data }, channels === 4);
  // A level may have lost all transparent pixels of the picture. Whether a picture counts as opaque must not depend on
  // the level.
  const isOpaque = channels === 3;
  return { width, height, level, isOpaque, pixels: { ...pixels, data, isOpaque } };
}
