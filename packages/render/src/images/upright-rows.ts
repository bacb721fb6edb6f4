import type { PixelRect } from '../raster/surface.ts';
import { clampTo, coverage, mixNeighbours, newRow, noRow, type Placed, type RowSampler, wrapAround } from './rows.ts';

/** The columns of an upright frame: the two neighbours of each, what share of 256 the second has, the coverage. */
interface Columns {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Int32Array;
  readonly cover: Float64Array;
  /** No pixel lies between two of the source. */
  readonly isExact: boolean;
  /** And they follow each other as they do in the source. */
  readonly isStraight: boolean;
}

/** The nearer neighbour before a point, and the share of 256 of the one after it; all of it is that one alone. */
function neighbourOf(at: number): { near: number; share: number } {
  const whole = Math.floor(at);
  const between = Math.round((at - whole) * 256);
  return { near: between === 256 ? whole + 1 : whole, share: between & 255 };
}

function columnsOf(
  { left, width: count }: PixelRect,
  { toSource, toFrame, source, isRepeated, isCut, limit }: Placed,
): Columns {
  const wrap = isRepeated ? wrapAround : clampTo;
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const shares = new Int32Array(count);
  const cover = new Float64Array(count);
  let isExact = true;
  for (let index = 0; index < count; index++) {
    const { near, share } = neighbourOf(toSource[4] + toSource[0] * (left + index));
    first[index] = wrap(near, source.width);
    second[index] = wrap(near + 1, source.width);
    shares[index] = share;
    cover[index] = isCut ? coverage(toFrame[4] + toFrame[0] * (left + index), limit.width) : 1;
    isExact &&= share === 0;
  }
  const isStraight =
    isExact &&
    first.every(
      (at, index) => cover[index] === 0 || index === 0 || cover[index - 1] === 0 || at === (first[index - 1] ?? 0) + 1,
    );
  return { first, second, share: shares, cover, isExact, isStraight };
}

/** Rows of a picture that stands upright: the columns are worked out once for all of them. */
export function uprightRows(placed: Placed, region: PixelRect): RowSampler {
  const columns = columnsOf(region, placed);
  const row = newRow(region.width);
  const from = columns.cover.findIndex((cover) => cover > 0);
  const to = columns.cover.findLastIndex((cover) => cover > 0) + 1;
  const solidFrom = columns.cover.findIndex((cover) => cover === 1);
  const solidTo = columns.cover.findLastIndex((cover) => cover === 1) + 1;
  if (from === -1) return { ...row, read: () => noRow };
  const { isOpaque } = placed.source;
  const fill = isOpaque ? opaqueRow(placed, columns, row) : translucentRow(placed, columns, row.bytes);
  return {
    ...row,
    read(y) {
      const line = rowAt(y, placed);
      if (line.cover === 0) return noRow;
      fill(line, from, to);
      const isSolid = isOpaque && line.cover === 1 && solidFrom !== -1;
      if (isOpaque && (!isSolid || from < solidFrom || solidTo < to)) fade(row.bytes, columns, line.cover, from, to);
      return isSolid ? { from, to, solidFrom, solidTo } : { from, to, solidFrom: to, solidTo: to };
    },
  };
}

type Line = { first: number; second: number; share: number; cover: number };

function rowAt(y: number, { toSource, toFrame, source, isRepeated, isCut, limit }: Placed): Line {
  const { near, share } = neighbourOf(toSource[5] + toSource[3] * y);
  const wrap = isRepeated ? wrapAround : clampTo;
  const cover = isCut ? coverage(toFrame[5] + toFrame[3] * y, limit.height) : 1;
  return { first: wrap(near, source.height), second: wrap(near + 1, source.height), share, cover };
}

/** Mixes down first, for the whole row of the source, and then across: half the work of four neighbours each. */
function opaqueRow(
  { source }: Placed,
  { first, second, share, isExact, isStraight }: Columns,
  row: { words: Int32Array },
) {
  const { data, width } = source;
  const sourceWords = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  const red = new Int32Array(width);
  const green = new Int32Array(width);
  const blue = new Int32Array(width);
  let mixedKey = -1;

  function mixDown({ first: above, second: below, share: down }: Line): void {
    const key = (above * source.height + below) * 256 + down;
    if (key === mixedKey) return;
    mixedKey = key;
    const up = 256 - down;
    for (let x = 0, a = above * width * 4, b = below * width * 4; x < width; x++, a += 4, b += 4) {
      red[x] = (data[a] as number) * up + (data[b] as number) * down;
      green[x] = (data[a + 1] as number) * up + (data[b + 1] as number) * down;
      blue[x] = (data[a + 2] as number) * up + (data[b + 2] as number) * down;
    }
  }

  return (line: Line, from: number, to: number): void => {
    if (isExact && line.share === 0) {
      const start = line.first * width;
      const begin = start + (first[from] ?? 0);
      if (isStraight) row.words.set(sourceWords.subarray(begin, begin + to - from), from);
      else for (let x = from; x < to; x++) row.words[x] = sourceWords[start + (first[x] as number)] as number;
      return;
    }
    mixDown(line);
    for (let x = from; x < to; x++) {
      const a = first[x] as number;
      const b = second[x] as number;
      const right = share[x] as number;
      const left = 256 - right;
      const r = ((red[a] as number) * left + (red[b] as number) * right + 32768) >>> 16;
      const g = ((green[a] as number) * left + (green[b] as number) * right + 32768) >>> 16;
      const bl = ((blue[a] as number) * left + (blue[b] as number) * right + 32768) >>> 16;
      row.words[x] = r | (g << 8) | (bl << 16) | 0xff000000;
    }
  };
}

/** An opaque row, covered in part at the edges of its frame. */
function fade(bytes: Uint8Array, { cover }: Columns, rowCover: number, from: number, to: number): void {
  for (let x = from; x < to; x++) {
    const covered = rowCover * (cover[x] as number);
    if (covered === 1) continue;
    for (let at = x * 4; at < x * 4 + 4; at++) bytes[at] = Math.round((bytes[at] as number) * covered);
  }
}

function translucentRow({ source }: Placed, { first, second, share, cover }: Columns, bytes: Uint8Array) {
  const at = { a: 0, b: 0, c: 0, d: 0 };
  return (line: Line, from: number, to: number): void => {
    const above = line.first * source.width;
    const below = line.second * source.width;
    for (let x = from; x < to; x++) {
      const left = first[x] as number;
      const right = second[x] as number;
      at.a = (above + left) * 4;
      at.b = (above + right) * 4;
      at.c = (below + left) * 4;
      at.d = (below + right) * 4;
      mixNeighbours(source.data, at, share[x] as number, line.share, line.cover * (cover[x] as number), bytes, x * 4);
    }
  };
}
