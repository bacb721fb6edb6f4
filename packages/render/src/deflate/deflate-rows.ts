/**
 * This folder writes and reads the rows of our own PNG files: Deflate (RFC 1951) with one kind of match, a run of the same byte.
 * Filtered rows hardly repeat anything but zeros, so searching for other matches costs time and gains little.
 *
 * Why not `node:zlib`: threads compress their strips of a production image separately, into blocks that are joined without
 * compressing again, and the levels of uploads are read in pages too, which have no zlib. Measured by `npm run bench render rows`:
 * on a photo zlib with `Z_RLE` takes twice as long to write, for 13 % fewer bytes, and twice as long to read; on areas of one
 * color it takes half as long to write and six times as long to read. What must hold: any PNG reader accepts the files (zlib reads
 * them in the tests), and `inflateRows` reads what `deflateRows` wrote, nothing else.
 */
import { ensureCapacity } from '../kernel.ts';
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
import { type Codes, codeBits } from './huffman.ts';
import { type Channels, filterSub, filterUp } from './png-lines.ts';

/** Rows of a PNG, filtered and compressed. */
export interface DeflatedRows {
  /**
   * Deflate blocks that end at a byte boundary; none is the last of its stream, so others can follow. The array owns
   * its whole buffer, which can be transferred to another thread.
   */
  readonly compressed: Uint8Array<ArrayBuffer>;
  /** The Adler-32 checksum of the filtered rows. */
  readonly checksum: number;
  /** The size of the filtered rows before compression. */
  readonly byteCount: number;
}

/** The modulus of Adler-32. */
export const adlerBase = 65521;

/** Each block has its own Huffman codes. Small blocks adapt to the image; large ones spend fewer bytes on the codes. */
const blockPixels = 1 << 17;
/** The length of an empty stored block and its complement. Such a block aligns the stream to a byte boundary. */
const emptyBlock = [0, 0, 0xff, 0xff];
/** In pixels. A shorter run of zeros takes as many bits as its single bytes. */
const runMin = 3;
const lengthMax = 258;
const lengthMin = 3;

/** Filtered rows in the memory of the kernel. */
interface Block {
  readonly rowCount: number;
  readonly width: number;
  readonly channels: Channels;
  /** Whether the block begins with the first of the given rows. */
  readonly isFirst: boolean;
  readonly plan: MemoryPlan;
  /** The start and end of each run of zeros, alternating, as pixel indexes. */
  readonly runs: readonly number[];
}

/**
 * Filters and compresses rows of an image.
 * @param pixels straight RGBA of whole rows, one word for each pixel
 * @param channels 3 for opaque rows, which are written without alpha
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
    // Codes have at most 15 bits, so those of a pixel take less than 8 bytes. The rest is for the header of the block.
    ensureCapacity(kernel, kernel.end() + (end - top) * width * 8 + 1024);
    const isFirst = top === 0;
    // Includes the row above the block, which is subtracted from its first row.
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
/** The kernel reads and writes 16 bytes at once, so every range needs this much space after its end. */
const blockBytes = 16;
const alignUp = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

/** Lays out the memory of the kernel. */
function planMemory(width: number, rowCount: number) {
  const sums = 0;
  const counts = sums + blockBytes;
  const codes = counts + 4 * 256 * wordBytes;
  // The row above the pixels. For the first row of all, its last word is the zero to the left of the first pixel.
  const above = alignUp(codes + symbolCount * wordBytes) + blockBytes;
  const pixels = above + width * wordBytes;
  const words = alignUp(pixels + rowCount * width * wordBytes) + blockBytes;
  const out = alignUp(words + rowCount * width * wordBytes) + blockBytes;
  return { sums, counts, codes, above, pixels, words, out };
}

function sumsOf({ sums }: MemoryPlan): Uint32Array {
  return new Uint32Array(kernel.memory.buffer, sums, 2);
}

/**
 * Subtracts from each row the row above it (filter Up), and from each pixel of the very first row its left neighbor
 * (filter Sub). Adds the rows with their filter bytes to the checksum, and returns the runs of zeros.
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

/**
 * The first 64 of every 256 pixels suffice to estimate how often each byte occurs. A block with fewer pixels outside of
 * runs than `wholePixels` is counted entirely.
 */
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
      // The only distance code: the previous byte.
      kernel.write(0, 1);
    },
  });
  writeCode(codes, endOfBlock);
}

/**
 * Counts or estimates how often each symbol occurs. An estimate counts every byte at least once, because a symbol with
 * a count of 0 has no code and could not be written.
 */
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

/** @param runs the start and end of each run, alternating */
function pixelsIn(runs: readonly number[]): number {
  return runs.reduce((sum, place, at) => sum + (at % 2 === 0 ? -place : place), 0);
}

function writeCode(codes: Codes, symbol: number): void {
  const code = codes[symbol] as number;
  kernel.write(code & 0xffff, code >> codeBits);
}

/** Receives the content of a block in order: single bytes, ranges of pixels, and repetitions of the previous zero. */
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

/**
 * Finds the runs of at least `runMin` zero pixels within each row. Only every `runMin`-th pixel is tested: a run of
 * that length contains at least one of them.
 */
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

/** Visits a run of zeros as one byte and its repetitions; a rest that is too short for a match is visited as bytes. */
function visitZeros(count: number, visitor: Visitor): void {
  visitor.byte(0);
  let left = count - 1;
  for (; left >= lengthMin; left -= Math.min(left, lengthMax)) visitor.repeat(Math.min(left, lengthMax));
  for (; left > 0; left--) visitor.byte(0);
}
