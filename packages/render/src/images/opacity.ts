import { wordsOf } from '../raster/surface.ts';

export function areOpaque(data: Uint8Array | Uint8ClampedArray): boolean {
  const { length } = data;
  for (let at = 3; at < length; at += 4) if (data[at] !== 255) return false;
  return true;
}

export function isClear(data: Uint8Array | Uint8ClampedArray): boolean {
  const { length } = data;
  for (let at = 3; at < length; at += 4) if (data[at] !== 0) return false;
  return true;
}

/** By alpha and channel: the channel after it was premultiplied, rounded and divided again. */
const roundTripTable = Uint8Array.from({ length: 65536 }, (_, at) => {
  const alpha = at >> 8;
  const premultiplied = Math.round(((at & 255) * alpha) / 255);
  return alpha === 0 ? 0 : Math.min(255, Math.round((premultiplied * 255) / alpha));
});

/**
 * A browser returns the pixels of a picture only through a canvas, which stores them premultiplied: colors of
 * translucent pixels are rounded on the way in and out, differently in each browser. Rounding them here in one way,
 * before or after a canvas, gives the same result everywhere. Changes `data` in place.
 */
export function roundTranslucentPixels(data: Uint8Array | Uint8ClampedArray): void {
  const words = wordsOf(data);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    if (word >>> 24 !== 255) words[at] = roundTranslucentWord(word);
  }
}

/** Rounds one pixel. Idempotent: a rounded pixel stays the same. */
export function roundTranslucentWord(word: number): number {
  const alpha = word >>> 24;
  const row = alpha << 8;
  const low =
    (roundTripTable[row | (word & 255)] as number) | ((roundTripTable[row | ((word >>> 8) & 255)] as number) << 8);
  return low | ((roundTripTable[row | ((word >>> 16) & 255)] as number) << 16) | (alpha << 24);
}
