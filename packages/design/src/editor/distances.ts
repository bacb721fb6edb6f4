import type { Rect, Size } from '../geometry.ts';
import { type Axis, extentOf } from './snapping.ts';

/** A distance to be shown with its length: along an axis, at a position across it. */
export interface Distance {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** The middle of the range that both have in common. */
  readonly at: number;
}

/** The distances of a frame to the nearest frame on each side, otherwise to the canvas. */
export function distancesAround(frame: Rect, others: readonly Rect[], canvas: Size): Distance[] {
  const page: Rect = { left: 0, top: 0, ...canvas };
  return (['x', 'y'] as const).flatMap((axis) => {
    const beside = others.filter((other) => haveCommon(frame, other, axis === 'x' ? 'y' : 'x'));
    return [before(frame, beside, page, axis), after(frame, beside, page, axis)].flat();
  });
}

function before(frame: Rect, beside: readonly Rect[], page: Rect, axis: Axis): Distance[] {
  const [to] = extentOf(frame, axis);
  const candidates = [...beside, page].flatMap((other) => {
    const [start, length] = extentOf(other, axis);
    const from = other === page ? start : start + length;
    return from <= to ? [{ other, from }] : [];
  });
  const nearest = candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, each) => (best && best.from >= each.from ? best : each),
    undefined,
  );
  return nearest && nearest.from < to ? [{ axis, from: nearest.from, to, at: middle(frame, nearest.other, axis) }] : [];
}

function after(frame: Rect, beside: readonly Rect[], page: Rect, axis: Axis): Distance[] {
  const [start, length] = extentOf(frame, axis);
  const from = start + length;
  const candidates = [...beside, page].flatMap((other) => {
    const [otherStart, otherLength] = extentOf(other, axis);
    const to = other === page ? otherStart + otherLength : otherStart;
    return to >= from ? [{ other, to }] : [];
  });
  const nearest = candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, each) => (best && best.to <= each.to ? best : each),
    undefined,
  );
  return nearest && nearest.to > from ? [{ axis, from, to: nearest.to, at: middle(frame, nearest.other, axis) }] : [];
}

function haveCommon(a: Rect, b: Rect, axis: Axis): boolean {
  const [startA, lengthA] = extentOf(a, axis);
  const [startB, lengthB] = extentOf(b, axis);
  return startA < startB + lengthB && startB < startA + lengthA;
}

function middle(a: Rect, b: Rect, axis: Axis): number {
  const across = axis === 'x' ? 'y' : 'x';
  const [startA, lengthA] = extentOf(a, across);
  const [startB, lengthB] = extentOf(b, across);
  return (Math.max(startA, startB) + Math.min(startA + lengthA, startB + lengthB)) / 2;
}
