import type { Matrix, Point, Rect } from '@platen/design/geometry';
import { boundsOf } from './path-bounds.ts';

/** What follows in the list of points: one point for a move or a line, two or three for a curve, none for a close. */
export const moveTo = 0;
export const lineTo = 1;
export const quadraticTo = 2;
const cubicTo = 3;
export const close = 4;

/** An outline in units of its own. A contour that is not closed is so for a fill, and has ends for a line along it. */
export interface Path {
  readonly steps: Uint8Array;
  /** x and y by turns. */
  readonly points: Float64Array;
  /** The frame around what a fill covers; nothing where that is nothing. */
  readonly bounds: Rect | undefined;
}

const stepOf: Readonly<Record<string, { step: number; size: number }>> = {
  M: { step: moveTo, size: 2 },
  L: { step: lineTo, size: 2 },
  Q: { step: quadraticTo, size: 4 },
  C: { step: cubicTo, size: 6 },
  Z: { step: close, size: 0 },
};

/** An outline as HarfBuzz writes it: M, L, Q, C and Z with absolute numbers. */
export function parseOutline(svg: string): Path {
  const steps: number[] = [];
  const points: number[] = [];
  for (const [, letter = '', rest = ''] of svg.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const { step, size } = stepOf[letter] ?? { step: close, size: 0 };
    const numbers = rest.match(/-?[\d.]+(?:e[-+]?\d+)?/g)?.map(Number) ?? [];
    if (numbers.length < size) continue;
    steps.push(step);
    points.push(...numbers.slice(0, size));
  }
  return makePath(steps, points);
}

export function rectanglePath({ left, top, width, height }: Rect): Path {
  const right = left + width;
  const bottom = top + height;
  return makePath([moveTo, lineTo, lineTo, lineTo, close], [left, top, right, top, right, bottom, left, bottom]);
}

/** How far the two middle points of a curve lie from its ends, of a radius, for it to be a quarter of a circle. */
const quarterCircle = 0.5522847498307936;

/** A rectangle whose corners are quarters of circles, no larger than there is room for. */
export function roundedPath({ left, top, width, height }: Rect, wanted: number): Path {
  const radius = Math.min(wanted, width / 2, height / 2);
  const near = radius * (1 - quarterCircle);
  const [right, bottom] = [left + width, top + height];
  const upperLeft = [left, top + radius, left, top + near, left + near, top, left + radius, top];
  const upperRight = [right - radius, top, right - near, top, right, top + near, right, top + radius];
  const lowerRight = [right, bottom - radius, right, bottom - near, right - near, bottom, right - radius, bottom];
  const lowerLeft = [left + radius, bottom, left + near, bottom, left, bottom - near, left, bottom - radius];
  const corners = [upperLeft, upperRight, lowerRight, lowerLeft];
  return makePath([...corners.flatMap((_, at) => [at === 0 ? moveTo : lineTo, cubicTo]), close], corners.flat());
}

/** Straight lines, each with two ends. */
export function linesPath(lines: readonly (readonly [from: Point, to: Point])[]): Path {
  return makePath(
    lines.flatMap(() => [moveTo, lineTo]),
    lines.flatMap(([from, to]) => [from.x, from.y, to.x, to.y]),
  );
}

export function joinPaths(paths: readonly Path[]): Path {
  return makePath(
    paths.flatMap(({ steps }) => [...steps]),
    paths.flatMap(({ points }) => [...points]),
  );
}

/** The same path in its place. */
export function movePath({ steps, points }: Path, [a, b, c, d, e, f]: Matrix): Path {
  const moved = Float64Array.from(points);
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] as number;
    const y = points[at + 1] as number;
    moved[at] = a * x + c * y + e;
    moved[at + 1] = b * x + d * y + f;
  }
  const made = { steps, points: moved };
  return { ...made, bounds: boundsOf(made) };
}

function makePath(steps: readonly number[], points: readonly number[]): Path {
  const made = { steps: Uint8Array.from(steps), points: Float64Array.from(points) };
  return { ...made, bounds: boundsOf(made) };
}
