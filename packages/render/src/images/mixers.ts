import type { Pixels } from '../raster/surface.ts';
import type { Axis } from './axis.ts';
import { enlargingRows } from './enlarging-rows.ts';
import type { MakeLine } from './line-cache.ts';
import { LineSum } from './line-sum.ts';
import { linesOf } from './lines.ts';
import { mixOpaque, mixTranslucent, storeOpaque, storeTranslucent } from './mix-across.ts';

/** A picture and its taps along both axes. */
export interface Mixture {
  readonly source: Pixels;
  readonly columns: Axis;
  /** Whether the picture is repeated horizontally. */
  readonly isRepeated: boolean;
  readonly lines: Axis;
  /** Whether the taps of `lines` alternate edges and rows. */
  readonly areEdges: boolean;
  /** The source row of a line of the picture; it may lie outside the source. */
  readonly rowOf: (line: number) => number;
}

/** Blends rows of the source to one row of the canvas. */
export interface RowMixer {
  mix(index: number): void;
  /** Stores pixels of the blended row as premultiplied RGBA. */
  store(from: number, end: number, out: Int32Array, start: number): void;
}

/** For a picture that is reduced horizontally: blends across first, so that each source row is processed once. */
export function narrowMixer(mixture: Mixture): RowMixer {
  const { source, columns, isRepeated } = mixture;
  const { low, high } = columns;
  const { channels, read } = linesOf(source, low, high, isRepeated);
  const line = new Float32Array((high - low + 1) * channels);
  const mix = source.isOpaque ? mixOpaque : mixTranslucent;
  const store = source.isOpaque ? storeOpaque : storeTranslucent;
  const count = columns.cover.length;
  const makeLine = lineMaker(mixture, (row, out) => {
    read(row, line, 0, channels);
    mix(columns, line, low, 0, count, out);
  });
  const sum = new LineSum(count * channels, makeLine);
  return {
    mix: (index) => mixLines(sum, mixture, index),
    store: (from, end, out, start) => store(sum.values, from, end, out, start),
  };
}

/** For a picture that is enlarged horizontally: blends down first, on the few columns of the source. */
export function wideMixer(mixture: Mixture): RowMixer {
  const { source, columns, isRepeated, lines } = mixture;
  // An edge depends on two pixels on each side.
  const low = columns.low / 2 - 2;
  const high = columns.high / 2 + 1;
  const { channels, read } = linesOf(source, low, high, isRepeated);
  const makeLine = lineMaker(mixture, (row, out) => {
    read(row, out, channels, 2 * channels);
    addEdges(out, channels);
  });
  const numberCount = (high - low + 1) * 2 * channels;
  if (source.isOpaque) {
    return enlargingRows({ columns, low: low * 2, numberCount, makeLine, lines, lineOf: lineNumbers(mixture) });
  }
  const sum = new LineSum(numberCount, makeLine);
  const mixed = new Float32Array(columns.cover.length * channels);
  return {
    mix: (index) => mixLines(sum, mixture, index),
    store(from, end, out, start) {
      mixTranslucent(columns, sum.values, low * 2, from, end, mixed);
      storeTranslucent(mixed, from, end, out, start);
    },
  };
}

function mixLines(sum: LineSum, mixture: Mixture, index: number): void {
  const { first, taps, weight } = mixture.lines;
  const from = taps[index] as number;
  const count = (taps[index + 1] as number) - from;
  const line = first[index] as number;
  const lineOf = lineNumbers(mixture);
  sum.begin();
  for (let tap = 0; tap < count; tap++) sum.add(lineOf(line + tap), weight[from + tap] as number);
  sum.finish();
}

/** Numbers lines like taps on edges: rows and the edges between them alternate. */
function lineNumbers({ areEdges }: Mixture): (tap: number) => number {
  return areEdges ? (tap) => tap : (tap) => tap * 2 + 1;
}

/** Inserts before each pixel the value of its edge, interpolated from the four pixels around it. */
function addEdges(line: Float32Array, channels: number): void {
  const pixel = 2 * channels;
  const end = line.length - pixel - channels;
  for (let at = 2 * pixel; at < end; at += pixel) {
    for (let edge = at; edge < at + channels; edge++) {
      const inner = (line[edge - channels] as number) + (line[edge + channels] as number);
      const outer = (line[edge - pixel - channels] as number) + (line[edge + pixel + channels] as number);
      line[edge] = (7 * inner - outer) / 12;
    }
  }
}

/** Computes rows, and edges between rows. */
function lineMaker({ rowOf }: Mixture, readRow: (row: number, out: Float32Array) => void): MakeLine {
  return (number, out, lineOf) => {
    if (number & 1) readRow(rowOf(number >> 1), out);
    else edgeBetween(lineOf(number - 3), lineOf(number - 1), lineOf(number + 1), lineOf(number + 3), out);
  };
}

function edgeBetween(a: Float32Array, b: Float32Array, c: Float32Array, d: Float32Array, out: Float32Array): void {
  const { length } = out;
  for (let at = 0; at < length; at++) {
    const inner = (b[at] as number) + (c[at] as number);
    out[at] = (7 * inner - (a[at] as number) - (d[at] as number)) / 12;
  }
}
