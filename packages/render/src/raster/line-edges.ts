import type { Contour } from './contour.ts';
import type { Edges } from './edges.ts';

/** The style of a stroke. */
export interface LineStyle {
  /** Half of its width, in px. */
  readonly reach: number;
  /** Miter joins for rectangles; round joins and caps for letters, where miters would become spikes. */
  readonly join: 'round' | 'miter';
}

/** The largest distance of an arc from its chords or its point, in px. */
const tolerancePx = 1 / 64;
/** Limits how often an arc is halved; enough for every canvas. */
const halvingsMax = 10;
/** Corners with a larger ratio of miter length to stroke width are beveled. */
const miterLimit = 10;
/** Below this cosine two segments turn back on each other, and rounding would decide which side is the outer one. */
const turnBackCosine = -0.999;

/**
 * The edges of a stroke along contours. Each side of the stroke is the union of a rectangle for each segment and a
 * wedge for each outer corner, all with the same orientation; shared edges are left out. A nonzero fill therefore
 * covers exactly their union, however they overlap.
 */
export class LineEdges {
  readonly #edges: Edges;
  readonly #contour: Contour;
  #style: LineStyle = { reach: 0, join: 'round' };
  /** The points along the contour, by index. */
  #way = new Int32Array(256);
  /** The outer normal of the segment that starts at each point, with the length of half the stroke. */
  #normalX = new Float64Array(256);
  #normalY = new Float64Array(256);
  #length = new Float64Array(256);
  #endX = 0;
  #endY = 0;
  #beginX = 0;
  #beginY = 0;

  constructor(edges: Edges, contour: Contour) {
    this.#edges = edges;
    this.#contour = contour;
  }

  /** Adds both sides of a stroke. An open contour is followed there and back. */
  addLine(style: LineStyle, isClosed: boolean): void {
    this.#style = style;
    const { count } = this.#contour;
    const isLoop = isClosed && this.#hasSameEnds();
    const pointCount = isLoop ? count - 1 : count;
    if (pointCount < 2) {
      this.#addDot();
      return;
    }
    if (isClosed && pointCount > 2) {
      this.#goAround(pointCount, false);
      this.#addSide(pointCount);
      this.#goAround(pointCount, true);
      this.#addSide(pointCount);
      return;
    }
    this.#ensureCapacity(pointCount * 2);
    for (let index = 0; index < pointCount; index++) this.#way[index] = index;
    for (let index = 1; index < pointCount - 1; index++) this.#way[pointCount + index - 1] = pointCount - 1 - index;
    this.#addSide(pointCount * 2 - 2);
  }

  /**
   * Adds only the outer side: everything within `reach` of a filled contour whose winding has one sign.
   * @param isReversed whether the inside lies on the other side than with a positive winding
   */
  addOutset(reach: number, isReversed: boolean): void {
    this.#style = { reach, join: 'round' };
    const { count } = this.#contour;
    const pointCount = this.#hasSameEnds() ? count - 1 : count;
    if (pointCount < 2) return;
    this.#goAround(pointCount, isReversed);
    this.#addSide(pointCount);
  }

  #hasSameEnds(): boolean {
    const { x, y, count } = this.#contour;
    return count > 1 && x[0] === x[count - 1] && y[0] === y[count - 1];
  }

  #goAround(pointCount: number, isReversed: boolean): void {
    this.#ensureCapacity(pointCount);
    for (let index = 0; index < pointCount; index++) {
      this.#way[index] = isReversed ? pointCount - 1 - index : index;
    }
  }

  #ensureCapacity(count: number): void {
    if (count <= this.#way.length) return;
    this.#way = new Int32Array(count * 2);
    this.#normalX = new Float64Array(count * 2);
    this.#normalY = new Float64Array(count * 2);
    this.#length = new Float64Array(count * 2);
  }

  /** A contour without length: a dot for round caps, nothing otherwise. */
  #addDot(): void {
    const { reach, join } = this.#style;
    if (join !== 'round') return;
    const x = this.#contour.x[0] as number;
    const y = this.#contour.y[0] as number;
    this.#addArc(x, y, -reach, 0, 0, reach, halvingsMax);
    this.#addArc(x, y, 0, reach, reach, 0, halvingsMax);
    this.#addArc(x, y, reach, 0, 0, -reach, halvingsMax);
    this.#addArc(x, y, 0, -reach, -reach, 0, halvingsMax);
  }

  #measureChords(count: number): void {
    const { x, y } = this.#contour;
    const way = this.#way;
    const { reach } = this.#style;
    for (let index = 0; index < count; index++) {
      const from = way[index] as number;
      const to = way[index + 1 === count ? 0 : index + 1] as number;
      const dx = (x[to] as number) - (x[from] as number);
      const dy = (y[to] as number) - (y[from] as number);
      const length = Math.sqrt(dx * dx + dy * dy);
      this.#length[index] = length;
      this.#normalX[index] = (-dy / length) * reach;
      this.#normalY[index] = (dx / length) * reach;
    }
  }

  #addSide(count: number): void {
    this.#measureChords(count);
    const edges = this.#edges;
    let firstX = 0;
    let firstY = 0;
    let penX = 0;
    let penY = 0;
    for (let corner = 0; corner < count; corner++) {
      this.#addCorner(corner, corner === 0 ? count - 1 : corner - 1);
      if (corner > 0) edges.add(penX, penY, this.#endX, this.#endY);
      else {
        firstX = this.#endX;
        firstY = this.#endY;
      }
      penX = this.#beginX;
      penY = this.#beginY;
    }
    edges.add(penX, penY, firstX, firstY);
  }

  /**
   * Adds the wedge between two segments, and determines where this side of the stroke ends before it and continues
   * after it.
   */
  #addCorner(chord: number, before: number): void {
    const { reach, join } = this.#style;
    const point = this.#way[chord] as number;
    const x = this.#contour.x[point] as number;
    const y = this.#contour.y[point] as number;
    const ux = this.#normalX[before] as number;
    const uy = this.#normalY[before] as number;
    const vx = this.#normalX[chord] as number;
    const vy = this.#normalY[chord] as number;
    const turn = ux * vy - uy * vx;
    const cosine = (ux * vx + uy * vy) / (reach * reach);
    // On the inner side both rectangles already cover what the straight edge between them would cut off.
    const areLong = Math.abs(turn) <= reach * Math.min(this.#length[before] as number, this.#length[chord] as number);
    const canCut = cosine > 0 && (turn <= 0 || areLong);
    if (canCut && reach * (1 - cosine) <= 4 * tolerancePx) {
      this.#endX = this.#beginX = x + (ux + vx) / (1 + cosine);
      this.#endY = this.#beginY = y + (uy + vy) / (1 + cosine);
      return;
    }
    this.#endX = x + ux;
    this.#endY = y + uy;
    this.#beginX = x + vx;
    this.#beginY = y + vy;
    if (cosine < turnBackCosine) this.#addTurn(x, y, ux, uy, vx, vy);
    else if (turn > 0) this.#addInner(x, y, canCut);
    else if (join === 'miter' && this.#contour.isCorner[point] === 1) this.#addTip(x, y, ux, uy, vx, vy);
    else this.#addArc(x, y, ux, uy, vx, vy, halvingsMax);
  }

  /** Adds a cap: the end of a stroke, or a point where it turns back on itself. */
  #addTurn(x: number, y: number, ux: number, uy: number, vx: number, vy: number): void {
    if (this.#style.join === 'miter') {
      this.#edges.add(x + ux, y + uy, x + vx, y + vy);
      return;
    }
    this.#addArc(x, y, ux, uy, uy, -ux, halvingsMax);
    this.#addArc(x, y, uy, -ux, vx, vy, halvingsMax);
  }

  #addInner(x: number, y: number, canCut: boolean): void {
    const edges = this.#edges;
    if (canCut) {
      edges.add(this.#endX, this.#endY, this.#beginX, this.#beginY);
      return;
    }
    edges.add(this.#endX, this.#endY, x, y);
    edges.add(x, y, this.#beginX, this.#beginY);
  }

  #addTip(x: number, y: number, ux: number, uy: number, vx: number, vy: number): void {
    const { reach } = this.#style;
    const edges = this.#edges;
    const middleX = ux + vx;
    const middleY = uy + vy;
    const square = middleX * middleX + middleY * middleY;
    if (square * miterLimit * miterLimit < 4 * reach * reach) {
      edges.add(x + ux, y + uy, x + vx, y + vy);
      return;
    }
    const share = (2 * reach * reach) / square;
    edges.add(x + ux, y + uy, x + middleX * share, y + middleY * share);
    edges.add(x + middleX * share, y + middleY * share, x + vx, y + vy);
  }

  /** Adds an arc around a point between two normals, by bisection: engines compute sines differently. */
  #addArc(x: number, y: number, ux: number, uy: number, vx: number, vy: number, halvings: number): void {
    const { reach } = this.#style;
    const middleX = ux + vx;
    const middleY = uy + vy;
    const length = Math.sqrt(middleX * middleX + middleY * middleY);
    if (halvings === 0 || reach - length / 2 <= tolerancePx) {
      this.#edges.add(x + ux, y + uy, x + vx, y + vy);
      return;
    }
    const share = reach / length;
    this.#addArc(x, y, ux, uy, middleX * share, middleY * share, halvings - 1);
    this.#addArc(x, y, middleX * share, middleY * share, vx, vy, halvings - 1);
  }
}
