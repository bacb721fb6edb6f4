import { wordsOf } from '../raster/surface.ts';

/** Whether every pixel of straight RGBA is opaque. */
export function areOpaque(data: Uint8Array | Uint8ClampedArray): boolean {
  const { length } = data;
  for (let at = 3; at < length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** By alpha and channel: what is left of a channel after it was multiplied by the alpha, rounded, and divided again. */
const roundTripTable = Uint8Array.from({ length: 65536 }, (_, at) => {
  const alpha = at >> 8;
  const premultiplied = Math.round(((at & 255) * alpha) / 255);
  return alpha === 0 ? 0 : Math.min(255, Math.round((premultiplied * 255) / alpha));
});

/**
 * A browser gives the pixels of a picture only through a canvas, which holds them premultiplied and so rounds the
 * colors of translucent ones, and rounds them again on the way out, each in its own way. Here they are rounded by one
 * arithmetic, before a canvas or after it: the outcome is the same. In place.
 */
export function roundTranslucentPixels(data: Uint8Array | Uint8ClampedArray): void {
  const words = wordsOf(data);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    if (word >>> 24 !== 255) words[at] = roundTranslucentWord(word);
  }
}

/** One pixel. What was settled stays as it is. */
export function roundTranslucentWord(word: number): number {
  const alpha = word >>> 24;
  const row = alpha << 8;
  const low =
    (roundTripTable[row | (word & 255)] as number) | ((roundTripTable[row | ((word >>> 8) & 255)] as number) << 8);
  return low | ((roundTripTable[row | ((word >>> 16) & 255)] as number) << 16) | (alpha << 24);
}
