import type { Matrix, Point, Rect } from '@platen/design/geometry';
import { boundsOf } from './path-bounds.ts';

/** Step codes. A move or a line is followed by one point, a curve by two or three, a close by none. */
export const moveTo = 0;
export const lineTo = 1;
export const quadraticTo = 2;
const cubicTo = 3;
export const close = 4;

/** An outline in units of its own. A fill closes open contours; a stroke along them has two ends. */
export interface Path {
  readonly steps: Uint8Array;
  /** x and y alternate. */
  readonly points: Float64Array;
  /** The bounding box of what a fill covers; undefined if that is nothing. */
  readonly bounds: Rect | undefined;
}

const stepOf: Readonly<Record<string, { step: number; size: number }>> = {
  M: { step: moveTo, size: 2 },
  L: { step: lineTo, size: 2 },
  Q: { step: quadraticTo, size: 4 },
  C: { step: cubicTo, size: 6 },
  Z: { step: close, size: 0 },
};

/** Parses an outline in the syntax of HarfBuzz: M, L, Q, C and Z with absolute coordinates. */
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

/**
 * The distance of the control points from the ends of a cubic curve, relative to the radius, that approximates a
 * quarter circle.
 */
const quarterCircle = 0.5522847498307936;

/** A rectangle with rounded corners; the radius is limited to half of the shorter side. */
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

/** Open lines between two points. */
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

/** The path transformed by a matrix. */
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
