import { type Matrix, type Point, transformPoint } from '@platen/design/geometry';
import type { LineStyle } from '../line-edges.ts';
import type { PixelRect } from '../surface.ts';

/**
 * Computes coverage directly from its definition and without code of the rasterizer: many sample lines for each row,
 * and on each of them the intervals inside the shape.
 */

/** A contour as points; curves are given as many points. */
export interface ReferenceContour {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

export type Stretch = readonly [from: number, to: number];

const linesInRow = 64;

/** @param stretchesAt the intervals of a sample line that lie in the shape; they may overlap */
export function coverByLines(frame: PixelRect, stretchesAt: (y: number) => readonly Stretch[]): Float64Array {
  const covered = new Float64Array(frame.width * frame.height);
  for (let line = 0; line < frame.height * linesInRow; line++) {
    const row = Math.floor(line / linesInRow) * frame.width;
    for (const [from, to] of unite(stretchesAt(frame.top + (line + 0.5) / linesInRow))) {
      const [start, end] = [Math.max(0, from - frame.left), Math.min(frame.width, to - frame.left)];
      for (let column = Math.floor(start); column < end; column++) {
        const share = Math.min(end, column + 1) - Math.max(start, column);
        covered[row + column] = (covered[row + column] ?? 0) + (share * 255) / linesInRow;
      }
    }
  }
  return covered;
}

function unite(stretches: readonly Stretch[]): Stretch[] {
  const united: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = united.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

export function placed(contours: readonly ReferenceContour[], matrix: Matrix): ReferenceContour[] {
  return contours.map(({ points, isClosed }) => ({ points: points.map((at) => transformPoint(matrix, at)), isClosed }));
}

/** By the nonzero rule. */
export function insideAt(contours: readonly ReferenceContour[], y: number): Stretch[] {
  const crossings = contours.flatMap(({ points }) => crossingsOf(points, y)).sort((a, b) => a.x - b.x);
  const stretches: Stretch[] = [];
  let winding = 0;
  for (const [index, { x, turn }] of crossings.entries()) {
    winding += turn;
    const next = crossings[index + 1];
    if (winding !== 0 && next) stretches.push([x, next.x]);
  }
  return stretches;
}

function crossingsOf(points: readonly Point[], y: number): { x: number; turn: number }[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] as Point;
    if (from.y <= y === to.y <= y) return [];
    const x = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    return [{ x, turn: from.y < to.y ? 1 : -1 }];
  });
}

/** The pieces of a stroke: a rectangle for each segment, and discs at its ends or the outer part of each corner. */
export function lineOf(contours: readonly ReferenceContour[], { reach, join }: LineStyle): (y: number) => Stretch[] {
  const pieces = contours.flatMap(({ points, isClosed }) => {
    const chords = chordsOf(points, isClosed);
    const rectangles = chords.map(([from, to]) => rectangleOf(from, to, reach));
    return join === 'miter' ? [...rectangles, ...cornersOf(chords, isClosed, reach)] : rectangles;
  });
  const ranges = pieces.map((points) => {
    const heights = points.map(({ y }) => y);
    return { points, top: Math.min(...heights), bottom: Math.max(...heights) };
  });
  const centers = join === 'round' ? contours.flatMap(({ points }) => points) : [];
  return (y) => {
    const stretches: Stretch[] = [];
    for (const { points, top, bottom } of ranges) {
      if (top <= y && y <= bottom) stretches.push(...insideAt([{ points, isClosed: true }], y));
    }
    for (const center of centers) stretches.push(...discAt(center, reach, y));
    return stretches;
  };
}

function discAt(center: Point, reach: number, y: number): Stretch[] {
  const square = reach * reach - (y - center.y) ** 2;
  if (square <= 0) return [];
  return [[center.x - Math.sqrt(square), center.x + Math.sqrt(square)]];
}

function chordsOf(points: readonly Point[], isClosed: boolean): [Point, Point][] {
  const ends = isClosed ? [...points.slice(1), points[0] as Point] : points.slice(1);
  return ends
    .map((to, index): [Point, Point] => [points[index] as Point, to])
    .filter(([from, to]) => from.x !== to.x || from.y !== to.y);
}

function rectangleOf(from: Point, to: Point, reach: number): Point[] {
  const u = normalOf(from, to, reach);
  return [moved(from, u, 1), moved(to, u, 1), moved(to, u, -1), moved(from, u, -1)];
}

/** The outer part of each corner: a triangle, or a kite up to a miter limit of ten. */
function cornersOf(chords: readonly [Point, Point][], isClosed: boolean, reach: number): Point[][] {
  return chords.flatMap(([from, to], index) => {
    const next = chords[index + 1] ?? (isClosed ? chords[0] : undefined);
    if (!next) return [];
    const u = normalOf(from, to, reach);
    const v = normalOf(...next, reach);
    const side = u.x * v.y - u.y * v.x > 0 ? -1 : 1;
    const middle = { x: u.x + v.x, y: u.y + v.y };
    const square = middle.x ** 2 + middle.y ** 2;
    const isCutOff = square * 100 < 4 * reach * reach;
    const tip = isCutOff ? [] : [moved(to, middle, (side * 2 * reach * reach) / square)];
    return [[to, moved(to, u, side), ...tip, moved(to, v, side)]];
  });
}

function normalOf(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (-(to.y - from.y) / length) * reach, y: ((to.x - from.x) / length) * reach };
}

function moved(at: Point, by: Point, times: number): Point {
  return { x: at.x + by.x * times, y: at.y + by.y * times };
}
