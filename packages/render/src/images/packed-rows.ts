import { type Pixels, wordsOf } from '../raster/surface.ts';
import type { Axis } from './axis.ts';
import { addSix, type EvenTaps, packRow } from './packed.ts';
import { clampTo, wrapAround } from './rows.ts';

/** As many rows as are weighed at once: all, of a picture that is not made smaller by half. */
const atOnce = 6;
/** More than the canvas's next row takes up again. */
const keptRows = 16;

/**
 * Mixes rows of an opaque picture down to those of the canvas, in packed pixels.
 * @param low the first column that is needed, and `high` the last; they may lie beyond its edges
 * @param rowOf the row of the source that a line of the picture is, which may lie there too
 */
export function packedRows(
  source: Pixels,
  { low, high }: Pick<Axis, 'low' | 'high'>,
  isRepeated: boolean,
  rowOf: (line: number) => number,
) {
  const words = wordsOf(source.data);
  const length = high - low + 1;
  const known = new Map<number, Float64Array>();
  const rows: Float64Array[] = [];
  const wrap = isRepeated ? wrapAround : clampTo;

  function packedRow(row: number): Float64Array {
    const found = known.get(row);
    if (found) return found;
    const made = takeOldest() ?? new Float64Array(length);
    const start = row * source.width;
    for (let column = low; column <= high; ) {
      const inside = wrap(column, source.width);
      const isBeyond = !isRepeated && inside !== column;
      const count = isBeyond ? 1 : Math.min(source.width - inside, high + 1 - column);
      packRow(words, start + inside, count, made, column - low);
      column += count;
    }
    known.set(row, made);
    return made;
  }

  function takeOldest(): Float64Array | undefined {
    if (known.size < keptRows) return undefined;
    for (const [row, kept] of known) {
      known.delete(row);
      return kept;
    }
    return undefined;
  }

  /** The row of the canvas with this index among its lines. */
  return ({ first, weights, count }: EvenTaps, index: number, out: Float64Array): void => {
    const begin = index * count;
    for (let tap = 0; tap < count; tap += atOnce) {
      const line = (first[index] as number) + tap;
      for (let each = 0; each < atOnce; each++) rows[each] = packedRow(rowOf(line + Math.min(each, count - tap - 1)));
      addSix(out, length, tap === 0, rows, weights, begin + tap, begin + count);
    }
  };
}
