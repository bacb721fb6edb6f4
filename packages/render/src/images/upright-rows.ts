import type { PixelRect } from '../raster/surface.ts';
import { clampTo, coverage, mixNeighbours, newRow, noRow, type Placed, type RowSampler, wrapAround } from './rows.ts';

/** The columns of an upright frame: the two neighbours of each, what share of 256 the second has, the coverage. */
interface Columns {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Int32Array;
  /** Where the next two neighbours begin. In an enlarged picture, many columns lie between the same two. */
  readonly end: Int32Array;
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
  const end = new Int32Array(count);
  for (let index = count - 1; index >= 0; index--) {
    const isLast = first[index] !== first[index + 1] || second[index] !== second[index + 1];
    end[index] = isLast ? index + 1 : (end[index + 1] as number);
  }
  const isStraight =
    isExact &&
    first.every(
      (at, index) => cover[index] === 0 || index === 0 || cover[index - 1] === 0 || at === (first[index - 1] ?? 0) + 1,
    );
  return { first, second, share: shares, end, cover, isExact, isStraight };
}

/** Rows of a picture that stands upright: the columns are worked out once for all of them. */
export function uprightRows(placed: Placed, region: PixelRect): RowSampler {
  const columns = columnsOf(region, placed);
  const row = newRow(region.width);
  const from = columns.cover.findIndex((cover) => cover > 0);
  const to = columns.cover.findLastIndex((cover) => cover > 0) + 1;
  const solidFrom = columns.cover.findIndex((cover) => cover === 1);
  const solidTo = columns.cover.findLastIndex((cover) => cover === 1) + 1;
  if (from === -1) return { bytes: row.bytes, read: () => noRow };
  const none = { from, to, solidFrom: to, solidTo: to };
  const some = solidFrom === -1 ? none : { from, to, solidFrom, solidTo };
  const fillOpaque = opaqueRow(placed, columns);
  const fillTranslucent = translucentRow(placed, columns, row.bytes);

  function fillFaded(line: Line, start: number, end: number): void {
    if (start >= end) return;
    fillOpaque(line, start, end, row.words, 0);
    fade(row.bytes, columns, line.cover, start, end);
  }

  return {
    bytes: row.bytes,
    read(y, out, start) {
      const line = rowAt(y, placed);
      if (line.cover === 0) return noRow;
      if (!placed.source.isOpaque) {
        fillTranslucent(line, from, to);
        return none;
      }
      const extent = line.cover === 1 ? some : none;
      fillFaded(line, from, extent.solidFrom);
      fillOpaque(line, extent.solidFrom, extent.solidTo, out, start);
      fillFaded(line, extent.solidTo, to);
      return extent;
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
function opaqueRow({ source }: Placed, { first, second, share, end, isExact, isStraight }: Columns) {
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

  function mixAcross(from: number, to: number, out: Int32Array, start: number): void {
    for (let x = from; x < to; ) {
      const a = first[x] as number;
      const b = second[x] as number;
      const r = ((red[a] as number) << 8) + 32768;
      const g = ((green[a] as number) << 8) + 32768;
      const bl = ((blue[a] as number) << 8) + 32768;
      const moreR = (red[b] as number) - (red[a] as number);
      const moreG = (green[b] as number) - (green[a] as number);
      const moreB = (blue[b] as number) - (blue[a] as number);
      const stop = Math.min(end[x] as number, to);
      for (; x < stop; x++) {
        const right = share[x] as number;
        const low = ((r + moreR * right) >>> 16) | (((g + moreG * right) >>> 8) & 0xff00);
        out[start + x] = low | ((bl + moreB * right) & 0xff0000) | 0xff000000;
      }
    }
  }

  return (line: Line, from: number, to: number, out: Int32Array, start: number): void => {
    if (isExact && line.share === 0) {
      const lineStart = line.first * width;
      const begin = lineStart + (first[from] ?? 0);
      if (isStraight) out.set(sourceWords.subarray(begin, begin + to - from), start + from);
      else for (let x = from; x < to; x++) out[start + x] = sourceWords[lineStart + (first[x] as number)] as number;
      return;
    }
    mixDown(line);
    mixAcross(from, to, out, start);
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
