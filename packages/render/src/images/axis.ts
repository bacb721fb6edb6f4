import { clampTo, wrapAround } from './rows.ts';

/** How one axis of a picture lies on the same axis of the canvas. */
export interface AxisPlace {
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
  /** Where the taps of each pixel begin; those of the last end with the last of this list. */
  readonly taps: Int32Array;
  readonly at: Int32Array;
  readonly weight: Float64Array;
  /** How much of each pixel is covered, 0–1. */
  readonly cover: Float64Array;
  /** Every pixel is one of the source, and they follow each other as they do there. */
  readonly isStraight: boolean;
}

/** In pixels of the source. What is nearer to a whole one is one: the rest is what the matrices rounded. */
const wholeTolerance = 1e-6;

/**
 * @param addTaps `tapCells` for taps on the pixels of the source; `tapEdges`, for an enlarged picture, for fewer ones on
 * its edges and pixels by turns, as `withEdges` lists them
 */
export function axisOf(place: AxisPlace, first: number, count: number, addTaps: AddTaps): Axis {
  const taps = new Int32Array(count + 1);
  const cover = new Float64Array(count);
  const at: number[] = [];
  const weight: number[] = [];
  let isStraight = true;
  for (let index = 0; index < count; index++) {
    const edges = [sourceOf(place, first + index), sourceOf(place, first + index + 1)] as const;
    const low = Math.max(Math.min(...edges), place.shown?.from ?? Number.NEGATIVE_INFINITY);
    const high = Math.min(Math.max(...edges), place.shown?.to ?? Number.POSITIVE_INFINITY);
    taps[index] = at.length;
    if (high <= low) continue;
    const share = (high - low) / Math.abs(place.step);
    cover[index] = share > 1 - wholeTolerance ? 1 : share;
    addTaps(place, low, high, at, weight);
    const tap = taps[index] as number;
    const follows = index === 0 || cover[index - 1] === 0 || at[tap] === (at[tap - 1] ?? 0) + 1;
    isStraight &&= at.length === tap + 1 && follows;
  }
  taps[count] = at.length;
  return { taps, at: Int32Array.from(at), weight: Float64Array.from(weight), cover, isStraight };
}

function sourceOf({ start, step }: AxisPlace, pixel: number): number {
  const exact = start + step * pixel;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < wholeTolerance ? whole : exact;
}

/**
 * The weights of the mean from `low` to `high`. Each pixel of the source is taken for the mean of a parabola, which meets
 * its neighbours' at the values that the four pixels around each edge suggest. So a whole pixel counts as itself, and a
 * part of one as what the picture is likely to show there.
 */
export const tapCells: AddTaps = ({ length, isRepeated }, low, high, at, weight) => {
  const wrap = isRepeated ? wrapAround : clampTo;
  const firstCell = Math.floor(low);
  const lastCell = Math.ceil(high) - 1;
  const isWhole = low === firstCell && high === lastCell + 1;
  const reach = isWhole ? 0 : 2;
  const sums = new Float64Array(lastCell - firstCell + 1 + 2 * reach);
  for (let cell = firstCell; cell <= lastCell; cell++) {
    const from = Math.max(low - cell, 0);
    const to = Math.min(high - cell, 1);
    const middle = cell - firstCell + reach;
    if (from === 0 && to === 1) sums[middle] = (sums[middle] as number) + 1;
    else addPart(sums, middle, from, to);
  }
  const scale = 1 / (high - low);
  const begin = at.length;
  for (const [index, sum] of sums.entries()) {
    const source = wrap(firstCell - reach + index, length);
    // At the edge of the picture, several taps fall on its last pixel.
    if (at.length > begin && at.at(-1) === source) weight[weight.length - 1] = (weight.at(-1) ?? 0) + sum * scale;
    else {
      at.push(source);
      weight.push(sum * scale);
    }
  }
};

type AddTaps = (place: AxisPlace, low: number, high: number, at: number[], weight: number[]) => void;

/** The same parabolas, by their pixels and edges: an edge is shared by two pixels, and worked out once for both. */
export const tapEdges: AddTaps = ({ length, isRepeated }, low, high, at, weight) => {
  const wrap = isRepeated ? wrapAround : clampTo;
  const scale = 1 / (high - low);
  const lastCell = Math.ceil(high) - 1;
  const add = (index: number, share: number) => {
    at.push(index);
    weight.push(share * scale);
  };
  for (let cell = Math.floor(low); cell <= lastCell; cell++) {
    const from = Math.max(low - cell, 0);
    const to = Math.min(high - cell, 1);
    const middle = wrap(cell, length) * 2 + 1;
    // Beyond its edge a picture goes on as its last pixel.
    const isBeyond = !isRepeated && (cell < 0 || cell >= length);
    if (isBeyond || (from === 0 && to === 1)) {
      add(middle, to - from);
      continue;
    }
    add(middle - 1, beforeShare(to) - beforeShare(from));
    add(middle, ownShare(to) - ownShare(from));
    add(middle + 1, afterShare(to) - afterShare(from));
  }
};

/** A line with the values at the edges of its pixels between them, and at both ends. Four numbers each. */
export function withEdges(line: Float64Array, isRepeated: boolean, out: Float64Array): void {
  const length = line.length / 4;
  const wrap = isRepeated ? wrapAround : clampTo;
  for (let edge = 0; edge <= length; edge++) {
    const a = wrap(edge - 2, length) * 4;
    const b = wrap(edge - 1, length) * 4;
    const c = wrap(edge, length) * 4;
    const d = wrap(edge + 1, length) * 4;
    for (let channel = 0; channel < 4; channel++) {
      const inner = (line[b + channel] as number) + (line[c + channel] as number);
      const outer = (line[a + channel] as number) + (line[d + channel] as number);
      out[edge * 8 + channel] = (7 * inner - outer) / 12;
      if (edge < length) out[edge * 8 + 4 + channel] = line[c + channel] as number;
    }
  }
}

/** What the edge before a pixel, the one after it and the pixel itself count for, from its beginning to a place in it. */
const beforeShare = (to: number) => to - 2 * to * to + to * to * to;
const afterShare = (to: number) => to * to * to - to * to;
const ownShare = (to: number) => to * to * (3 - 2 * to);

/** The parabola of a cell with the edges (7(a + b) − (c + d)) / 12, from one place in it to another. */
function addPart(sums: Float64Array, middle: number, from: number, to: number): void {
  const before = beforeShare(to) - beforeShare(from);
  const after = afterShare(to) - afterShare(from);
  const own = ownShare(to) - ownShare(from);
  const weights = [-before, 7 * before - after, 12 * own + 7 * (before + after), 7 * after - before, -after];
  for (const [index, each] of weights.entries()) {
    sums[middle - 2 + index] = (sums[middle - 2 + index] as number) + each / 12;
  }
}
