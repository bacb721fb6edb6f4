import type { Pixels } from '../raster/surface.ts';
import type { Axis } from './axis.ts';
import { enlargingRows } from './enlarging-rows.ts';
import type { MakeLine } from './line-cache.ts';
import { LineSum } from './line-sum.ts';
import { linesOf } from './lines.ts';
import { mixOpaque, mixTranslucent, storeOpaque, storeTranslucent } from './mix-across.ts';

/** A picture and what its place on the canvas takes of it. */
export interface Mixture {
  readonly source: Pixels;
  readonly columns: Axis;
  /** Across, beyond its edges. */
  readonly isRepeated: boolean;
  readonly lines: Axis;
  /** Whether the taps of `lines` are edges and rows by turns. */
  readonly areEdges: boolean;
  /** The row of the source that a line of the picture is, which may lie beyond its edges. */
  readonly rowOf: (line: number) => number;
}

/** Rows of the source, mixed to one of the canvas. */
export interface RowMixer {
  mix(index: number): void;
  /** Stores pixels of the row that was mixed: premultiplied RGBA. */
  store(from: number, end: number, out: Int32Array, start: number): void;
}

/** For a picture that is made narrower: across first, each row of the source once. */
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

/** For one that is made wider: down first, on the few columns of the source. */
export function wideMixer(mixture: Mixture): RowMixer {
  const { source, columns, isRepeated, lines } = mixture;
  // An edge takes two pixels on each side.
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

/** Lines are numbered as taps on edges are: rows, and what lies between them. */
function lineNumbers({ areEdges }: Mixture): (tap: number) => number {
  return areEdges ? (tap) => tap : (tap) => tap * 2 + 1;
}

/** Before each pixel of a line, the value at its edge: what the four pixels around it suggest. */
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

/** Makes rows, and what lies between them. */
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
