import type { Size } from '@platen/design/geometry';
import { inflateRows } from '../deflate/inflate-rows.ts';
import { type Picture, sizeAt } from './levels.ts';
import { openPicture } from './open-picture.ts';
import { type Channels, newLineReader } from '../deflate/png-lines.ts';

/**
 * A level of a picture as a file: a PNG of 8 bits, RGB or RGBA, in sRGB, which any program shows. It is read by our own
 * code, because what comes out of a canvas is rounded, in each browser otherwise. A chunk of its own says of what it is
 * a level; a PNG without one is level 0 of itself.
 */
export interface LevelHead extends Size {
  readonly level: number;
  /** Of this level; `width` and `height` are those of the whole picture. */
  readonly pixels: Size;
  readonly channels: Channels;
  readonly compressed: readonly Uint8Array[];
}

/** The host's: zlib, of which the result has so many bytes. */
export type Inflate = (
  parts: readonly Uint8Array[],
  byteCount: number,
) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Private, and of no use to whoever changes the picture. */
export const levelChunk = 'plLV';
export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const channelsOfType: Readonly<Record<number, Channels>> = { 2: 3, 6: 4 };

/** Nothing where a file is no level of a picture. Reads no pixel. */
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

/** The rows of a PNG that somebody else wrote. */
async function readLines(
  { pixels, channels, compressed }: LevelHead,
  inflate: Inflate,
  words: Int32Array,
): Promise<void> {
  const lines = newLineReader(pixels, channels, words);
  for await (const piece of inflate(compressed, (pixels.width * channels + 1) * pixels.height)) lines.add(piece);
  lines.end();
}

/** Room for as many pixels, a word each. */
export type NewWords = (count: number) => Int32Array;

/** @param newWords for its pixels */
export async function readLevel(
  bytes: Uint8Array,
  inflate: Inflate,
  newWords: NewWords = (count) => new Int32Array(count),
): Promise<Picture> {
  const head = readLevelHead(bytes);
  if (!head) throw new Error('no level of a picture');
  const { width, height, level, pixels, channels } = head;
  const words = newWords(pixels.width * pixels.height);
  if (!inflateRows(head.compressed, pixels, channels, words)) await readLines(head, inflate, words);
  const data = new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength);
  if (level === 0) return openPicture({ ...pixels, data }, channels === 4);
  // A level may have no clear pixel left though the picture has. Whether it counts as opaque must not depend on the level.
  const isOpaque = channels === 3;
  return { width, height, level, isOpaque, pixels: { ...pixels, data, isOpaque } };
}
