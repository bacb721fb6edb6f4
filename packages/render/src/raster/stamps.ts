import type { Mask, PixelRect } from './surface.ts';

/** A mask that is drawn at many positions. */
export interface Stamp {
  readonly mask: Mask;
  /** Undefined for a mask that is too large for the list; letters never are. */
  readonly words: CoveredWords | undefined;
}

/** A stamp and its offset in whole pixels. */
export interface PlacedStamp {
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
}

/**
 * The covered words of a mask, four pixels each: first those that are covered in part, then those that are covered
 * fully. Iterating over them needs no branch for each word, and mispredicted branches are most of the cost of drawing a
 * letter.
 */
export interface CoveredWords {
  /** The row in the upper 16 bits, and the column of the first pixel in the lower 16 bits. */
  readonly places: Int32Array;
  /** The coverage of the partly covered words. */
  readonly covers: Int32Array;
}

/** Rows and columns must fit into half a word. */
const sideMax = 32_767;

export function makeStamp(mask: Mask): Stamp {
  return { mask, words: mask.width > sideMax || mask.height > sideMax ? undefined : listWords(mask) };
}

function listWords({ words, width }: Mask): CoveredWords {
  const wordsInRow = width >> 2;
  const parts: number[] = [];
  const wholes: number[] = [];
  const covers: number[] = [];
  for (const [at, word] of words.entries()) {
    if (word === 0) continue;
    const row = Math.floor(at / wordsInRow);
    const place = (row << 16) | ((at - row * wordsInRow) << 2);
    if (word === -1) wholes.push(place);
    else {
      parts.push(place);
      covers.push(word);
    }
  }
  return { places: Int32Array.from([...parts, ...wholes]), covers: Int32Array.from(covers) };
}

export function bytesOf({ mask, words }: Stamp): number {
  return mask.data.length + (words ? words.places.byteLength + words.covers.byteLength : 0);
}

/** Whether two stamps cover parts of the same pixel. */
export function doStampsOverlap(one: PlacedStamp, other: PlacedStamp): boolean {
  const left = Math.max(leftOf(one), leftOf(other));
  const top = Math.max(topOf(one), topOf(other));
  const right = Math.min(leftOf(one) + one.stamp.mask.width, leftOf(other) + other.stamp.mask.width);
  const bottom = Math.min(topOf(one) + one.stamp.mask.height, topOf(other) + other.stamp.mask.height);
  const { data } = one.stamp.mask;
  const { data: otherData } = other.stamp.mask;
  for (let y = top; y < bottom; y++) {
    const from = (y - topOf(one)) * one.stamp.mask.width - leftOf(one);
    const otherFrom = (y - topOf(other)) * other.stamp.mask.width - leftOf(other);
    for (let x = left; x < right; x++) {
      if (data[from + x] !== 0 && otherData[otherFrom + x] !== 0) return true;
    }
  }
  return false;
}

export function leftOf({ stamp, x }: PlacedStamp): number {
  return stamp.mask.left + x;
}

export function topOf({ stamp, y }: PlacedStamp): number {
  return stamp.mask.top + y;
}

/** Whether a stamp lies completely within a frame. */
export function isStampOn(frame: PixelRect, placed: PlacedStamp): boolean {
  const { width, height } = placed.stamp.mask;
  const left = leftOf(placed) - frame.left;
  const top = topOf(placed) - frame.top;
  return left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;
}
