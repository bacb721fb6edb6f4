import { BoundedCache } from '../bounded-cache.ts';

/** How one axis of a picture lies on the same axis of the canvas. */
export interface AxisMapping {
  /** Where in the source the canvas begins, and how far one pixel of the canvas goes on there; backward if mirrored. */
  readonly start: number;
  readonly step: number;
  /** Pixels of the source. */
  readonly length: number;
  readonly isRepeated: boolean;
  /** What of the source is shown, where it is cut. */
  readonly shown: { readonly from: number; readonly to: number } | undefined;
}

/**
 * What each pixel of the canvas takes from the source along an axis: the mean, over exactly the stretch that lies under
 * it, of the curve that the source's pixels stand for.
 */
export interface Axis {
  /** The first tap of each pixel; the others follow it. What lies beyond the source is counted on from it. */
  readonly first: Int32Array;
  /** Where the weights of each pixel begin; those of the last end with the last of this list. */
  readonly taps: Int32Array;
  readonly weight: Float64Array;
  /** The same, in whole numbers of `wholeWeight`. */
  readonly wholes: Int32Array;
  /** Where the next pixel is that has other taps. In an enlarged picture, many have the same ones. */
  readonly runEnd: Int32Array;
  /** How much of each pixel is covered, 0–1. */
  readonly cover: Float64Array;
  /** Of all taps. */
  readonly low: number;
  readonly high: number;
  /**
   * As many taps as any pixel of the canvas can have, wherever it lies: what counts by it must be the same for every
   * strip, and so does not depend on which pixels there are.
   */
  readonly tapsMax: number;
  /** Every pixel is one of the source, and they follow each other as they do there. */
  readonly isStraight: boolean;
}

const wholeWeight = 1 << 14;

/** In pixels of the source. What is nearer to a whole one is one: the rest is what the matrices rounded. */
const wholeTolerance = 1e-6;

/** The strips of an image have the same columns. */
const known = new BoundedCache<Axis>(8);

/**
 * Taps on the pixels of the source (`cells`); or, for an enlarged picture, fewer ones on its edges and pixels by turns
 * (`edges`): the pixel n is 2n + 1 then, and the edge before it 2n.
 */
type Taps = 'cells' | 'edges';

export function axisOf(place: AxisMapping, first: number, count: number, taps: Taps): Axis {
  const { start, step, length, shown } = place;
  const key = [start, step, length, shown?.from, shown?.to, first, count, taps].join(' ');
  return known.getOrCreate(key, () => makeAxis(place, first, count, taps));
}

function makeAxis(place: AxisMapping, first: number, count: number, kind: Taps): Axis {
  const { step, shown } = place;
  const firsts = new Int32Array(count);
  const taps = new Int32Array(count + 1);
  const cover = new Float64Array(count);
  const weight: number[] = [];
  const addTaps = kind === 'cells' ? tapCells : tapEdges;
  let isStraight = kind === 'cells';
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const a = sourceOf(place, first + index);
    const b = sourceOf(place, first + index + 1);
    const from = Math.max(Math.min(a, b), shown?.from ?? Number.NEGATIVE_INFINITY);
    const to = Math.min(Math.max(a, b), shown?.to ?? Number.POSITIVE_INFINITY);
    const begin = weight.length;
    taps[index] = begin;
    if (to <= from) continue;
    const share = (to - from) / Math.abs(step);
    cover[index] = share > 1 - wholeTolerance ? 1 : share;
    const tap = addTaps(from, to, weight);
    firsts[index] = tap;
    low = Math.min(low, tap);
    high = Math.max(high, tap + weight.length - begin - 1);
    const follows = index === 0 || cover[index - 1] === 0 || tap === (firsts[index - 1] as number) + 1;
    isStraight &&= weight.length === begin + 1 && follows;
  }
  taps[count] = weight.length;
  const runEnd = runEndsOf(firsts, taps);
  const wholes = Int32Array.from(weight, (each) => Math.round(each * wholeWeight));
  const tapsMax = tapsMaxOf(place);
  return {
    first: firsts,
    taps,
    weight: Float64Array.from(weight),
    wholes,
    runEnd,
    cover,
    low,
    high,
    tapsMax,
    isStraight,
  };
}

/** Of cells: those that a stretch can touch, and two beyond them on each side unless it ends with whole ones. */
function tapsMaxOf({ start, step, shown }: AxisMapping): number {
  const edges = [start, step, shown?.from ?? 0, shown?.to ?? 0];
  return edges.every(Number.isInteger) ? Math.abs(step) : Math.ceil(Math.abs(step)) + 1 + 2 * partReach;
}

/** How many pixels beyond it count for a part of one. */
const partReach = 2;

function runEndsOf(first: Int32Array, taps: Int32Array): Int32Array {
  const ends = new Int32Array(first.length);
  const countOf = (index: number) => (taps[index + 1] as number) - (taps[index] as number);
  for (let index = first.length - 1; index >= 0; index--) {
    const isSame =
      index + 1 < first.length && first[index] === first[index + 1] && countOf(index) === countOf(index + 1);
    ends[index] = isSame ? (ends[index + 1] as number) : index + 1;
  }
  return ends;
}

function sourceOf({ start, step }: AxisMapping, pixel: number): number {
  const exact = start + step * pixel;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < wholeTolerance ? whole : exact;
}

/** Adds the weights of the mean from `low` to `high`, and gives the first of what they are of. */
type AddTaps = (low: number, high: number, weight: number[]) => number;

/**
 * Each pixel of the source is taken for the mean of a parabola, which meets its neighbors' at the values that the four
 * pixels around each edge suggest. So a whole pixel counts as itself, and a part of one as what the picture is likely to
 * show there.
 */
const tapCells: AddTaps = (low, high, weight) => {
  const firstCell = Math.floor(low);
  const lastCell = Math.ceil(high) - 1;
  const isWhole = low === firstCell && high === lastCell + 1;
  const reach = isWhole ? 0 : partReach;
  const begin = weight.length;
  const scale = 1 / (high - low);
  for (let cell = firstCell - reach; cell <= lastCell + reach; cell++) weight.push(0);
  for (let cell = firstCell; cell <= lastCell; cell++) {
    const from = Math.max(low - cell, 0);
    const to = Math.min(high - cell, 1);
    const middle = begin + cell - firstCell + reach;
    if (from === 0 && to === 1) weight[middle] = (weight[middle] as number) + scale;
    else addPart(weight, middle, from, to, scale);
  }
  return firstCell - reach;
};

/** The same parabolas, by their pixels and edges: an edge is shared by two pixels, and worked out once for both. */
const tapEdges: AddTaps = (low, high, weight) => {
  const scale = 1 / (high - low);
  const firstCell = Math.floor(low);
  const lastCell = Math.ceil(high) - 1;
  weight.push(0);
  for (let cell = firstCell; cell <= lastCell; cell++) {
    const from = Math.max(low - cell, 0);
    const to = Math.min(high - cell, 1);
    weight[weight.length - 1] = (weight.at(-1) ?? 0) + (beforeShare(to) - beforeShare(from)) * scale;
    weight.push((ownShare(to) - ownShare(from)) * scale, (afterShare(to) - afterShare(from)) * scale);
  }
  return firstCell * 2;
};

/** What the edge before a pixel, the one after it and the pixel itself count for, from its beginning to a place in it. */
const beforeShare = (to: number) => to - 2 * to * to + to * to * to;
const afterShare = (to: number) => to * to * to - to * to;
const ownShare = (to: number) => to * to * (3 - 2 * to);

/** The parabola of a cell with the edges (7(a + b) − (c + d)) / 12, from one place in it to another. */
function addPart(weight: number[], middle: number, from: number, to: number, scale: number): void {
  const before = beforeShare(to) - beforeShare(from);
  const after = afterShare(to) - afterShare(from);
  const own = ownShare(to) - ownShare(from);
  const each = [-before, 7 * before - after, 12 * own + 7 * (before + after), 7 * after - before, -after];
  for (let index = 0; index < 5; index++) {
    weight[middle - 2 + index] = (weight[middle - 2 + index] as number) + ((each[index] as number) / 12) * scale;
  }
}
