import { type Pixels, wordsOf } from '../raster/surface.ts';
import { clampTo, wrapAround } from './rows.ts';

/**
 * Rows of a picture as floating-point numbers, for a range of columns that may exceed the picture: there its edge pixel
 * is continued, or the picture is repeated.
 */
export interface Lines {
  /** Values for each pixel: three in an opaque picture, four otherwise. Premultiplied. */
  readonly channels: 3 | 4;
  /** Writes a row of the source to `out` from `at` on, with `stride` values from pixel to pixel. */
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

/** Premultiplies: otherwise the invisible color of transparent pixels would bleed into edges. */
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
