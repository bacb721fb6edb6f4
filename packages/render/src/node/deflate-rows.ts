import { BitWriter } from './bit-writer.ts';
import type { Channels } from '../images/png-lines.ts';
import { filterRow, filterSub, filterUp } from './filter-row.ts';
import {
  endOfBlock,
  firstLength,
  lengthBases,
  lengthExtraBits,
  lengthSymbols,
  symbolCount,
  writeCodes,
} from './block-codes.ts';
import { codeBits, type Codes } from './huffman.ts';

/**
 * Filters and compresses rows of an image. Of filtered rows little repeats but zeros, so nothing else is looked for.
 * Our own, because zlib takes bytes one by one where we know of pixels: a third of its time, for the same size.
 */
export interface DeflatedRows {
  /** A stretch of Deflate that ends on a whole byte and on which others can follow; it is not the last. */
  readonly compressed: Uint8Array;
  /** Adler-32 of the filtered rows. */
  readonly checksum: number;
  readonly byteCount: number;
}

/** Each block has codes of its own: small ones follow the picture, large ones spend less on saying them. */
const blockPixels = 1 << 17;
/** A word less is as short as zeros by themselves. */
const runMin = 3;
const lengthMax = 258;
const lengthMin = 3;

const writer = new BitWriter();

interface Block {
  readonly words: Int32Array;
  readonly channels: Channels;
  readonly width: number;
  readonly isFirst: boolean;
  readonly runs: readonly number[];
}

/**
 * @param pixels straight RGBA of whole rows
 * @param channels three for rows that are opaque: the alpha is left out
 */
export function deflateRows(pixels: Int32Array, width: number, channels: Channels): DeflatedRows {
  const rowCount = pixels.length / width;
  const rowsAtOnce = Math.min(rowCount, Math.max(1, Math.floor(blockPixels / width)));
  const words = new Int32Array(rowsAtOnce * width);
  const sums = { low: 1, high: 0 };
  for (let top = 0; top < rowCount; top += rowsAtOnce) {
    const end = Math.min(top + rowsAtOnce, rowCount);
    for (let row = top; row < end; row++) {
      filterRow(pixels, row * width, width, row === 0, channels, words, (row - top) * width, sums);
    }
    const filled = words.subarray(0, (end - top) * width);
    writeBlock({ words: filled, channels, width, isFirst: top === 0, runs: findRuns(filled, width) });
  }
  // An empty block that is stored as it is ends on a whole byte.
  writer.write(0, 3);
  const compressed = Buffer.concat([writer.take(), Buffer.from([0, 0, 0xff, 0xff])]);
  return { compressed, checksum: sums.high * 65536 + sums.low, byteCount: rowCount * (width * channels + 1) };
}

function writeBlock(block: Block): void {
  const counts = new Int32Array(symbolCount);
  const byChannel = new Int32Array(4 * 256);
  visit(block, {
    byte: (value) => (counts[value] = (counts[value] as number) + 1),
    words: (from, to) => {
      if (block.channels === 3) countThrees(block.words, from, to, byChannel);
      else countFours(block.words, from, to, byChannel);
    },
    repeat(length) {
      const symbol = lengthSymbols[length] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
    },
  });
  for (let at = 0; at < byChannel.length; at++)
    counts[at & 255] = (counts[at & 255] as number) + (byChannel[at] as number);
  counts[endOfBlock] = 1;
  // No code is longer than two bytes, and the best ones are shorter than the bytes in all but a few bits.
  writer.reserve(block.words.length * 5 + 1024);
  const codes = writeCodes(writer, counts);
  visit(block, {
    byte: (value) => writeCode(codes, value),
    words: (from, to) => {
      if (block.channels === 3) writer.writeThrees(block.words, from, to, codes);
      else writer.writeFours(block.words, from, to, codes);
    },
    repeat(length) {
      const symbol = lengthSymbols[length] as number;
      writeCode(codes, symbol);
      writer.write(
        length - (lengthBases[symbol - firstLength] as number),
        lengthExtraBits[symbol - firstLength] as number,
      );
      // One distance is all there is: the byte before.
      writer.write(0, 1);
    },
  });
  writeCode(codes, endOfBlock);
}

function writeCode(codes: Codes, symbol: number): void {
  const code = codes[symbol] as number;
  writer.write(code & 0xffff, code >> codeBits);
}

/** What a block is written as: bytes, whole pixels, and repeats of the byte before, which is a zero. */
interface Visitor {
  byte(value: number): void;
  words(from: number, to: number): void;
  repeat(length: number): void;
}

function visit({ words, channels, width, isFirst, runs }: Block, visitor: Visitor): void {
  let next = 0;
  for (let start = 0; start < words.length; start += width) {
    visitor.byte(isFirst && start === 0 ? filterSub : filterUp);
    const end = start + width;
    let from = start;
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

/** Counted for each channel by itself: one that counts zeros again and again would wait for itself. */
function countFours(words: Int32Array, from: number, to: number, counts: Int32Array): void {
  for (let index = from; index < to; index++) {
    const word = words[index] as number;
    const green = 256 | ((word >>> 8) & 255);
    const blue = 512 | ((word >>> 16) & 255);
    const alpha = 768 | (word >>> 24);
    counts[word & 255] = (counts[word & 255] as number) + 1;
    counts[green] = (counts[green] as number) + 1;
    counts[blue] = (counts[blue] as number) + 1;
    counts[alpha] = (counts[alpha] as number) + 1;
  }
}

function countThrees(words: Int32Array, from: number, to: number, counts: Int32Array): void {
  for (let index = from; index < to; index++) {
    const word = words[index] as number;
    const green = 256 | ((word >>> 8) & 255);
    const blue = 512 | ((word >>> 16) & 255);
    counts[word & 255] = (counts[word & 255] as number) + 1;
    counts[green] = (counts[green] as number) + 1;
    counts[blue] = (counts[blue] as number) + 1;
  }
}
