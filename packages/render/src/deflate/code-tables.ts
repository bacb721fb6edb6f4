import {
  codeLengthMax,
  endOfBlock,
  firstLength,
  lengthBases,
  lengthExtraBits,
  lengthMaxOfLengths,
  lengthOrder,
  symbolCount,
} from './block-codes.ts';
import { codeBits, huffmanCodes } from './huffman.ts';
import type { BitReader } from './inflate-kernel.ts';

/** The lookup tables of `decode` in `inflate.wat`, which describes their entries. */

/** The number of entries in the table of single symbols. */
export const singleCount = 1 << codeLengthMax;
/** The number of bits by which the table of up to three bytes is indexed. */
export const tripleBits = 12;
/** By length symbol: the shortest match length, and from bit 16 on the number of extra bits. */
export const lengthEntries: Int32Array = Int32Array.from(
  lengthBases,
  (base, index) => base | ((lengthExtraBits[index] as number) << 16),
);

const symbolBits = 9;
const symbolMask = (1 << symbolBits) - 1;
/** An entry has 32 bits: three bytes, and 8 bits for the number of their bits and of the bytes themselves. */
const bytesOfEntry = 3;

/**
 * Reads the code lengths from the header of a block. Undefined if they are invalid, or if the block has distances other
 * than that of the previous byte: `writeCodes` never writes others, and `decode` cannot read them.
 */
export function readCodeLengths(reader: BitReader): Uint8Array | undefined {
  const givenSymbols = firstLength + reader.take(5);
  const distanceCount = 1 + reader.take(5);
  const givenCount = 4 + reader.take(4);
  const stepLengths = new Uint8Array(lengthOrder.length);
  for (const symbol of lengthOrder.slice(0, givenCount)) stepLengths[symbol] = reader.take(3);
  const readStep = stepReader(reader, stepLengths);
  const lengths = new Uint8Array(givenSymbols + distanceCount);
  for (let at = 0; at < lengths.length; ) {
    const step = readStep();
    if (step === undefined) return undefined;
    const { length, times } = step === 16 ? { length: lengths[at - 1] ?? 0, times: 3 + reader.take(2) } : timesOf(step);
    if (at + times > lengths.length) return undefined;
    lengths.fill(length, at, at + times);
    at += times;
  }
  const isOneDistance = distanceCount === 1 && lengths[givenSymbols] === 1 && givenSymbols <= symbolCount;
  return isOneDistance ? lengths.subarray(0, givenSymbols) : undefined;

  function timesOf(step: number): { length: number; times: number } {
    if (step === 17) return { length: 0, times: 3 + reader.take(3) };
    if (step === 18) return { length: 0, times: 11 + reader.take(7) };
    return { length: step, times: 1 };
  }
}

/** Returns a function that reads a symbol of the code length alphabet, bit by bit: too few follow to fill a table. */
function stepReader(reader: BitReader, lengths: Uint8Array): () => number | undefined {
  const symbols = new Map([...huffmanCodes(lengths)].map((code, symbol) => [code, symbol]));
  return () => {
    let code = 0;
    for (let length = 1; length <= lengthMaxOfLengths; length++) {
      code |= reader.take(1) << (length - 1);
      const symbol = symbols.get(code | (length << codeBits));
      if (symbol !== undefined) return symbol;
    }
    return undefined;
  };
}

/**
 * Fills the table of single symbols.
 * @param singles an entry for each value of the next `codeLengthMax` bits
 */
export function fillSingles(singles: Uint16Array, lengths: Uint8Array): void {
  const codes = huffmanCodes(lengths);
  singles.fill(0, 0, 2);
  for (let length = 1; length <= codeLengthMax; length++) {
    // Shorter codes ignore the additional bit, so their entries are the same for both of its values.
    const half = 1 << (length - 1);
    singles.copyWithin(half, 0, half);
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) singles[(codes[symbol] as number) & 0xffff] = symbol | (length << symbolBits);
    }
  }
}

/**
 * Fills the table of up to three bytes.
 * @param triples an entry for each value of the next `tripleBits` bits, with the bytes whose codes lie entirely in them
 */
export function fillTriples(triples: Int32Array, singles: Uint16Array): void {
  for (let bits = 0; bits < 1 << tripleBits; bits++) {
    let entry = 0;
    let taken = 0;
    let count = 0;
    while (count < bytesOfEntry) {
      const single = singles[bits >> taken] as number;
      const length = single >> symbolBits;
      if (length === 0 || taken + length > tripleBits || (single & symbolMask) >= endOfBlock) break;
      entry |= (single & symbolMask) << (8 * count);
      taken += length;
      count += 1;
    }
    triples[bits] = count === 0 ? -1 : entry | (taken << 24) | (count << 28);
  }
}
