import { type Edges, grown } from './edges.ts';
import type { RowSums } from './row-sums.ts';

/** In sub-rows. A slab of at most this height is not split where edges cross. */
const uncutMax = 16;
/** In px. Edges that swap by less than this count as sorted. */
const slackPx = 1 / 256;

/**
 * The edges that cross a slab, from left to right. A slab is a range of sub-rows in which no edge starts or ends, and
 * it is split where two edges cross. The winding between two neighboring edges is therefore constant, and the area
 * between them is a trapezoid whose coverage is exact.
 */
export class Slabs {
  count = 0;
  /** The number of edges that are still sorted from the previous slab. */
  sortedCount = 0;
  list = new Int32Array(256);
  /** The x of each edge at the top and the bottom of the slab. */
  #upper = new Float64Array(256);
  #lower = new Float64Array(256);
  #newList = new Int32Array(256);
  #newUpper = new Float64Array(256);
  #newLower = new Float64Array(256);
  readonly #edges: Edges;
  readonly #sums: RowSums;

  constructor(edges: Edges, sums: RowSums) {
    this.#edges = edges;
    this.#sums = sums;
  }

  ensureCapacity(count: number): void {
    if (count <= this.list.length) return;
    this.list = grown(this.list, new Int32Array(count * 2));
    this.#newList = new Int32Array(count * 2);
    this.#upper = new Float64Array(count * 2);
    this.#lower = new Float64Array(count * 2);
    this.#newUpper = new Float64Array(count * 2);
    this.#newLower = new Float64Array(count * 2);
  }

  /** Adds the coverage of the shape between two sub-rows. */
  cover(top: number, end: number): void {
    this.#sort(top, end);
    const cut = end - top > uncutMax ? this.#crossing(top, end) : end;
    if (cut !== end) {
      this.cover(top, cut);
      this.cover(cut, end);
      return;
    }
    const { list, count } = this;
    const upper = this.#upper;
    const lower = this.#lower;
    const { turn } = this.#edges;
    const sums = this.#sums;
    const rowShare = (end - top) * 256;
    for (let index = 0, winding = 0; index < count; index++) {
      const before = winding;
      winding += turn[list[index] as number] as number;
      if (before === 0) sums.coverRightOf(upper[index] as number, lower[index] as number, rowShare, 1);
      else if (winding === 0) sums.coverRightOf(upper[index] as number, lower[index] as number, rowShare, -1);
    }
  }

  /** The sub-row of the first crossing in a slab; its end if there is none. */
  #crossing(top: number, end: number): number {
    const upper = this.#upper;
    const lower = this.#lower;
    for (let index = 1; index < this.count; index++) {
      const over = (upper[index - 1] as number) - (upper[index] as number);
      const under = (lower[index - 1] as number) - (lower[index] as number);
      if (over <= slackPx && under <= slackPx) continue;
      // The signs differ, because the edges are sorted by their middles.
      const at = Math.floor((over / (over - under)) * (end - top) + 0.5);
      return top + Math.max(1, Math.min(end - top - 1, at));
    }
    return end;
  }

  /** Sorts by the middle of the edges and then by their index, so that the order depends only on the edges. */
  #sort(top: number, end: number): void {
    const { list, count, sortedCount } = this;
    const upper = this.#upper;
    const lower = this.#lower;
    const { x, slope, top: tops, end: ends } = this.#edges;
    for (let index = 0; index < count; index++) {
      const edge = list[index] as number;
      const edgeTop = tops[edge] as number;
      const edgeEnd = ends[edge] as number;
      const edgeX = x[edge] as number;
      const edgeSlope = slope[edge] as number;
      const a = top <= edgeTop ? edgeX : edgeX + (top - edgeTop) * edgeSlope;
      const b = edgeX + ((end < edgeEnd ? end : edgeEnd) - edgeTop) * edgeSlope;
      const middle = a + b;
      const base = index < sortedCount ? 0 : sortedCount;
      let at = index;
      for (; at > base; at--) {
        const before = (upper[at - 1] as number) + (lower[at - 1] as number);
        if (before < middle || (before === middle && (list[at - 1] as number) < edge)) break;
        list[at] = list[at - 1] as number;
        upper[at] = upper[at - 1] as number;
        lower[at] = lower[at - 1] as number;
      }
      list[at] = edge;
      upper[at] = a;
      lower[at] = b;
    }
    if (sortedCount > 0 && sortedCount < count) this.#merge();
    this.sortedCount = count;
  }

  /** Merges the new edges, which are sorted, with the previous ones. */
  #merge(): void {
    const { list, count, sortedCount } = this;
    const upper = this.#upper;
    const lower = this.#lower;
    const newList = this.#newList;
    const newUpper = this.#newUpper;
    const newLower = this.#newLower;
    const newCount = count - sortedCount;
    for (let index = 0; index < newCount; index++) {
      newList[index] = list[sortedCount + index] as number;
      newUpper[index] = upper[sortedCount + index] as number;
      newLower[index] = lower[sortedCount + index] as number;
    }
    let old = sortedCount - 1;
    let index = newCount - 1;
    for (let to = count - 1; index >= 0; to--) {
      const middle = (newUpper[index] as number) + (newLower[index] as number);
      const before = old >= 0 ? (upper[old] as number) + (lower[old] as number) : 0;
      const isOldNext = before > middle || (before === middle && (list[old] as number) > (newList[index] as number));
      if (old >= 0 && isOldNext) {
        list[to] = list[old] as number;
        upper[to] = upper[old] as number;
        lower[to] = lower[old--] as number;
      } else {
        list[to] = newList[index] as number;
        upper[to] = newUpper[index] as number;
        lower[to] = newLower[index--] as number;
      }
    }
  }
}
