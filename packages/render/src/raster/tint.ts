import { div255, mix } from './pixel.ts';
import { straightPixel } from './straight.ts';

/** A color with straight channels and alpha, integers of 0–255. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Lookup tables for blending one color. */
export interface Tint {
  readonly redBlue: number;
  readonly greenAlpha: number;
  /** By coverage: the resulting alpha, and the premultiplied and the straight pixel on a transparent background. */
  readonly alphas: Uint8Array;
  readonly onClear: Int32Array;
  readonly straightOnClear: Int32Array;
  /** The four mask bytes under which pixels become exactly the color; 0 if there are none. */
  readonly whole: number;
}

let lastTint: { readonly color: Color; readonly tint: Tint } | undefined;

/** Caches the tables of the last color, because a text is blended letter by letter. */
export function tintOf(color: Color): Tint {
  if (lastTint && isSameColor(lastTint.color, color)) return lastTint.tint;
  const { r, g, b, a } = color;
  const redBlue = r | (b << 16);
  const greenAlpha = g | 0xff0000;
  const alphas = Uint8Array.from({ length: 256 }, (_, covered) => div255(covered * a));
  const onClear = Int32Array.from(alphas, (alpha) => mix(0, redBlue, greenAlpha, alpha));
  const straightOnClear = Int32Array.from(onClear, (pixel) => straightPixel(pixel, pixel >>> 24));
  const tint = { redBlue, greenAlpha, alphas, onClear, straightOnClear, whole: a === 255 ? -1 : 0 };
  lastTint = { color, tint };
  return tint;
}

function isSameColor(one: Color, other: Color): boolean {
  return one.r === other.r && one.g === other.g && one.b === other.b && one.a === other.a;
}
