import type { Size } from '@platen/design/geometry';
import { ensureCapacity } from '../kernel.ts';
import { dynamicCodes, zlibHeader } from './block-codes.ts';
import { fillSingles, fillTriples, lengthEntries, readCodeLengths, singleCount, tripleBits } from './code-tables.ts';
import { inflateKernel } from './inflate-kernel.ts';
import { type Channels, filterSub, filterUp } from './png-lines.ts';

const storedBytes = 0;
const fixedCodes = 1;
/** The length of an empty stored block, 0, and its complement, as one word. */
const emptyLength = 0xffff0000 | 0;

/** Rows are decoded in batches of this size, so that they stay in the CPU cache until their pixels are copied. */
const bytesAtOnce = 1 << 16;
/** Space for the longest match, and for what the kernel writes beyond its end. */
const overshootBytes = 512;
const wordBytes = 4;
/** The kernel reads and writes 16 bytes at once. */
const blockBytes = 16;
/** Values of the kernel's `reason`. */
const endedBlock = 1;
const unknownCode = 2;

/**
 * Decodes rows that `deflateRows` has written, from the data of the IDAT chunks of a PNG: the zlib header, then the
 * blocks. This is several times as fast as inflating with zlib and unfiltering in JavaScript, because such rows consist
 * almost entirely of single bytes, and the kernel processes several of them at once.
 * @param words receives the pixels
 * @returns false if the data differs in any way from what `deflateRows` writes, or is damaged. The caller then decodes
 * it with the zlib of the host, which tells the two cases apart.
 */
export function inflateRows(
  [header, ...parts]: readonly Uint8Array[],
  size: Size,
  channels: Channels,
  words: Int32Array,
): boolean {
  if (header?.length !== zlibHeader.length || zlibHeader.some((byte, at) => header[at] !== byte)) return false;
  const kernel = inflateKernel();
  const plan = planMemory(size, channels);
  const rows = newRowConsumer(plan, size, channels, words);
  for (const part of parts) {
    ensureCapacity(kernel, plan.input + part.length + 2 * blockBytes);
    new Uint8Array(kernel.memory.buffer).set(part, plan.input);
    const end = plan.input + part.length;
    kernel.begin(plan.input);
    while (kernel.place() < end) {
      const isLast = kernel.take(1) === 1;
      const kind = kernel.take(2);
      if (kind === dynamicCodes) {
        if (isLast || !readBlock(plan, end, rows)) return false;
      } else if (kind === storedBytes) {
        kernel.skipToByte();
        if (isLast || kernel.take(32) !== emptyLength || kernel.place() > end) return false;
      } else {
        // The last block has fixed codes and contains only its end, seven zero bits. The checksum follows.
        if (!isLast || kind !== fixedCodes || kernel.take(7) !== 0) return false;
        kernel.skipToByte();
        return kernel.place() + wordBytes <= end && rows.isComplete(kernel.take(32));
      }
    }
  }
  return false;
}

type MemoryPlan = ReturnType<typeof planMemory>;

const alignUp = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

/** Lays out the memory of the kernel. */
function planMemory({ width }: Size, channels: Channels) {
  const rowBytes = width * channels + 1;
  const pixelRowBytes = width * wordBytes;
  const roomBytes = Math.max(rowBytes, bytesAtOnce);
  const rowCountMax = Math.floor((roomBytes + overshootBytes) / rowBytes);
  const singles = 0;
  const triples = singles + singleCount * 2;
  const lengths = triples + (wordBytes << tripleBits);
  const sums = alignUp(lengths + lengthEntries.byteLength);
  // The last row of the previous batch, directly before the pixels, because the first row is added to it.
  const above = sums + blockBytes;
  const pixels = above + pixelRowBytes;
  // Leaves space for the previous byte, which a match at the start may repeat.
  const rows = alignUp(pixels + rowCountMax * pixelRowBytes) + 2 * blockBytes;
  const limit = rows + roomBytes;
  const input = alignUp(limit + overshootBytes);
  return { singles, triples, lengths, sums, above, pixels, rows, limit, input, rowBytes, pixelRowBytes };
}

interface RowConsumer {
  /** The address for the next decoded byte. */
  place(): number;
  /** Converts all complete rows before `end` to pixels. Returns false for an unexpected filter or too many rows. */
  consumeUntil(end: number): boolean;
  /** Whether exactly all rows were read and have this checksum, which is given with its highest byte lowest. */
  isComplete(checksum: number): boolean;
}

/** Reads the codes of a block, then its bytes. Returns false if they are invalid or exceed the input. */
function readBlock({ singles, triples, lengths, limit }: MemoryPlan, inputEnd: number, rows: RowConsumer): boolean {
  const kernel = inflateKernel();
  const codeLengths = readCodeLengths(kernel);
  if (!codeLengths) return false;
  const { buffer } = kernel.memory;
  const table = new Uint16Array(buffer, singles, singleCount);
  fillSingles(table, codeLengths);
  fillTriples(new Int32Array(buffer, triples, 1 << tripleBits), table);
  do {
    const end = kernel.decode(rows.place(), limit, singles, triples, lengths);
    if (kernel.reason() === unknownCode || kernel.place() > inputEnd || !rows.consumeUntil(end)) return false;
  } while (kernel.reason() !== endedBlock);
  return true;
}

function newRowConsumer(plan: MemoryPlan, { width, height }: Size, channels: Channels, words: Int32Array): RowConsumer {
  const kernel = inflateKernel();
  const { rowBytes, pixelRowBytes } = plan;
  ensureCapacity(kernel, plan.input);
  new Int32Array(kernel.memory.buffer, plan.lengths, lengthEntries.length).set(lengthEntries);
  new Uint32Array(kernel.memory.buffer, plan.sums, 2).set([1, 0]);
  // The row above the first one counts as zero. Without an alpha channel, its alpha is opaque and copied to all rows.
  new Int32Array(kernel.memory.buffer, plan.above, width).fill(channels === 3 ? 0xff000000 : 0);
  let taken = 0;
  let next = plan.rows;

  function toPixels(bytes: Uint8Array, count: number): boolean {
    for (let index = 0; index < count; index++) {
      const row = plan.rows + index * rowBytes;
      const out = plan.pixels + index * pixelRowBytes;
      if (bytes[row] === filterUp) kernel.addAbove(row + 1, out - pixelRowBytes, width, channels, out);
      else if (bytes[row] === filterSub) kernel.addLeft(row + 1, width, channels, out);
      else return false;
    }
    return true;
  }

  return {
    place: () => next,

    consumeUntil(end) {
      const count = Math.floor((end - plan.rows) / rowBytes);
      next = end;
      if (count === 0) return true;
      const { buffer } = kernel.memory;
      const bytes = new Uint8Array(buffer);
      if (taken + count > height || !toPixels(bytes, count)) return false;
      const rowsEnd = plan.rows + count * rowBytes;
      kernel.sum(plan.rows, rowsEnd, plan.sums);
      words.set(new Int32Array(buffer, plan.pixels, count * width), taken * width);
      const last = plan.pixels + (count - 1) * pixelRowBytes;
      bytes.copyWithin(plan.above, last, last + pixelRowBytes);
      bytes.copyWithin(plan.rows - 1, rowsEnd - 1, end);
      next = end - count * rowBytes;
      taken += count;
      return true;
    },

    isComplete(checksum) {
      const [low = 0, high = 0] = new Uint32Array(kernel.memory.buffer, plan.sums, 2);
      const given = new DataView(Int32Array.of(checksum).buffer).getUint32(0);
      return taken === height && next === plan.rows && given === high * 0x10000 + low;
    },
  };
}
