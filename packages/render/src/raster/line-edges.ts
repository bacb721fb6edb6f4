import type { Contour } from './contour.ts';
import type { Edges } from './edges.ts';

/** How a line along a contour looks. */
export interface LineStyle {
  /** How far it reaches to each side, in px. */
  readonly reach: number;
  /** Sharp corners for rectangles; round ones, and round ends, for letters, whose points would become spikes. */
  readonly join: 'round' | 'miter';
}

/** How far an arc may lie from the chords, or from the point, that stands for it, in px. */
const tolerancePx = 1 / 64;
/** As often as an arc is halved at most: chords enough for any canvas. */
const halvingsMax = 10;
/** Sharper corners, measured as the length of the point over the width of the line, are cut off. */
const miterLimit = 10;
/** Beyond this cosine, two chords turn back on each other, and which side is the outer one is a matter of rounding. */
const turnBackCosine = -0.999;

/**
 * The edges of a line along contours. One side of a line is the sum of a rectangle for each chord and a wedge for each
 * outer corner, all of one direction; edges that two of them share are left out. So what any of them covers is what a
 * nonzero fill covers, whatever they overlap.
 */
export class LineEdges {
  readonly #edges: Edges;
  readonly #contour: Contour;
  #style: LineStyle = { reach: 0, join: 'round' };
  /** The way along the contour, as numbers of its points. */
  #way = new Int32Array(256);
  /** Of the chord that begins at each point of the way: its normal to the outside, as long as the line reaches. */
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

  /** Both sides of a line. A contour that is not closed is gone along there and back. */
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
   * The outer side alone, moved outward: what lies within reach of a filled contour, where its winding is of one sign.
   * @param isReversed its inside lies on the other hand than that of a positive winding
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

  /** A contour of no length: a dot of a round line, and nothing of any other. */
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

  /** What lies between two chords; and where, on this side, the one before it ends and the one after it begins. */
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
    // On the inner side, both rectangles cover what a straight edge from one to the other cuts off.
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

  /** The end of a line, or a point at which it goes back the way that it came. */
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

  /** Around a point, from one normal to the other, by halves: no sine is needed, which engines compute differently. */
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
