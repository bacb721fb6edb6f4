import type { Size } from '@platen/design/geometry';
import { type Channels, filterSub, filterUp } from './png-lines.ts';
import { ensureCapacity } from '../kernel.ts';
import { dynamicCodes, zlibHeader } from './block-codes.ts';
import { fillSingles, fillTriples, lengthEntries, readCodeLengths, singleCount, tripleBits } from './code-tables.ts';
import { inflateKernel } from './inflate-kernel.ts';

const storedBytes = 0;
const fixedCodes = 1;
/** Of a block that is stored as it is and holds nothing: no bytes, and what they are not. */
const emptyLength = 0xffff0000 | 0;

/** So many bytes of rows stay near the processor from when they are decoded until their pixels are copied. */
const bytesAtOnce = 1 << 16;
/** The longest repeat, and what the kernel writes beyond it. */
const overshootBytes = 512;
const wordBytes = 4;
const blockBytes = 16;
const isEnded = 1;
const isUnknown = 2;

/**
 * Reads what `deflateRows` wrote, in the parts in which it lies in a PNG: several times as fast as zlib and what takes the
 * filters back, because these rows hold next to nothing but single bytes, and never go through the engine one by one.
 * @param words where the pixels go
 * @returns false where anything is other than `deflateRows` writes it, or is damaged: the host's own reader then tells
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
        // Nothing but its end, of seven bits, and the checksum.
        if (!isLast || kind !== fixedCodes || kernel.take(7) !== 0) return false;
        kernel.skipToByte();
        return kernel.place() + wordBytes <= end && rows.isComplete(kernel.take(32));
      }
    }
  }
  return false;
}

type MemoryPlan = ReturnType<typeof planMemory>;

const whole = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

/** Where in the memory everything lies. */
function planMemory({ width }: Size, channels: Channels) {
  const rowBytes = width * channels + 1;
  const pixelRowBytes = width * wordBytes;
  const roomBytes = Math.max(rowBytes, bytesAtOnce);
  const rowCountMax = Math.floor((roomBytes + overshootBytes) / rowBytes);
  const singles = 0;
  const triples = singles + singleCount * 2;
  const lengths = triples + (wordBytes << tripleBits);
  const sums = whole(lengths + lengthEntries.byteLength);
  // The last row of those before, and right after it the next ones.
  const above = sums + blockBytes;
  const pixels = above + pixelRowBytes;
  // With the byte before, which may be repeated.
  const rows = whole(pixels + rowCountMax * pixelRowBytes) + 2 * blockBytes;
  const limit = rows + roomBytes;
  const input = whole(limit + overshootBytes);
  return { singles, triples, lengths, sums, above, pixels, rows, limit, input, rowBytes, pixelRowBytes };
}

interface RowConsumer {
  /** Where the next byte of a row goes. */
  place(): number;
  /** Takes the rows that are whole by now. False where there is one that cannot be read. */
  consumeUntil(end: number): boolean;
  /** All rows are there, none begun, and this is their checksum, the highest byte first. */
  isComplete(checksum: number): boolean;
}

/** The codes of a block, and its bytes. */
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
    if (kernel.reason() === isUnknown || kernel.place() > inputEnd || !rows.consumeUntil(end)) return false;
  } while (kernel.reason() !== isEnded);
  return true;
}

function newRowConsumer(plan: MemoryPlan, { width, height }: Size, channels: Channels, words: Int32Array): RowConsumer {
  const kernel = inflateKernel();
  const { rowBytes, pixelRowBytes } = plan;
  ensureCapacity(kernel, plan.input);
  new Int32Array(kernel.memory.buffer, plan.lengths, lengthEntries.length).set(lengthEntries);
  new Uint32Array(kernel.memory.buffer, plan.sums, 2).set([1, 0]);
  // Above the first row there is nothing, which is as opaque as what it is taken from.
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
