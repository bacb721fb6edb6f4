import type { Axis } from './axis.ts';
import { enlargeKernel } from './enlarge-kernel.ts';
import { cachedLines, LineCache, type MakeLine } from './line-cache.ts';

/** An opaque picture that is enlarged horizontally, and its taps. */
export interface EnlargedPlace {
  readonly columns: Axis;
  /** The index of a line's first tap. */
  readonly low: number;
  /** The number of values in a line: three for each tap. */
  readonly numberCount: number;
  readonly makeLine: MakeLine;
  readonly lines: Axis;
  /** The line number of a tap of `lines`. */
  readonly lineOf: (tap: number) => number;
}

/**
 * Blends lines of the source to one row of the canvas and stores its pixels. Pixels inside one source pixel depend on
 * the same three values: its two edges and itself. Their weights sum to 1, so the third one follows from the other two.
 */
export function enlargingRows({ columns, low, numberCount, makeLine, lines, lineOf }: EnlargedPlace) {
  const reader = {};
  const shared = enlargeKernel();
  const { kernel } = shared;
  const plan = planMemory(columns, lines, numberCount);
  let kept: Views | undefined;
  let mixed = -1;

  function acquireMemory(): Views {
    if (kept && shared.isUsedBy(reader)) return kept;
    const buffer = shared.takeOver(reader, plan.bytes);
    const newLine = (index: number) => new Float32Array(buffer, plan.lines + index * plan.lineBytes, numberCount);
    kept = { ...viewsOf(buffer, plan, columns), cache: new LineCache(makeLine, newLine) };
    kept.first.set(columns.first.map((tap) => (tap - low) * channels * floatBytes));
    kept.taps.set(columns.taps);
    kept.weights.set(columns.weight);
    kept.pairs.set(pairsOf(columns));
    kept.runEnds.set(columns.runEnd);
    return kept;
  }

  function mix(index: number): void {
    const { cache, tapWords, tapDoubles } = acquireMemory();
    const from = lines.taps[index] as number;
    const count = (lines.taps[index + 1] as number) - from;
    const first = lines.first[index] as number;
    for (let tap = 0; tap < count; tap++) {
      tapWords[tap * 4] = cache.lineOf(lineOf(first + tap)).byteOffset;
      tapDoubles[tap * 2 + 1] = lines.weight[from + tap] as number;
    }
    kernel.mix(plan.tapTable, plan.tapTable + count * tapBytes, plan.lineBytes, plan.mixed);
    mixed = index;
  }

  function store(from: number, end: number, out: Int32Array, start: number): void {
    if (from >= end) return;
    if (!shared.isUsedBy(reader)) mix(mixed);
    const { first, taps, weights, pairs, runEnds } = plan;
    kernel.enlarge(plan.mixed, first, taps, weights, pairs, runEnds, from, end, plan.out);
    out.set(acquireMemory().out.subarray(from, end), start + from);
  }

  return { mix, store };
}

const channels = 3;
const floatBytes = 4;
const wordBytes = 4;
const doubleBytes = 8;
/** A line to blend: its address, and from byte 8 on its weight. */
const tapBytes = 16;
/** The kernel reads and writes blocks of this size. */
const blockBytes = 16;

const whole = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

type MemoryPlan = ReturnType<typeof planMemory>;

/** The memory layout of the kernel. Lines are padded to whole blocks, because the kernel may read beyond their end. */
function planMemory({ first: firsts, weight }: Axis, lineAxis: Axis, numberCount: number) {
  const first = 0;
  const taps = whole(firsts.length * wordBytes);
  const weights = whole(taps + (firsts.length + 1) * wordBytes);
  const pairs = whole(weights + weight.length * doubleBytes);
  const runEnds = whole(pairs + firsts.length * wordBytes);
  const tapTable = whole(runEnds + firsts.length * wordBytes);
  const lineBytes = whole(numberCount * floatBytes);
  const lines = tapTable + mostTaps(lineAxis) * tapBytes;
  const mixed = lines + cachedLines * lineBytes;
  const out = mixed + lineBytes + blockBytes;
  const bytes = out + firsts.length * wordBytes;
  return { first, taps, weights, pairs, runEnds, tapTable, lineBytes, lines, mixed, out, bytes };
}

function mostTaps({ first, taps }: Axis): number {
  let most = 0;
  for (let index = 0; index < first.length; index++) {
    most = Math.max(most, (taps[index + 1] as number) - (taps[index] as number));
  }
  return most;
}

type Views = ReturnType<typeof viewsOf> & { readonly cache: LineCache };

function viewsOf(buffer: ArrayBuffer, plan: MemoryPlan, { first, weight }: Axis) {
  const tableBytes = plan.lines - plan.tapTable;
  return {
    first: new Int32Array(buffer, plan.first, first.length),
    taps: new Int32Array(buffer, plan.taps, first.length + 1),
    weights: new Float64Array(buffer, plan.weights, weight.length),
    pairs: new Int32Array(buffer, plan.pairs, first.length),
    runEnds: new Int32Array(buffer, plan.runEnds, first.length),
    tapWords: new Int32Array(buffer, plan.tapTable, tableBytes / wordBytes),
    tapDoubles: new Float64Array(buffer, plan.tapTable, tableBytes / doubleBytes),
    out: new Int32Array(buffer, plan.out, first.length),
  };
}

/**
 * The weights of the edges before and after each pixel, interleaved; the weight of the pixel itself follows from them.
 */
function pairsOf({ first, taps, wholes }: Axis): Int32Array {
  return first.map((_, index) => {
    const tap = taps[index] as number;
    return ((wholes[tap] as number) & 0xffff) | ((wholes[tap + 2] as number) << 16);
  });
}
