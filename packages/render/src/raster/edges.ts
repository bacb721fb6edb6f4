import type { PixelRect } from './surface.ts';

/** Vertices are rounded to sub-rows. */
export const subRows = 256;
/** Each row lists edges by where they start, so that few edges are compared with each other. */
export const bucketsInRow = 16;
const bucketShift = 4;

/** In px. Edges are cut here, far outside every canvas, so that sub-rows fit into 31 bits. */
const farPx = 4_000_000;

/** The edges of a shape that touch the rows of a frame. Its memory is reused for the next shape. */
export class Edges {
  count = 0;
  /** x at the upper end. */
  x = new Float64Array(1024);
  /** The change of x from one sub-row to the next. */
  slope = new Float64Array(1024);
  top = new Int32Array(1024);
  end = new Int32Array(1024);
  /** The change of the winding number from left to right: positive for an edge that runs down. */
  turn = new Int32Array(1024);
  /** The next edge of the same bucket; −1 after the last one. */
  next = new Int32Array(1024);
  firstOf = new Int32Array(1024);
  frameTop = 0;
  frameEnd = 0;

  begin({ top, height }: PixelRect): void {
    this.count = 0;
    this.frameTop = top * subRows;
    this.frameEnd = (top + height) * subRows;
    const bucketCount = height * bucketsInRow;
    if (this.firstOf.length < bucketCount) this.firstOf = new Int32Array(bucketCount * 2);
    this.firstOf.fill(-1, 0, bucketCount);
  }

  /**
   * Leaves out edges above and below the frame. Edges to its left and right are kept: they decide how its rows are
   * split into slabs, and so how coverage is rounded.
   * @param weight scales the winding of the edge; winding numbers of different weights never cancel each other
   */
  add(x0: number, y0: number, x1: number, y1: number, weight = 1): void {
    if (!(Math.abs(y0) < farPx && Math.abs(y1) < farPx)) {
      this.#addFar(x0, y0, x1, y1, weight);
      return;
    }
    const from = Math.floor(y0 * subRows + 0.5);
    const to = Math.floor(y1 * subRows + 0.5);
    if (from === to) return;
    const isDown = from < to;
    const top = isDown ? from : to;
    const end = isDown ? to : from;
    if (end <= this.frameTop || top >= this.frameEnd) return;
    if (this.count === this.x.length) this.#grow();
    const edge = this.count++;
    this.x[edge] = isDown ? x0 : x1;
    this.slope[edge] = (x1 - x0) / (to - from);
    this.top[edge] = top;
    this.end[edge] = end;
    this.turn[edge] = isDown ? weight : -weight;
    const bucket = top <= this.frameTop ? 0 : (top - this.frameTop) >> bucketShift;
    this.next[edge] = this.firstOf[bucket] as number;
    this.firstOf[bucket] = edge;
  }

  #addFar(x0: number, y0: number, x1: number, y1: number, weight: number): void {
    const slope = (x1 - x0) / (y1 - y0);
    const near = farPx - 1;
    const fromY = Math.min(near, Math.max(-near, y0));
    const toY = Math.min(near, Math.max(-near, y1));
    // Skips NaN and infinite slopes.
    if (!Number.isFinite(slope) || fromY === toY) return;
    this.add(x0 + (fromY - y0) * slope, fromY, x0 + (toY - y0) * slope, toY, weight);
  }

  #grow(): void {
    this.x = grown(this.x, new Float64Array(this.count * 2));
    this.slope = grown(this.slope, new Float64Array(this.count * 2));
    this.top = grown(this.top, new Int32Array(this.count * 2));
    this.end = grown(this.end, new Int32Array(this.count * 2));
    this.turn = grown(this.turn, new Int32Array(this.count * 2));
    this.next = grown(this.next, new Int32Array(this.count * 2));
  }
}

export function grown<T extends Float64Array | Int32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
