import type { Axis } from './axis.ts';

/**
 * The three channels of an opaque pixel as one number, so that one product weighs all of them: each has a field of 17
 * bits in it, which a weighted sum of bytes never leaves. All sums are whole numbers below 2⁵³, and so exact.
 */
const green = 2 ** 17;
const blue = 2 ** 34;
const oneEach = 1 + green + blue;

/** The weights of a sum are whole, and sum up to so much. */
const weightBits = 8;
const weightSum = 1 << weightBits;

/** Curves swing below black: so much is lent to each field, that none borrows from the one beside it. */
const lent = 64;
const lentToAll = lent * oneEach;
/** What a weighted sum begins with: what is lent, and a half, for rounding. */
const packedBegin = weightSum * lentToAll + (weightSum / 2) * oneEach;

/** Shares of these are exact, and cheaper than quotients. */
const perGreen = 1 / green;
const perBlue = 1 / blue;
const perWeight = 1 / weightSum;

/** What each pixel of the canvas takes along an axis, by whole weights: as many for each as for any, an even number. */
export interface EvenTaps {
  /** Each pixel's first tap. */
  readonly first: Int32Array;
  readonly weights: Float64Array;
  readonly count: number;
}

const known = new WeakMap<Axis, EvenTaps>();

export function evenTapsOf(axis: Axis): EvenTaps {
  const found = known.get(axis) ?? makeEvenTaps(axis);
  known.set(axis, found);
  return found;
}

function makeEvenTaps({ first, taps, weight }: Axis): EvenTaps {
  let most = 2;
  for (let index = 0; index < first.length; index++) {
    most = Math.max(most, (taps[index + 1] as number) - (taps[index] as number));
  }
  const count = most - (most & 1);
  const firsts = new Int32Array(first);
  const weights = new Float64Array(first.length * count);
  for (let index = 0; index < first.length; index++) {
    const whole = weight.slice(taps[index], taps[index + 1]).map((each) => Math.round(each * weightSum));
    // Of an odd number the outermost weighs next to nothing.
    const isFirstLess = Math.abs(whole[0] ?? 0) < Math.abs(whole.at(-1) ?? 0);
    const skipped = whole.length > count && isFirstLess ? 1 : 0;
    firsts[index] = (first[index] as number) + skipped;
    const kept = whole.subarray(skipped, skipped + count);
    keepSum(kept);
    weights.set(kept, index * count);
  }
  return { first: firsts, weights, count };
}

/** The heaviest takes what is left over of the sum: an even colour stays what it is. */
function keepSum(weights: Float64Array): void {
  const heaviest = weights.indexOf(Math.max(...weights));
  const sum = weights.reduce((all, each) => all + each, 0);
  if (heaviest !== -1) weights[heaviest] = (weights[heaviest] as number) + weightSum - sum;
}

// Whole rows, each in one loop: a number that is given to a function for each pixel would have to be stored.

/** Packs pixels of a row. */
export function packRow(words: Int32Array, from: number, count: number, out: Float64Array, start: number): void {
  for (let index = 0; index < count; index++) {
    const word = words[from + index] as number;
    out[start + index] = (word & 255) + ((word >>> 8) & 255) * green + ((word >>> 16) & 255) * blue;
  }
}

/**
 * Adds six weighted rows to sums, and rounds those that are whole by now: to whole channels, packed, which may swing
 * beyond a byte.
 * @param from of the weights; the last sum ends at `end`, and what lies beyond weighs nothing
 */
export function addSix(
  sum: Float64Array,
  length: number,
  isFirst: boolean,
  rows: readonly Float64Array[],
  weights: Float64Array,
  from: number,
  end: number,
): void {
  const [a, b, c, d, e, f] = rows as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const wa = from < end ? (weights[from] as number) : 0;
  const wb = from + 1 < end ? (weights[from + 1] as number) : 0;
  const wc = from + 2 < end ? (weights[from + 2] as number) : 0;
  const wd = from + 3 < end ? (weights[from + 3] as number) : 0;
  const we = from + 4 < end ? (weights[from + 4] as number) : 0;
  const wf = from + 5 < end ? (weights[from + 5] as number) : 0;
  const isLast = from + 6 >= end;
  for (let at = 0; at < length; at++) {
    const upper = (a[at] as number) * wa + (b[at] as number) * wb + (c[at] as number) * wc;
    const lower = (d[at] as number) * wd + (e[at] as number) * we + (f[at] as number) * wf;
    const all = upper + lower + (isFirst ? packedBegin : (sum[at] as number));
    if (isLast) {
      const low = all - Math.floor(all * perBlue) * blue;
      const red = Math.floor((low - Math.floor(low * perGreen) * green) * perWeight);
      const greenAndBlue =
        Math.floor(low * (perGreen * perWeight)) * green + Math.floor(all * (perBlue * perWeight)) * blue;
      sum[at] = red + greenAndBlue - lentToAll;
    } else sum[at] = all;
  }
}

/**
 * What the pixels of the canvas take from a row of whole channels, straight to where they belong: opaque ones. Two sums,
 * because each has to wait for its last product.
 */
export function storeReduced(
  { first, weights, count }: EvenTaps,
  row: Float64Array,
  low: number,
  from: number,
  end: number,
  out: Int32Array,
  start: number,
): void {
  for (let index = from, tap = from * count; index < end; index++) {
    let even = packedBegin;
    let odd = 0;
    const last = tap + count;
    for (let at = (first[index] as number) - low; tap < last; tap += 2, at += 2) {
      even += (row[at] as number) * (weights[tap] as number);
      odd += (row[at + 1] as number) * (weights[tap + 1] as number);
    }
    const sum = even + odd;
    const high = (sum * perBlue) | 0;
    const lower = sum - high * blue;
    const middle = (lower * perGreen) | 0;
    const r = (((lower - middle * green) | 0) >> weightBits) - lent;
    const g = (middle >> weightBits) - lent;
    const b = (high >> weightBits) - lent;
    out[start + index] =
      ((r | g | b) & ~255) === 0
        ? r | (g << 8) | (b << 16) | 0xff000000
        : clampByte(r) | (clampByte(g) << 8) | (clampByte(b) << 16) | 0xff000000;
  }
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
