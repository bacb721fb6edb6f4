import { sineAndCosine } from './sine.ts';

/** Points, frames and matrices. All lengths are in px, all angles in degrees, clockwise. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** The placement of a layer in its parent. */
export interface Placement extends Rect {
  readonly rotate: number;
  readonly flip_horizontal: boolean;
  readonly flip_vertical: boolean;
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f: the argument order of a canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `first` and then `second`: multiply(parent, child) maps a point of the child to the parent's parent. */
export function multiply(second: Matrix, first: Matrix): Matrix {
  const [a, b, c, d, e, f] = second;
  const [g, h, i, j, k, l] = first;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function transformPoint([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Throws on a singular matrix; that of a layer never is. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (determinant === 0) throw new RangeError('the matrix is not invertible');
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** 0 ≤ angle < 360; −0 becomes 0. */
export function normalizeAngle(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  // A tiny negative angle is rounded to 360.
  return rest === 360 ? 0 : rest;
}

export function rotation(degrees: number): Matrix {
  const { sine, cosine } = sineAndCosine(normalizeAngle(degrees));
  return [cosine, sine, -sine, cosine, 0, 0];
}

/** The scale of a matrix without skew. */
export function scaleOfMatrix([a, b]: Matrix): number {
  // Not `Math.hypot`, because engines round it differently.
  return Math.sqrt(a * a + b * b);
}

/** Maps a layer's own frame (origin at its top left corner) to its parent's. Flips are applied before the rotation. */
export function placementMatrix(layer: Placement): Matrix {
  const turned = normalizeAngle(layer.rotate) !== 0;
  const flipped = layer.flip_horizontal || layer.flip_vertical;
  if (!turned && !flipped) return translation(layer.left, layer.top);
  const halfWidth = layer.width / 2;
  const halfHeight = layer.height / 2;
  const inner = multiply(
    scaling(layer.flip_horizontal ? -1 : 1, layer.flip_vertical ? -1 : 1),
    translation(-halfWidth, -halfHeight),
  );
  const centered = translation(layer.left + halfWidth, layer.top + halfHeight);
  return multiply(multiply(centered, rotation(layer.rotate)), inner);
}

export function cornersOf({ left, top, width, height }: Rect): [Point, Point, Point, Point] {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}

/** The axis-aligned bounding box of a transformed frame. */
export function transformRect(matrix: Matrix, rect: Rect): Rect {
  const corners = cornersOf(rect).map((corner) => transformPoint(matrix, corner));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  return {
    left,
    top,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - top,
  };
}

/** The bounding box of all frames; undefined if there are none. */
export function unionRects(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function outset({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

export function doRectsOverlap(a: Rect, b: Rect): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

export function isRectInside(inner: Rect, outer: Rect, tolerance = 0): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.left + inner.width <= outer.left + outer.width + tolerance &&
    inner.top + inner.height <= outer.top + outer.height + tolerance
  );
}

/** A hundredth of a pixel is invisible, and stored values stay readable. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
