import { bucketsInRow, Edges, grown, subRows } from './edges.ts';
import { newMask } from './masks.ts';
import { RowSums } from './row-sums.ts';
import { Slabs } from './slabs.ts';
import type { Mask, PixelRect } from './surface.ts';

/** A row in which more edges start or end than this is split evenly instead of at each of them. */
const busyEnds = 40;
/** The height of these slabs, in sub-rows. */
const evenRows = 16;

/**
 * Converts edges to coverage, row by row. The result of a row depends only on the edges that touch it, not on the frame
 * or on the rows before it.
 */
export class Sweep {
  readonly edges = new Edges();
  readonly #sums = new RowSums();
  readonly #slabs = new Slabs(this.edges, this.#sums);
  /** The edges that start in the current row, in order. */
  #starting = new Int32Array(256);

  begin(frame: PixelRect): void {
    this.edges.begin(frame);
  }

  cover(frame: PixelRect): Mask {
    const mask = newMask(frame);
    const { data, width, height } = mask;
    const slabs = this.#slabs;
    this.#sums.begin(mask.left, width);
    slabs.count = 0;
    for (let row = 0; row < height; row++) {
      const startCount = this.#listStarting(row);
      if (slabs.count + startCount === 0) continue;
      slabs.ensureCapacity(slabs.count + startCount);
      const top = this.edges.frameTop + row * subRows;
      if (this.#countEnds(top, startCount) > busyEnds) this.#coverEvenly(top, startCount);
      else this.#coverExactly(top, startCount);
      this.#dropEnded(top + subRows);
      this.#sums.store(data, row * width);
    }
    return mask;
  }

  #listStarting(row: number): number {
    const { firstOf, next, top: tops, frameTop } = this.edges;
    let count = 0;
    for (let bucket = row * bucketsInRow; bucket < (row + 1) * bucketsInRow; bucket++) {
      const base = count;
      for (let edge = firstOf[bucket] as number; edge >= 0; edge = next[edge] as number) {
        if (count === this.#starting.length) this.#starting = grown(this.#starting, new Int32Array(count * 2));
        const starting = this.#starting;
        // All edges that start above the frame are in its first bucket and are active from its first sub-row on, in any
        // order.
        const top = Math.max(tops[edge] as number, frameTop);
        let at = count++;
        for (; at > base && (tops[starting[at - 1] as number] as number) > top; at--) {
          starting[at] = starting[at - 1] as number;
        }
        starting[at] = edge;
      }
    }
    return count;
  }

  #countEnds(rowTop: number, startCount: number): number {
    const { top: tops, end: ends } = this.edges;
    const { list, count } = this.#slabs;
    const starting = this.#starting;
    const rowEnd = rowTop + subRows;
    let found = 0;
    for (let index = 0; index < count; index++) if ((ends[list[index] as number] as number) < rowEnd) found++;
    for (let index = 0; index < startCount; index++) {
      const edge = starting[index] as number;
      if ((tops[edge] as number) > rowTop) found++;
      if ((ends[edge] as number) < rowEnd) found++;
    }
    return found;
  }

  /** Slabs from one end of an edge to the next. */
  #coverExactly(rowTop: number, startCount: number): void {
    const { top: tops, end: ends } = this.edges;
    const slabs = this.#slabs;
    const starting = this.#starting;
    const rowEnd = rowTop + subRows;
    let started = 0;
    for (let top = rowTop; top < rowEnd; ) {
      started = this.#enter(top, started, startCount);
      let end = started < startCount ? (tops[starting[started] as number] as number) : rowEnd;
      for (let index = 0; index < slabs.count; index++) {
        const edgeEnd = ends[slabs.list[index] as number] as number;
        if (edgeEnd < end) end = edgeEnd;
      }
      if (slabs.count > 0) slabs.cover(top, end);
      top = end;
    }
  }

  /** Slabs of equal height, each with the edges that cross its middle. */
  #coverEvenly(rowTop: number, startCount: number): void {
    const slabs = this.#slabs;
    const rowEnd = rowTop + subRows;
    let started = 0;
    for (let top = rowTop; top < rowEnd; top += evenRows) {
      started = this.#enter(top + evenRows / 2, started, startCount);
      if (slabs.count > 0) slabs.cover(top, top + evenRows);
    }
    // Edges that start below the middle of the last slab are active from the next row on.
    while (started < startCount) slabs.list[slabs.count++] = this.#starting[started++] as number;
  }

  /**
   * Removes the edges that ended above a sub-row and adds those that have started. Returns the number of started edges.
   */
  #enter(line: number, from: number, startCount: number): number {
    const { top: tops, end: ends } = this.edges;
    const slabs = this.#slabs;
    const { list } = slabs;
    const starting = this.#starting;
    let count = 0;
    for (let index = 0; index < slabs.count; index++) {
      const edge = list[index] as number;
      if ((ends[edge] as number) > line) list[count++] = edge;
    }
    slabs.sortedCount = count;
    let started = from;
    for (; started < startCount; started++) {
      const edge = starting[started] as number;
      if ((tops[edge] as number) > line) break;
      if ((ends[edge] as number) > line) list[count++] = edge;
    }
    slabs.count = count;
    return started;
  }

  #dropEnded(rowEnd: number): void {
    const { end: ends } = this.edges;
    const slabs = this.#slabs;
    let count = 0;
    for (let index = 0; index < slabs.count; index++) {
      const edge = slabs.list[index] as number;
      if ((ends[edge] as number) > rowEnd) slabs.list[count++] = edge;
    }
    slabs.count = count;
  }
}
