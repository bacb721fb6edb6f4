import { type Pixels, wordsOf } from '../raster/surface.ts';
import { clampTo, wrapAround } from './rows.ts';

/**
 * Rows of a picture as numbers to reckon with, from one pixel to another, which may lie beyond its edges: there it goes
 * on as its last pixel, or from its other edge on where it is repeated.
 */
export interface Lines {
  /** Numbers for a pixel: three of an opaque picture, four of another. Premultiplied. */
  readonly channels: 3 | 4;
  /** A row of the source, its first number at `at`, each pixel `stride` numbers after the one before. */
  read(row: number, out: Float32Array, at: number, stride: number): void;
}

export function linesOf(source: Pixels, low: number, high: number, isRepeated: boolean): Lines {
  const { width, isOpaque } = source;
  const words = wordsOf(source.data);
  const channels = isOpaque ? 3 : 4;
  const store = isOpaque ? storeOpaque : storeTranslucent;
  const read: Lines['read'] = (row, out, at, stride) => {
    const start = row * width;
    for (let column = low; column <= high; ) {
      const inside = isRepeated ? wrapAround(column, width) : clampTo(column, width);
      const isBeyond = !isRepeated && inside !== column;
      const count = isBeyond ? 1 : Math.min(width - inside, high + 1 - column);
      store(words, start + inside, start + inside + count, out, at + (column - low) * stride, stride);
      column += count;
    }
  };
  return { channels, read };
}

function storeOpaque(
  words: Int32Array,
  from: number,
  end: number,
  out: Float32Array,
  start: number,
  stride: number,
): void {
  for (let index = from, at = start; index < end; index++, at += stride) {
    const word = words[index] as number;
    out[at] = word & 255;
    out[at + 1] = (word >> 8) & 255;
    out[at + 2] = (word >> 16) & 255;
  }
}

/** Premultiplied: otherwise the invisible color of clear pixels would bleed into the edge. */
function storeTranslucent(
  words: Int32Array,
  from: number,
  end: number,
  out: Float32Array,
  start: number,
  stride: number,
): void {
  for (let index = from, at = start; index < end; index++, at += stride) {
    const word = words[index] as number;
    const alpha = word >>> 24;
    const share = alpha / 255;
    out[at] = (word & 255) * share;
    out[at + 1] = ((word >> 8) & 255) * share;
    out[at + 2] = ((word >> 16) & 255) * share;
    out[at + 3] = alpha;
  }
}
