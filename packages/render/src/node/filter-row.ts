import type { Channels } from '../images/png-lines.ts';

/** The sums of Adler-32, of everything so far. */
export interface AdlerSums {
  low: number;
  high: number;
}

export const adlerBase = 65521;
/** As many pixels as keep the sums within 31 bits: beyond them an engine goes on in floating point, which is slower. */
const adlerPixels = 900;

export const filterSub = 1;
export const filterUp = 2;

/**
 * A row less the one above it, and less its left neighbour where there is none above; with the byte that says so in
 * front of it, it is what the checksum counts.
 */
export function filterRow(
  pixels: Int32Array,
  start: number,
  width: number,
  isFirst: boolean,
  channels: Channels,
  out: Int32Array,
  outStart: number,
  sums: AdlerSums,
): void {
  const kept = channels === 3 ? 0xffffff : -1;
  const addToSums = channels === 3 ? addThrees : addFours;
  sums.low += isFirst ? filterSub : filterUp;
  sums.high += sums.low;
  const before = isFirst ? 1 : width;
  const lead = isFirst ? 1 : 0;
  if (isFirst) {
    out[outStart] = (pixels[start] as number) & kept;
    addToSums(out, outStart, outStart + 1, sums);
  }
  for (let from = lead; from < width; from += adlerPixels) {
    const to = Math.min(from + adlerPixels, width);
    subtractPixels(pixels, start + from, before, kept, out, outStart + from, to - from);
    addToSums(out, outStart + from, outStart + to, sums);
  }
}

/** Four bytes less four bytes, each by itself: the highest bit of each is kept from lending to its neighbour. */
function subtractPixels(
  pixels: Int32Array,
  start: number,
  before: number,
  kept: number,
  out: Int32Array,
  outStart: number,
  count: number,
): void {
  for (let index = 0; index < count; index++) {
    const a = pixels[start + index] as number;
    const b = pixels[start + index - before] as number;
    out[outStart + index] = (((a | 0x80808080) - (b & 0x7f7f7f7f)) ^ ((a ^ ~b) & 0x80808080)) & kept;
  }
}

/** Four bytes of a word at once: a product with the right digits has the sum that is wanted in its upper half. */
function addFours(words: Int32Array, from: number, to: number, sums: AdlerSums): void {
  let { low, high } = sums;
  for (let index = from; index < to; index++) {
    const word = words[index] as number;
    const even = word & 0xff00ff;
    const odd = (word >>> 8) & 0xff00ff;
    high = (high + 4 * low + (Math.imul(even, 0x40002) >>> 16) + (Math.imul(odd, 0x30001) >>> 16)) | 0;
    low = (low + (Math.imul(even + odd, 0x10001) >>> 16)) | 0;
  }
  sums.low = low % adlerBase;
  sums.high = high % adlerBase;
}

/** As `addFours`, for words of three bytes. */
function addThrees(words: Int32Array, from: number, to: number, sums: AdlerSums): void {
  let { low, high } = sums;
  for (let index = from; index < to; index++) {
    const word = words[index] as number;
    const outer = word & 0xff00ff;
    const green = (word >>> 8) & 255;
    high = (high + 3 * low + (Math.imul(outer, 0x30001) >>> 16) + 2 * green) | 0;
    low = (low + (Math.imul(outer, 0x10001) >>> 16) + green) | 0;
  }
  sums.low = low % adlerBase;
  sums.high = high % adlerBase;
}
