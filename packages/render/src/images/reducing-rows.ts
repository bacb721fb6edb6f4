import { type Pixels, wordsOf } from '../raster/surface.ts';
import type { Axis } from './axis.ts';
import { type EvenTaps, evenTapsOf } from './even-taps.ts';
import { reduceKernel } from './reduce-kernel.ts';
import { clampTo, wrapAround } from './rows.ts';

interface ReducedPlace {
  readonly source: Pixels;
  readonly columns: Axis;
  /** Whether the picture is repeated horizontally. */
  readonly isRepeated: boolean;
  readonly lines: Axis;
  /** The source row of a line of the picture; it may lie outside the source. */
  readonly rowOf: (line: number) => number;
}

/** Blends rows of an opaque picture vertically to one row of the canvas, then horizontally to its pixels. */
export function reducingRows({ source, columns, isRepeated, lines, rowOf }: ReducedPlace) {
  const reader = {};
  const shared = reduceKernel();
  const { kernel } = shared;
  const down = evenTapsOf(lines);
  const across = evenTapsOf(columns);
  const length = columns.high - columns.low + 1;
  const plan = planMemory(length, across, down);
  const readRow = rowReader(source, columns, isRepeated);
  const addresses = new Map<number, number>();
  let kept: Views | undefined;
  let mixed = -1;

  function acquireMemory(): Views {
    if (kept && shared.isUsedBy(reader)) return kept;
    const views = viewsOf(shared.takeOver(reader, plan.bytes), plan);
    for (let index = 0; index < across.first.length; index++) {
      // An uncovered pixel has weights of 0 but may point anywhere, so its address is clamped.
      views.first[index] = Math.max(0, (across.first[index] as number) - columns.low) * mixedPixelBytes;
    }
    views.acrossWeights.set(across.weights);
    addresses.clear();
    kept = views;
    return views;
  }

  /** Evicts the least recently used row, which is never one of the rows that are being blended. */
  function addressOf(row: number, { words }: Views): number {
    const known = addresses.get(row);
    const address = known ?? freeAddress();
    addresses.delete(row);
    addresses.set(row, address);
    if (known === undefined) readRow(row, words, address / pixelBytes);
    return address;
  }

  function freeAddress(): number {
    if (addresses.size < plan.rowCount) return plan.rows + addresses.size * plan.rowBytes;
    const [oldest] = addresses;
    const [row = 0, address = plan.rows] = oldest ?? [];
    addresses.delete(row);
    return address;
  }

  function mix(index: number): void {
    const views = acquireMemory();
    const line = down.first[index] as number;
    for (let tap = 0; tap < down.count; tap++) views.taps[tap] = addressOf(rowOf(line + tap), views);
    views.downWeights.set(down.weights.subarray(index * down.count, (index + 1) * down.count));
    kernel.mixDown(plan.taps, plan.downWeights, down.count / 2, length * pixelBytes, plan.mixed);
    mixed = index;
  }

  function store(from: number, end: number, out: Int32Array, start: number): void {
    if (!shared.isUsedBy(reader)) mix(mixed);
    kernel.mixAcross(plan.first, plan.acrossWeights, across.count / 2, plan.mixed, from, end, plan.out);
    out.set(acquireMemory().out.subarray(from, end), start + from);
  }

  return { mix, store };
}

/**
 * Fills `words` with the needed pixels of a row; beyond its ends the edge pixel is continued or the row is repeated.
 */
function rowReader(source: Pixels, { low, high }: Pick<Axis, 'low' | 'high'>, isRepeated: boolean) {
  const pixels = wordsOf(source.data);
  const { width } = source;
  return (row: number, words: Int32Array, at: number): void => {
    const start = row * width;
    for (let column = low; column <= high; ) {
      const inside = (isRepeated ? wrapAround : clampTo)(column, width);
      const isBeyond = inside !== column && !isRepeated;
      const count = isBeyond ? 1 : Math.min(width - inside, high + 1 - column);
      words.set(pixels.subarray(start + inside, start + inside + count), at + column - low);
      column += count;
    }
  };
}

const pixelBytes = 4;
/** 16 bits for each channel. */
const mixedPixelBytes = 8;
/** The kernel reads and writes blocks of this size. */
const blockBytes = 16;

const whole = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

type MemoryPlan = ReturnType<typeof planMemory>;

/**
 * The memory layout of the kernel. Rows are padded to whole blocks, because the kernel may read beyond their last
 * pixel.
 */
function planMemory(length: number, across: EvenTaps, down: EvenTaps) {
  const first = 0;
  const acrossWeights = whole(first + across.first.byteLength);
  const taps = whole(acrossWeights + across.weights.byteLength);
  const downWeights = whole(taps + down.count * 4);
  const mixed = whole(downWeights + down.count * 2);
  const rowBytes = whole(length * pixelBytes);
  const out = whole(mixed + rowBytes * 2 + across.count * mixedPixelBytes);
  const rows = whole(out + across.first.length * pixelBytes);
  const rowCount = 2 * down.count;
  const bytes = rows + rowCount * rowBytes;
  const counts = { pixels: across.first.length, acrossWeights: across.weights.length, taps: down.count };
  return { first, acrossWeights, taps, downWeights, mixed, out, rows, rowBytes, rowCount, bytes, counts };
}

type Views = ReturnType<typeof viewsOf>;

function viewsOf(buffer: ArrayBuffer, { counts, ...plan }: MemoryPlan) {
  return {
    first: new Int32Array(buffer, plan.first, counts.pixels),
    acrossWeights: new Int16Array(buffer, plan.acrossWeights, counts.acrossWeights),
    taps: new Int32Array(buffer, plan.taps, counts.taps),
    downWeights: new Int16Array(buffer, plan.downWeights, counts.taps),
    out: new Int32Array(buffer, plan.out, counts.pixels),
    words: new Int32Array(buffer),
  };
}
