import type { PixelRect, Pixels } from '../raster/surface.ts';
import { type Axis, type AxisPlace, axisOf } from './axis.ts';
import { newRow, noRow, type RowExtent, type RowSampler, toByte } from './rows.ts';

/** A picture that stands upright, or is mirrored: its axes are those of the canvas. */
export interface UprightPlace {
  readonly source: Pixels;
  readonly across: AxisPlace;
  readonly down: AxisPlace;
}

/** Rows of an upright picture, each from the pixels of the source that lie under it, in one step. */
export function uprightRows({ source, across, down }: UprightPlace, region: PixelRect): RowSampler {
  const columns = axisOf(across, region.left, region.width);
  const lines = axisOf(down, region.top, region.height);
  const row = newRow(region.width);
  const extent = extentOf(columns, source.isOpaque);
  if (!extent) return { bytes: row.bytes, read: () => noRow };
  const words = new Int32Array(source.data.buffer, source.data.byteOffset, source.data.length / 4);
  const mix = lineMixer(source, columns, lines, Math.abs(across.step) > 1);
  const firstColumn = columns.at[columns.taps[extent.from] as number] as number;

  return {
    bytes: row.bytes,
    read(y, out, start) {
      const index = y - region.top;
      const cover = lines.cover[index] as number;
      if (cover === 0) return noRow;
      const from = lines.taps[index] as number;
      const isCopied = columns.isStraight && (lines.taps[index + 1] as number) === from + 1 && source.isOpaque;
      const isSolid = source.isOpaque && cover === 1;
      const { solidFrom, solidTo } = isSolid ? extent : { solidFrom: extent.to, solidTo: extent.to };
      const copyFrom = (lines.at[from] as number) * source.width + firstColumn - extent.from;
      const line = isCopied ? undefined : mix(index);
      const store = (first: number, end: number, to: Int32Array, toStart: number) => {
        if (line) storeOpaque(line, first, end, to, toStart);
        else to.set(words.subarray(copyFrom + first, copyFrom + end), toStart + first);
      };
      if (!source.isOpaque && line) {
        storeTranslucent(line, extent.from, extent.to, columns.cover, cover, row.bytes);
        return { ...extent, solidFrom, solidTo };
      }
      store(extent.from, solidFrom, row.words, 0);
      store(solidTo, extent.to, row.words, 0);
      fade(row.bytes, columns.cover, cover, extent.from, solidFrom);
      fade(row.bytes, columns.cover, cover, solidTo, extent.to);
      store(solidFrom, solidTo, out, start);
      return { from: extent.from, to: extent.to, solidFrom, solidTo };
    },
  };
}

function extentOf({ cover }: Axis, isOpaque: boolean): RowExtent | undefined {
  const from = cover.findIndex((each) => each > 0);
  if (from === -1) return undefined;
  const to = cover.findLastIndex((each) => each > 0) + 1;
  const solidFrom = isOpaque ? cover.indexOf(1) : -1;
  if (solidFrom === -1) return { from, to, solidFrom: to, solidTo: to };
  return { from, to, solidFrom, solidTo: cover.lastIndexOf(1) + 1 };
}

/**
 * The mixed pixels of a row, four numbers each, premultiplied. Which axis is mixed first is a matter of work alone, and
 * is told by the geometry, so that it is the same for every strip.
 */
function lineMixer(source: Pixels, columns: Axis, lines: Axis, isNarrowed: boolean): (index: number) => Float64Array {
  const count = columns.cover.length;
  const mixed = new Float64Array(count * 4);
  if (!isNarrowed) {
    const sum = new Float64Array(source.width * 4);
    return (index) => {
      sumRows(lines, index, (row, weight) => addSource(source, row, weight, sum), sum);
      mixAcross(columns, sum, mixed);
      return mixed;
    };
  }
  const whole = new Float64Array(source.width * 4);
  const known = new Map<number, Float64Array>();
  const acrossOf = (row: number): Float64Array => {
    const found = known.get(row);
    if (found) return found;
    const made = known.size > keptLines ? takeOldest(known) : new Float64Array(count * 4);
    whole.fill(0);
    addSource(source, row, 1, whole);
    mixAcross(columns, whole, made);
    known.set(row, made);
    return made;
  };
  return (index) => {
    sumRows(lines, index, (row, weight) => addLine(acrossOf(row), weight, mixed), mixed);
    return mixed;
  };
}

/** Rows of the source that the next row of the canvas takes up again. */
const keptLines = 8;

function takeOldest(known: Map<number, Float64Array>): Float64Array {
  const [[row, line]] = known as unknown as [[number, Float64Array]];
  known.delete(row);
  return line;
}

function sumRows(lines: Axis, index: number, add: (row: number, weight: number) => void, sum: Float64Array): void {
  sum.fill(0);
  const end = lines.taps[index + 1] as number;
  for (let tap = lines.taps[index] as number; tap < end; tap++) {
    add(lines.at[tap] as number, lines.weight[tap] as number);
  }
}

function addLine(line: Float64Array, weight: number, sum: Float64Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (line[at] as number) * weight;
}

/** Adds a row of the source, premultiplied: otherwise the invisible colour of clear pixels would bleed into the edge. */
function addSource({ data, width, isOpaque }: Pixels, row: number, weight: number, sum: Float64Array): void {
  const start = row * width * 4;
  const byAlpha = weight / 255;
  for (let at = 0; at < width * 4; at += 4) {
    const alpha = data[start + at + 3] as number;
    const share = isOpaque ? weight : alpha * byAlpha;
    sum[at] = (sum[at] as number) + (data[start + at] as number) * share;
    sum[at + 1] = (sum[at + 1] as number) + (data[start + at + 1] as number) * share;
    sum[at + 2] = (sum[at + 2] as number) + (data[start + at + 2] as number) * share;
    sum[at + 3] = (sum[at + 3] as number) + alpha * weight;
  }
}

function mixAcross({ taps, at, weight, cover }: Axis, line: Float64Array, out: Float64Array): void {
  for (let index = 0; index < cover.length; index++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    const end = taps[index + 1] as number;
    for (let tap = taps[index] as number; tap < end; tap++) {
      const from = (at[tap] as number) * 4;
      const share = weight[tap] as number;
      r += (line[from] as number) * share;
      g += (line[from + 1] as number) * share;
      b += (line[from + 2] as number) * share;
      a += (line[from + 3] as number) * share;
    }
    const to = index * 4;
    out[to] = r;
    out[to + 1] = g;
    out[to + 2] = b;
    out[to + 3] = a;
  }
}

function storeOpaque(line: Float64Array, from: number, end: number, out: Int32Array, start: number): void {
  for (let x = from, at = from * 4; x < end; x++, at += 4) {
    const low = toByte(line[at] as number) | (toByte(line[at + 1] as number) << 8);
    out[start + x] = low | (toByte(line[at + 2] as number) << 16) | 0xff000000;
  }
}

/** No channel is more than its alpha, whatever the curves did. */
function storeTranslucent(
  line: Float64Array,
  from: number,
  end: number,
  cover: Float64Array,
  rowCover: number,
  bytes: Uint8Array,
): void {
  for (let x = from, at = from * 4; x < end; x++, at += 4) {
    const covered = rowCover * (cover[x] as number);
    const alpha = toByte((line[at + 3] as number) * covered);
    for (let channel = at; channel < at + 3; channel++) {
      bytes[channel] = Math.min(alpha, toByte((line[channel] as number) * covered));
    }
    bytes[at + 3] = alpha;
  }
}

/** An opaque row, covered in part at the edges of its frame. */
function fade(bytes: Uint8Array, cover: Float64Array, rowCover: number, from: number, to: number): void {
  for (let x = from; x < to; x++) {
    const covered = rowCover * (cover[x] as number);
    if (covered === 1) continue;
    for (let at = x * 4; at < x * 4 + 4; at++) bytes[at] = Math.round((bytes[at] as number) * covered);
  }
}
