import { div255, mix } from './pixel.ts';
import { straightPixel } from './straight.ts';

/** A color with straight channels and an alpha of 0–255, whole numbers all. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A color, ready to be laid on. */
export interface Tint {
  readonly redBlue: number;
  readonly greenAlpha: number;
  /**
   * By how much of a pixel is covered: the alpha of what lies on it, and the pixel, premultiplied and
   * straight, where nothing was there before.
   */
  readonly alphas: Uint8Array;
  readonly onClear: Int32Array;
  readonly straightOnClear: Int32Array;
  /** The four bytes of a mask under which pixels are the color and nothing else; 0 where there are none. */
  readonly whole: number;
}

let lastTint: { readonly color: Color; readonly tint: Tint } | undefined;

/** A text is laid on letter by letter: what is known of its color is kept for the next. */
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
