import { BoundedCache } from '../bounded-cache.ts';

/** The mapping of one axis of a picture to the same axis of the canvas. */
export interface AxisMapping {
  /**
   * The source coordinate of canvas coordinate 0, and the source distance of one canvas pixel; negative if mirrored.
   */
  readonly start: number;
  readonly step: number;
  /** In source pixels. */
  readonly length: number;
  readonly isRepeated: boolean;
  /** The visible range of the source, if the picture is cropped. */
  readonly shown: { readonly from: number; readonly to: number } | undefined;
}

/**
 * The filter taps of each canvas pixel along one axis. A pixel is the mean of the reconstructed source signal over
 * exactly the range of the source that it covers.
 */
export interface Axis {
  /**
   * The index of the first tap of each pixel; its other taps follow. Indices outside the source are continued past its
   * ends.
   */
  readonly first: Int32Array;
  /** The offset of each pixel's weights in `weight`, and one more entry for the end of the last one. */
  readonly taps: Int32Array;
  readonly weight: Float64Array;
  /** The weights as integers, in units of `wholeWeight`. */
  readonly wholes: Int32Array;
  /** For each pixel, the next pixel with different taps. In an enlarged picture many neighbors share their taps. */
  readonly runEnd: Int32Array;
  /** The coverage of each pixel by the picture, 0–1. */
  readonly cover: Float64Array;
  /** The lowest and highest index of all taps. */
  readonly low: number;
  readonly high: number;
  /**
   * The largest number of taps that any pixel of the canvas can have, whether it is in this strip or not. The
   * arithmetic depends on it, so it must be the same for all strips of an image.
   */
  readonly tapsMax: number;
  /** Whether every pixel equals one source pixel, in the same order, so that pixels can be copied. */
  readonly isStraight: boolean;
}

const wholeWeight = 1 << 14;

/**
 * In source pixels. Coordinates this close to an integer are rounded to it, because the difference is rounding of the
 * matrices.
 */
const wholeTolerance = 1e-6;

/** All strips of an image have the same columns, so they are computed once. */
const known = new BoundedCache<Axis>(8);

/**
 * `cells` are taps on source pixels. `edges`, for enlarged pictures, alternate edges and pixels, which takes fewer
 * taps: pixel n has index 2n + 1, and the edge before it 2n.
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

/** The cells that a range can touch, and two more on each side unless the range ends between two pixels. */
function tapsMaxOf({ start, step, shown }: AxisMapping): number {
  const edges = [start, step, shown?.from ?? 0, shown?.to ?? 0];
  return edges.every(Number.isInteger) ? Math.abs(step) : Math.ceil(Math.abs(step)) + 1 + 2 * partReach;
}

/** A partly covered pixel depends on this many neighbors on each side. */
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

/** Appends the weights for the mean from `low` to `high`, and returns the index of the first tap. */
type AddTaps = (low: number, high: number, weight: number[]) => number;

/**
 * Reconstructs the source as a parabola in each pixel, whose mean is the value of the pixel and which meets its
 * neighbors at values interpolated from the four pixels around each edge. A whole pixel therefore counts as itself, and
 * a part of one as the most likely content of that part.
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

/** The same parabolas, expressed by pixels and edges: two pixels share an edge, whose value is computed once. */
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

/**
 * The weights of the edge before a pixel, the edge after it and the pixel itself, integrated from its start to `to`.
 */
const beforeShare = (to: number) => to - 2 * to * to + to * to * to;
const afterShare = (to: number) => to * to * to - to * to;
const ownShare = (to: number) => to * to * (3 - 2 * to);

/**
 * Adds the parabola of a cell with edge values of (7(a + b) − (c + d)) / 12, integrated between two positions in the
 * cell.
 */
function addPart(weight: number[], middle: number, from: number, to: number, scale: number): void {
  const before = beforeShare(to) - beforeShare(from);
  const after = afterShare(to) - afterShare(from);
  const own = ownShare(to) - ownShare(from);
  const each = [-before, 7 * before - after, 12 * own + 7 * (before + after), 7 * after - before, -after];
  for (let index = 0; index < 5; index++) {
    weight[middle - 2 + index] = (weight[middle - 2 + index] as number) + ((each[index] as number) / 12) * scale;
  }
}
