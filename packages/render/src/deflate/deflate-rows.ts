import { ensureCapacity } from '../kernel.ts';
import { type Channels, filterSub, filterUp } from './png-lines.ts';
import {
  endOfBlock,
  firstLength,
  lengthBases,
  lengthExtraBits,
  lengthSymbols,
  symbolCount,
  writeCodes,
} from './block-codes.ts';
import { deflateKernel as kernel } from './deflate-kernel.ts';
import { codeBits, type Codes } from './huffman.ts';

/**
 * Filters and compresses rows of an image. Of filtered rows little repeats but zeros, so nothing else is looked for.
 * Our own, because zlib takes bytes one by one where we know of pixels: a fraction of its time, for the same size.
 */
export interface DeflatedRows {
  /** A stretch of Deflate that ends on a whole byte and on which others can follow; it is not the last. All of its memory. */
  readonly compressed: Uint8Array<ArrayBuffer>;
  /** Adler-32 of the filtered rows. */
  readonly checksum: number;
  readonly byteCount: number;
}

export const adlerBase = 65521;

/** Each block has codes of its own: small ones follow the picture, large ones spend less on saying them. */
const blockPixels = 1 << 17;
/** What follows the three bits of a block that is stored as it is, and holds nothing: it ends on a whole byte. */
const emptyBlock = [0, 0, 0xff, 0xff];
/** A word less is as short as zeros by themselves. */
const runMin = 3;
const lengthMax = 258;
const lengthMin = 3;

/** Rows in the kernel's memory, filtered. */
interface Block {
  readonly rowCount: number;
  readonly width: number;
  readonly channels: Channels;
  readonly isFirst: boolean;
  readonly plan: MemoryPlan;
  readonly runs: readonly number[];
}

/**
 * @param pixels straight RGBA of whole rows
 * @param channels three for rows that are opaque: the alpha is left out
 */
export function deflateRows(pixels: Int32Array, width: number, channels: Channels): DeflatedRows {
  const rowCount = pixels.length / width;
  const rowsAtOnce = Math.min(rowCount, Math.max(1, Math.floor(blockPixels / width)));
  const plan = planMemory(width, rowsAtOnce);
  ensureCapacity(kernel, plan.out);
  kernel.begin(plan.out);
  sumsOf(plan).set([1, 0]);
  for (let top = 0; top < rowCount; top += rowsAtOnce) {
    const end = Math.min(top + rowsAtOnce, rowCount);
    // No code has more than 15 bits.
    ensureCapacity(kernel, kernel.end() + (end - top) * width * 8 + 1024);
    const isFirst = top === 0;
    // With the row above the first, which lies before it.
    const given = isFirst ? pixels.subarray(0, end * width) : pixels.subarray((top - 1) * width, end * width);
    new Int32Array(kernel.memory.buffer, isFirst ? plan.pixels : plan.above, given.length).set(given);
    const runs = filterRows(plan, { rowCount: end - top, width, channels, isFirst });
    writeBlock({ rowCount: end - top, width, channels, isFirst, plan, runs });
  }
  kernel.write(0, 3);
  const written = new Uint8Array(kernel.memory.buffer, plan.out, kernel.end() - plan.out);
  const [low = 0, high = 0] = sumsOf(plan);
  const compressed = new Uint8Array(written.length + emptyBlock.length);
  compressed.set(written);
  compressed.set(emptyBlock, written.length);
  return { compressed, checksum: high * 65536 + low, byteCount: rowCount * (width * channels + 1) };
}

type MemoryPlan = ReturnType<typeof planMemory>;

const wordBytes = 4;
/** What the kernel reads and writes at once, and so also beyond the end. */
const blockBytes = 16;
const whole = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

/** Where in the memory everything lies. */
function planMemory(width: number, rowCount: number) {
  const sums = 0;
  const counts = sums + blockBytes;
  const codes = counts + 4 * 256 * wordBytes;
  // Left of the first pixel there is nothing.
  const above = whole(codes + symbolCount * wordBytes) + blockBytes;
  const pixels = above + width * wordBytes;
  const words = whole(pixels + rowCount * width * wordBytes) + blockBytes;
  const out = whole(words + rowCount * width * wordBytes) + blockBytes;
  return { sums, counts, codes, above, pixels, words, out };
}

function sumsOf({ sums }: MemoryPlan): Uint32Array {
  return new Uint32Array(kernel.memory.buffer, sums, 2);
}

/**
 * Each row less the one above it, and less its left neighbor where there is none above; with the byte that says so in
 * front of it, it is what the checksum counts. Gives where there are runs of zeros.
 */
function filterRows(
  plan: MemoryPlan,
  { rowCount, width, channels, isFirst }: Pick<Block, 'rowCount' | 'width' | 'channels' | 'isFirst'>,
): number[] {
  const rowBytes = width * wordBytes;
  const kept = channels === 3 ? 0xffffff : -1;
  const alone = isFirst ? 1 : 0;
  if (isFirst) {
    new Int32Array(kernel.memory.buffer, plan.pixels - wordBytes, 1).fill(0);
    kernel.subtract(plan.pixels, wordBytes, rowBytes, kept, plan.words);
  }
  const from = alone * rowBytes;
  kernel.subtract(plan.pixels + from, rowBytes, rowCount * rowBytes - from, kept, plan.words + from);
  const sums = sumsOf(plan);
  for (let row = 0; row < rowCount; row++) {
    sums[0] = (sums[0] as number) + (row < alone ? filterSub : filterUp);
    sums[1] = (sums[1] as number) + sums[0];
    const start = plan.words + row * rowBytes;
    kernel.sum(start, start + rowBytes, channels, plan.sums);
  }
  return findRuns(new Int32Array(kernel.memory.buffer, plan.words, rowCount * width), width);
}

/** Of a block that is not mostly runs, a part of each stretch tells of all of it how often a byte occurs. */
const wholePixels = 1 << 14;
const stretchPixels = 256;
const countedPixels = 64;

function writeBlock(block: Block): void {
  const { plan, channels } = block;
  const codes = writeCodes(kernel, countSymbols(block));
  new Int32Array(kernel.memory.buffer, plan.codes, symbolCount).set(codes);
  const addressOf = (word: number) => plan.words + word * wordBytes;
  visit(block, {
    byte: (value) => writeCode(codes, value),
    words: (from, to) => kernel.writeWords(addressOf(from), addressOf(to), channels, plan.codes),
    repeat(length) {
      const symbol = lengthSymbols[length] as number;
      writeCode(codes, symbol);
      kernel.write(
        length - (lengthBases[symbol - firstLength] as number),
        lengthExtraBits[symbol - firstLength] as number,
      );
      // One distance is all there is: the byte before.
      kernel.write(0, 1);
    },
  });
  writeCode(codes, endOfBlock);
}

/** How often each symbol occurs, or about how often; but never not at all where it does. */
function countSymbols(block: Block): Int32Array {
  const { plan, channels, rowCount, width, runs } = block;
  const isWhole = rowCount * width - pixelsIn(runs) < wholePixels;
  const [step, counted] = isWhole ? [blockPixels, blockPixels] : [stretchPixels, countedPixels];
  const counts = new Int32Array(symbolCount);
  const byChannel = new Int32Array(kernel.memory.buffer, plan.counts, 4 * 256).fill(0);
  visit(block, {
    byte: (value) => (counts[value] = (counts[value] as number) + 1),
    words(from, to) {
      for (let stretch = from - (from % step); stretch < to; stretch += step) {
        const start = plan.words + Math.max(stretch, from) * wordBytes;
        kernel.count(start, plan.words + Math.min(stretch + counted, to) * wordBytes, channels, plan.counts);
      }
    },
    repeat(length) {
      const symbol = lengthSymbols[length] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
    },
  });
  const share = step / counted;
  for (let at = 0; at < byChannel.length; at++) {
    counts[at & 255] = (counts[at & 255] as number) + (byChannel[at] as number) * share;
  }
  if (!isWhole) for (let byte = 0; byte < endOfBlock; byte++) counts[byte] = (counts[byte] as number) + 1;
  counts[endOfBlock] = 1;
  return counts;
}

/** @param runs where each begins and ends, by turns */
function pixelsIn(runs: readonly number[]): number {
  return runs.reduce((sum, place, at) => sum + (at % 2 === 0 ? -place : place), 0);
}

function writeCode(codes: Codes, symbol: number): void {
  const code = codes[symbol] as number;
  kernel.write(code & 0xffff, code >> codeBits);
}

/** What a block is written as: bytes, whole pixels, and repeats of the byte before, which is a zero. */
interface Visitor {
  byte(value: number): void;
  words(from: number, to: number): void;
  repeat(length: number): void;
}

function visit({ rowCount, channels, width, isFirst, runs }: Block, visitor: Visitor): void {
  let next = 0;
  for (let row = 0; row < rowCount; row++) {
    visitor.byte(isFirst && row === 0 ? filterSub : filterUp);
    const end = (row + 1) * width;
    let from = row * width;
    for (; (runs[next] ?? Infinity) < end; next += 2) {
      const run = runs[next] as number;
      if (run > from) visitor.words(from, run);
      from = runs[next + 1] as number;
      visitZeros((from - run) * channels, visitor);
    }
    if (end > from) visitor.words(from, end);
  }
}

/** Where runs of zeros begin and end, each in its row. One that is long enough cannot slip between two looks. */
function findRuns(words: Int32Array, width: number): number[] {
  const runs: number[] = [];
  for (let start = 0; start < words.length; start += width) {
    const rowEnd = start + width;
    let from = start;
    for (let look = start + runMin - 1; look < rowEnd; look += runMin) {
      if (words[look] !== 0) continue;
      let run = look;
      while (run > from && words[run - 1] === 0) run--;
      from = look + 1;
      while (from < rowEnd && words[from] === 0) from++;
      if (from - run >= runMin) runs.push(run, from);
      look = from - 1;
    }
  }
  return runs;
}

function visitZeros(count: number, visitor: Visitor): void {
  visitor.byte(0);
  let left = count - 1;
  for (; left >= lengthMin; left -= Math.min(left, lengthMax)) visitor.repeat(Math.min(left, lengthMax));
  for (; left > 0; left--) visitor.byte(0);
}
