import type { PixelRect } from '../raster/surface.ts';
import { fadeWord, noRow, type RowSampler } from './rows.ts';

/** An axis-aligned frame filled with pixels, whose edges may cover pixels in part. */
export interface CoveredRows {
  readonly isOpaque: boolean;
  /** The coverage of each column and each row of the region by the frame, 0–1. */
  readonly columns: Float64Array;
  readonly rows: Float64Array;
  /** Selects a row of the region. */
  begin(row: number): void;
  /** Stores pixels of the selected row as premultiplied RGBA, ignoring partial coverage. */
  store(from: number, end: number, out: Int32Array, start: number): void;
}

export function coveredRows({ isOpaque, columns, rows, begin, store }: CoveredRows, region: PixelRect): RowSampler {
  const words = new Int32Array(region.width);
  const from = columns.findIndex((cover) => cover > 0);
  const to = columns.findLastIndex((cover) => cover > 0) + 1;
  const wholeFrom = columns.indexOf(1);
  const whole = { from: wholeFrom === -1 ? to : wholeFrom, to: wholeFrom === -1 ? to : columns.lastIndexOf(1) + 1 };
  const none = { from, to, solidFrom: to, solidTo: to };

  function storeFaded(first: number, end: number, cover: number): void {
    store(first, end, words, 0);
    for (let x = first; x < end; x++) words[x] = fadeWord(words[x] as number, cover * (columns[x] as number));
  }

  return {
    words,
    read(y, out, start) {
      const cover = rows[y - region.top] as number;
      if (cover === 0 || from === -1) return noRow;
      begin(y - region.top);
      if (cover !== 1) {
        storeFaded(from, to, cover);
        return none;
      }
      storeFaded(from, whole.from, 1);
      storeFaded(whole.to, to, 1);
      store(whole.from, whole.to, isOpaque ? out : words, isOpaque ? start : 0);
      return isOpaque ? { from, to, solidFrom: whole.from, solidTo: whole.to } : none;
    },
  };
}
