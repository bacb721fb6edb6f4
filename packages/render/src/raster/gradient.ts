import { invert, type Matrix } from '@platen/design/geometry';
import { atan2 } from './arc.ts';
import { newSurface, type PixelRect, type Surface } from './surface.ts';
import type { Color } from './tint.ts';

/** The color stops of a gradient, and how it continues beyond the first and the last one. */
export interface ColorLine<C extends Color = Color> {
  /** At least one stop, in ascending order. */
  readonly stops: readonly { readonly offset: number; readonly color: C }[];
  readonly extend: 'pad' | 'repeat' | 'reflect';
}

/**
 * The position of a point on the color line, in the units of the gradient; undefined where the gradient is transparent.
 */
export type Slope = (x: number, y: number) => number | undefined;

export interface Gradient<C extends Color = Color> {
  readonly slope: Slope;
  readonly line: ColorLine<C>;
  /** From the units of the gradient to those of its parent. */
  readonly matrix: Matrix;
}

/** Between two points; constant perpendicular to the line between them. */
export function linearSlope(x0: number, y0: number, x1: number, y1: number): Slope {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  if (length === 0) return () => undefined;
  return (x, y) => ((x - x0) * dx + (y - y0) * dy) / length;
}

/** Between two circles. If several of the interpolated circles contain a point, the last one counts. */
export function radialSlope(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Slope {
  const [dx, dy, dr] = [x1 - x0, y1 - y0, r1 - r0];
  const a = dx * dx + dy * dy - dr * dr;
  const isCircle = (t: number) => r0 + t * dr >= 0;
  return (x, y) => {
    const [px, py] = [x - x0, y - y0];
    const b = px * dx + py * dy + r0 * dr;
    const c = px * px + py * py - r0 * r0;
    if (a === 0) {
      const t = c / (2 * b);
      return b !== 0 && isCircle(t) ? t : undefined;
    }
    const discriminant = b * b - a * c;
    if (discriminant < 0) return undefined;
    const root = Math.sqrt(discriminant);
    const [one, other] = [(b + root) / a, (b - root) / a];
    const [last, first] = one > other ? [one, other] : [other, one];
    return isCircle(last) ? last : isCircle(first) ? first : undefined;
  };
}

/** Around a point, counterclockwise with y up, between two angles in radians. */
export function sweepSlope(x0: number, y0: number, start: number, end: number): Slope {
  if (start === end) return () => undefined;
  return (x, y) => (atan2(y - y0, x - x0) - start) / (end - start);
}

/** Paints the pixels of a frame with the color at their centers. */
export function paintGradient({ slope, line, matrix }: Gradient, frame: PixelRect): Surface {
  const surface = newSurface(frame);
  const [a, b, c, d, e, f] = invert(matrix);
  const colorAt = colorsOf(line);
  for (let row = 0; row < frame.height; row++) {
    const y = frame.top + row + 0.5;
    for (let column = 0; column < frame.width; column++) {
      const x = frame.left + column + 0.5;
      const t = slope(a * x + c * y + e, b * x + d * y + f);
      if (t !== undefined) surface.words[row * frame.width + column] = colorAt(t);
    }
  }
  return surface;
}

/** The premultiplied pixel at a position of the color line. */
function colorsOf({ stops, extend }: ColorLine): (t: number) => number {
  const points = stops.map(({ offset, color: { r, g, b, a } }) => {
    return { offset, r: (r * a) / 255, g: (g * a) / 255, b: (b * a) / 255, a };
  });
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return () => 0;
  const span = last.offset - first.offset;
  return (place) => {
    const t = first.offset + extended((place - first.offset) / span, extend) * span;
    if (span === 0 || t <= first.offset) return pixelOf(place < first.offset || span !== 0 ? first : last);
    if (t >= last.offset) return pixelOf(last);
    const next = points.findIndex(({ offset }) => offset > t);
    const [from, to] = [points[next - 1] ?? first, points[next] ?? last];
    const share = (t - from.offset) / (to.offset - from.offset);
    const between = (one: number, other: number) => one + (other - one) * share;
    return pixelOf({
      r: between(from.r, to.r),
      g: between(from.g, to.g),
      b: between(from.b, to.b),
      a: between(from.a, to.a),
    });
  };
}

/** Maps a position to 0–1 according to the extend mode. */
function extended(t: number, extend: ColorLine['extend']): number {
  if (extend === 'pad') return t < 0 ? 0 : t > 1 ? 1 : t;
  if (extend === 'repeat') return t - Math.floor(t);
  const back = t - 2 * Math.floor(t / 2);
  return back > 1 ? 2 - back : back;
}

function pixelOf({ r, g, b, a }: Color): number {
  return Math.round(r) | (Math.round(g) << 8) | (Math.round(b) << 16) | (Math.round(a) << 24);
}
