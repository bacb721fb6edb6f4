import type { Matrix } from '@platen/design/geometry';
import { close, lineTo, moveTo, type Path, quadraticTo } from './path.ts';

/** The largest distance of a curve from its chords, in px. */
const chordTolerancePx = 1 / 64;

/** The points of one contour on the canvas. Its memory is reused for the next one. */
export class Contour {
  x = new Float64Array(256);
  y = new Float64Array(256);
  /** 1 for a point of the outline, 0 for a point between the chords of a curve. */
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

/** The rows that are filled. A curve outside of them may be replaced by one chord. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/**
 * For strokes: the first chord of a curve decides the corner before it, and so the end of the preceding segment. Curves
 * outside the strip must therefore be split too.
 */
export const everyRow: Rows = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

/**
 * Calls back with each contour of a path on the canvas. Curves are flattened and never clipped, because their chords
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

/** Far more than the largest letter on the largest canvas needs; a limit for absurd coordinates. */
const chordsMax = 4096;

/** The number of chords that keeps a curve within the tolerance if it deviates this far from a single chord. */
function chordsFor(swellPx: number): number {
  const count = Math.ceil(Math.sqrt(swellPx / chordTolerancePx));
  return count < chordsMax ? count : chordsMax;
}
