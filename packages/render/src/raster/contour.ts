import type { Matrix } from '@platen/design/geometry';
import { close, lineTo, moveTo, type Path, quadraticTo } from './path.ts';

/** How far a curve may lie from the chords that stand for it, in px. */
const chordTolerancePx = 1 / 64;

/** One contour after another, as points on the canvas. Its memory is used again for the next. */
export class Contour {
  x = new Float64Array(256);
  y = new Float64Array(256);
  /** 1 where the outline has a point of its own; 0 between the chords of a curve. */
  isCorner = new Uint8Array(256);
  count = 0;

  add(x: number, y: number, isCorner: number): void {
    const last = this.count - 1;
    if (last >= 0 && this.x[last] === x && this.y[last] === y) {
      this.isCorner[last] = (this.isCorner[last] as number) | isCorner;
      return;
    }
    if (this.count === this.x.length) this.#grow();
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.isCorner[this.count++] = isCorner;
  }

  #grow(): void {
    const length = this.count * 2;
    const { x, y, isCorner } = this;
    this.x = new Float64Array(length);
    this.y = new Float64Array(length);
    this.isCorner = new Uint8Array(length);
    this.x.set(x);
    this.y.set(y);
    this.isCorner.set(isCorner);
  }
}

/** The rows that are filled. A curve that lies outside of them is as good as its chord. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** For a line: the first chord of a curve decides the corner before it, and with it where the chord before that ends. */
export const everyRow: Rows = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

/**
 * The contours of a path on the canvas. Curves become chords there and are never clipped: which chords a curve becomes
 * must not depend on the part of the canvas that is drawn.
 */
export function eachContour(
  path: Path,
  [a, b, c, d, e, f]: Matrix,
  rows: Rows,
  contour: Contour,
  give: (isClosed: boolean) => void,
): void {
  const { steps, points } = path;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let at = 0;
  contour.count = 0;
  const finish = (isClosed: boolean) => {
    if (contour.count > 0) give(isClosed);
    contour.count = 0;
  };
  for (const step of steps) {
    if (step === close) {
      finish(true);
      x = startX;
      y = startY;
      continue;
    }
    if (step === moveTo) finish(false);
    else if (contour.count === 0) contour.add(x, y, 1);
    const firstX = a * (points[at] as number) + c * (points[at + 1] as number) + e;
    const firstY = b * (points[at] as number) + d * (points[at + 1] as number) + f;
    at += 2;
    if (step === moveTo || step === lineTo) {
      contour.add(firstX, firstY, 1);
      x = firstX;
      y = firstY;
      if (step === moveTo) {
        startX = x;
        startY = y;
      }
      continue;
    }
    const secondX = a * (points[at] as number) + c * (points[at + 1] as number) + e;
    const secondY = b * (points[at] as number) + d * (points[at + 1] as number) + f;
    at += 2;
    if (step === quadraticTo) {
      addQuadratic(contour, rows, x, y, firstX, firstY, secondX, secondY);
      x = secondX;
      y = secondY;
      continue;
    }
    const endX = a * (points[at] as number) + c * (points[at + 1] as number) + e;
    const endY = b * (points[at] as number) + d * (points[at + 1] as number) + f;
    at += 2;
    addCubic(contour, rows, x, y, firstX, firstY, secondX, secondY, endX, endY);
    x = endX;
    y = endY;
  }
  finish(false);
}

function addQuadratic(
  contour: Contour,
  { top, bottom }: Rows,
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): void {
  const isSeen = !((y < top && y1 < top && y2 < top) || (y > bottom && y1 > bottom && y2 > bottom));
  const bendX = x - 2 * x1 + x2;
  const bendY = y - 2 * y1 + y2;
  const count = isSeen ? chordsFor(Math.sqrt(bendX * bendX + bendY * bendY) / 4) : 1;
  for (let chord = 1; chord < count; chord++) {
    const t = chord / count;
    const s = 1 - t;
    contour.add(s * s * x + 2 * s * t * x1 + t * t * x2, s * s * y + 2 * s * t * y1 + t * t * y2, 0);
  }
  contour.add(x2, y2, 1);
}

function addCubic(
  contour: Contour,
  { top, bottom }: Rows,
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const isAbove = y < top && y1 < top && y2 < top && y3 < top;
  const isBelow = y > bottom && y1 > bottom && y2 > bottom && y3 > bottom;
  const firstX = x - 2 * x1 + x2;
  const firstY = y - 2 * y1 + y2;
  const secondX = x1 - 2 * x2 + x3;
  const secondY = y1 - 2 * y2 + y3;
  const bend = Math.max(firstX * firstX + firstY * firstY, secondX * secondX + secondY * secondY);
  const count = isAbove || isBelow ? 1 : chordsFor(Math.sqrt(bend) * 0.75);
  for (let chord = 1; chord < count; chord++) {
    const t = chord / count;
    const s = 1 - t;
    const before = s * s * s;
    const first = 3 * s * s * t;
    const second = 3 * s * t * t;
    const end = t * t * t;
    contour.add(before * x + first * x1 + second * x2 + end * x3, before * y + first * y1 + second * y2 + end * y3, 0);
  }
  contour.add(x3, y3, 1);
}

/** Far more than the largest letter on the largest canvas has; a bound for coordinates that are a mistake. */
const chordsMax = 4096;

/** As many chords as bring a curve that swells so far from its one chord within the tolerance. */
function chordsFor(swellPx: number): number {
  const count = Math.ceil(Math.sqrt(swellPx / chordTolerancePx));
  return count < chordsMax ? count : chordsMax;
}
