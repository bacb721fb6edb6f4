import type { PixelRect, Pixels } from '../raster/surface.ts';
import { type Axis, type AxisPlace, axisOf, tapCells, tapEdges, withEdges } from './axis.ts';
import { newRow, noRow, type RowExtent, type RowSampler, toByte } from './rows.ts';

/** A picture that stands upright, or is mirrored: its axes are those of the canvas. */
export interface UprightPlace {
  readonly source: Pixels;
  readonly across: AxisPlace;
  readonly down: AxisPlace;
}

/** Rows of an upright picture, each from the pixels of the source that lie under it, in one step. */
export function uprightRows({ source, across, down }: UprightPlace, region: PixelRect): RowSampler {
  // Which axis is mixed first is a matter of work alone, and is told by the geometry, the same for every strip.
  const isNarrowed = Math.abs(across.step) >= 1;
  const columns = axisOf(across, region.left, region.width, isNarrowed ? tapCells : tapEdges);
  const lines = axisOf(down, region.top, region.height, tapCells);
  const row = newRow(region.width);
  const extent = extentOf(columns, source.isOpaque);
  if (!extent) return { bytes: row.bytes, read: () => noRow };
  const words = new Int32Array(source.data.buffer, source.data.byteOffset, source.data.length / 4);
  const mixer = isNarrowed ? narrowMixer(source, columns, lines) : wideMixer(source, columns, lines, across.isRepeated);
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
      if (!isCopied) mixer.begin(index);
      const store = (first: number, end: number, to: Int32Array, toStart: number) => {
        if (first >= end) return;
        if (isCopied) to.set(words.subarray(copyFrom + first, copyFrom + end), toStart + first);
        else mixer.storeOpaque(first, end, to, toStart);
      };
      if (!source.isOpaque) {
        storeTranslucent(mixer.mixed(), extent.from, extent.to, columns.cover, cover, row.bytes);
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

/** The pixels of a row, mixed from the source: four numbers each, premultiplied, of which an opaque one has three. */
interface LineMixer {
  begin(index: number): void;
  storeOpaque(from: number, end: number, out: Int32Array, start: number): void;
  mixed(): Float64Array;
}

/** For a picture that is made wider: down first, on the few columns of the source. */
function wideMixer(source: Pixels, columns: Axis, lines: Axis, isRepeated: boolean): LineMixer {
  const mixed = new Float64Array(columns.cover.length * 4);
  const addRow = source.isOpaque ? addOpaque : addTranslucent;
  const sum = new Float64Array(source.width * 4);
  const edged = new Float64Array((source.width * 2 + 1) * 4);
  return {
    begin(index) {
      sumRows(lines, index, (row, weight) => addRow(source, row, weight, sum), sum);
      withEdges(sum, isRepeated, edged);
    },
    storeOpaque: (from, end, out, start) => mixOpaque(columns, edged, from, end, out, start),
    mixed() {
      mixAcross(columns, edged, mixed);
      return mixed;
    },
  };
}

/** For one that is made narrower: across first, each row of the source once. */
function narrowMixer(source: Pixels, columns: Axis, lines: Axis): LineMixer {
  const mixed = new Float64Array(columns.cover.length * 4);
  const addRow = source.isOpaque ? addOpaque : addTranslucent;
  const sum = new Float64Array(source.width * 4);
  const known = new Map<number, Float64Array>();
  const acrossOf = (row: number): Float64Array => {
    const found = known.get(row);
    if (found) return found;
    const made = known.size > keptLines ? takeOldest(known) : new Float64Array(mixed.length);
    sum.fill(0);
    addRow(source, row, 1, sum);
    mixAcross(columns, sum, made);
    known.set(row, made);
    return made;
  };
  return {
    begin: (index) => sumRows(lines, index, (row, weight) => addLine(acrossOf(row), weight, mixed), mixed),
    storeOpaque: (from, end, out, start) => storeOpaque(mixed, from, end, out, start),
    mixed: () => mixed,
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

function addOpaque({ data, width }: Pixels, row: number, weight: number, sum: Float64Array): void {
  const start = row * width * 4;
  for (let at = 0; at < width * 4; at += 4) {
    sum[at] = (sum[at] as number) + (data[start + at] as number) * weight;
    sum[at + 1] = (sum[at + 1] as number) + (data[start + at + 1] as number) * weight;
    sum[at + 2] = (sum[at + 2] as number) + (data[start + at + 2] as number) * weight;
  }
}

/** Premultiplied: otherwise the invisible colour of clear pixels would bleed into the edge. */
function addTranslucent({ data, width }: Pixels, row: number, weight: number, sum: Float64Array): void {
  const start = row * width * 4;
  for (let at = 0; at < width * 4; at += 4) {
    const alpha = (data[start + at + 3] as number) * weight;
    const share = alpha / 255;
    sum[at] = (sum[at] as number) + (data[start + at] as number) * share;
    sum[at + 1] = (sum[at + 1] as number) + (data[start + at + 1] as number) * share;
    sum[at + 2] = (sum[at + 2] as number) + (data[start + at + 2] as number) * share;
    sum[at + 3] = (sum[at + 3] as number) + alpha;
  }
}

/** Straight to where the pixels belong: nearly all there are go this way. */
function mixOpaque(
  { taps, at, weight }: Axis,
  line: Float64Array,
  from: number,
  end: number,
  out: Int32Array,
  start: number,
): void {
  let tap = taps[from] as number;
  for (let index = from; index < end; index++) {
    let r = 0.5;
    let g = 0.5;
    let b = 0.5;
    const last = taps[index + 1] as number;
    if (last === tap + 3) {
      // Three taps are a stretch within one pixel of the source: its edges and itself, which stand side by side.
      const source = (at[tap] as number) * 4;
      const before = weight[tap] as number;
      const own = weight[tap + 1] as number;
      const after = weight[tap + 2] as number;
      r +=
        (line[source] as number) * before + (line[source + 4] as number) * own + (line[source + 8] as number) * after;
      g +=
        (line[source + 1] as number) * before +
        (line[source + 5] as number) * own +
        (line[source + 9] as number) * after;
      b +=
        (line[source + 2] as number) * before +
        (line[source + 6] as number) * own +
        (line[source + 10] as number) * after;
      tap = last;
    }
    for (; tap < last; tap++) {
      const source = (at[tap] as number) * 4;
      const share = weight[tap] as number;
      r += (line[source] as number) * share;
      g += (line[source + 1] as number) * share;
      b += (line[source + 2] as number) * share;
    }
    const red = r < 0 ? 0 : r > 255 ? 255 : r | 0;
    const green = g < 0 ? 0 : g > 255 ? 255 : g | 0;
    const blue = b < 0 ? 0 : b > 255 ? 255 : b | 0;
    out[start + index] = red | (green << 8) | (blue << 16) | 0xff000000;
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
