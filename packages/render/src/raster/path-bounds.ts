import type { Rect } from '@platen/design/geometry';

interface Outline {
  readonly steps: Uint8Array;
  readonly points: Float64Array;
}

/** The number of points of each step in `path.ts`. */
const pointCounts = [1, 1, 2, 3, 0];

/** The bounding box of an outline, by the extrema of its curves and not by their control points. */
export function boundsOf({ steps, points }: Outline): Rect | undefined {
  const across = newRange();
  const down = newRange();
  let at = 0;
  for (const step of steps) {
    const count = pointCounts[step] ?? 0;
    // A move has no preceding point; a curve starts at the preceding one.
    reach(across, points, at, count);
    reach(down, points, at + 1, count);
    at += count * 2;
  }
  const width = across.high - across.low;
  const height = down.high - down.low;
  return width > 0 && height > 0 ? { left: across.low, top: down.low, width, height } : undefined;
}

type Range = { low: number; high: number };

function newRange(): Range {
  return { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
}

function include(range: Range, value: number): void {
  if (value < range.low) range.low = value;
  if (value > range.high) range.high = value;
}

/** Extends a range by one step of the outline along one axis; `at` is the index of the step's first value. */
function reach(range: Range, points: Float64Array, at: number, count: number): void {
  if (count === 0) return;
  const end = points[at + (count - 1) * 2] as number;
  include(range, end);
  if (count === 1) return;
  const start = points[at - 2] ?? end;
  const first = points[at] as number;
  const second = points[at + 2] as number;
  if (count === 2) {
    const t = (start - first) / (start - 2 * first + end);
    if (t > 0 && t < 1) include(range, (1 - t) * (1 - t) * start + 2 * (1 - t) * t * first + t * t * end);
    return;
  }
  for (const t of cubicTurns(start, first, second, end)) {
    const s = 1 - t;
    if (t > 0 && t < 1) {
      include(range, s * s * s * start + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end);
    }
  }
}

/** The extrema of a cubic curve along an axis: the roots of its derivative. */
function cubicTurns(start: number, first: number, second: number, end: number): readonly number[] {
  const a = end - 3 * second + 3 * first - start;
  const b = 2 * (second - 2 * first + start);
  const c = first - start;
  if (a === 0) return b === 0 ? [] : [-c / b];
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  const q = -(b + (b < 0 ? -Math.sqrt(root) : Math.sqrt(root))) / 2;
  return q === 0 ? [0] : [q / a, c / q];
}
