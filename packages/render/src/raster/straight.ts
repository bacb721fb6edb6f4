import { scalePixel } from './pixel.ts';
import type { Surface } from './surface.ts';

/**
 * Pixels are blended premultiplied, and files store them straight (not premultiplied). Rows that contain only letters
 * on a transparent background are written straight from the start, because converting them twice costs as much as
 * drawing the letters; they are premultiplied before anything is blended over them. Both conversions are lossless.
 */
const clearRow = 0;
const premultipliedRow = 1;
const straightRow = 2;

/** Rows of the canvas; some may lie outside the surface. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export function areRowsClear(surface: Surface, range: RowRange): boolean {
  const { from, to } = onSurface(surface, range);
  return surface.rowStates.subarray(from, to).every((state) => state === clearRow);
}

/** Marks rows that were empty and on which straight pixels have been written. */
export function markStraight(surface: Surface, range: RowRange): void {
  const { from, to } = onSurface(surface, range);
  surface.rowStates.fill(straightRow, from, to);
}

/** Must be called before anything is blended over these rows. */
export function openForBlending(surface: Surface, range: RowRange): void {
  const { from, to } = onSurface(surface, range);
  const { rowStates, words, width } = surface;
  for (let row = from; row < to; row++) {
    if (rowStates[row] === straightRow) premultiplyAll(words.subarray(row * width, (row + 1) * width));
    rowStates[row] = premultipliedRow;
  }
}

function onSurface({ top, height }: Surface, { from, to }: RowRange): RowRange {
  const first = Math.max(0, from - top);
  return { from: first, to: Math.max(first, Math.min(height, to - top)) };
}

function premultiplyAll(words: Int32Array): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    const alpha = word >>> 24;
    if (alpha !== 0 && alpha !== 255) words[at] = scalePixel(word | 0xff000000, alpha);
  }
}

/** Converts to straight RGBA for files and canvases, in place: the surface must not be drawn on afterward. */
export function toStraight(surface: Surface): Uint8ClampedArray {
  const { data, words, width, height, rowStates, isOpaque } = surface;
  for (let row = isOpaque ? height : 0; row < height; ) {
    let end = row + 1;
    while (end < height && rowStates[end] === rowStates[row]) end++;
    if (rowStates[row] === premultipliedRow) straightenAll(words, row * width, end * width);
    row = end;
  }
  return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
}

function straightenAll(words: Int32Array, from: number, to: number): void {
  // Skips two empty pixels at once. −0 also equals 0: an empty pixel followed by half-transparent black, whose channels
  // need no conversion.
  const pairs = new Float64Array(words.buffer, words.byteOffset, words.length >> 1);
  const [firstPair, endPair] = [(from + 1) >> 1, to >> 1];
  for (let pair = firstPair; pair < endPair; pair++) {
    if (pairs[pair] === 0) continue;
    straighten(words, pair * 2);
    straighten(words, pair * 2 + 1);
  }
  if (from & 1) straighten(words, from);
  if (to & 1) straighten(words, to - 1);
}

function straighten(words: Int32Array, at: number): void {
  const word = words[at] as number;
  const alpha = word >>> 24;
  if (alpha !== 0 && alpha !== 255) words[at] = straightPixel(word, alpha);
}

/** By alpha: the factor for a premultiplied channel, in units of 1/65536. Exact for every channel up to its alpha. */
const fullShares = Int32Array.from({ length: 256 }, (_, alpha) => (alpha === 0 ? 0 : Math.ceil((255 * 65536) / alpha)));

export function straightPixel(word: number, alpha: number): number {
  const share = fullShares[alpha] as number;
  const red = (Math.imul(word & 255, share) + 32768) >> 16;
  const green = (Math.imul((word >>> 8) & 255, share) + 32768) >> 16;
  const blue = (Math.imul((word >>> 16) & 255, share) + 32768) >> 16;
  return red | (green << 8) | (blue << 16) | (alpha << 24);
}
