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

/** What `inflate.wat` looks codes up in: see `decode` there for what an entry says. */
export const singleCount = 1 << codeLengthMax;
export const tripleBits = 12;
export const lengthEntries: Int32Array = Int32Array.from(
  lengthBases,
  (base, index) => base | ((lengthExtraBits[index] as number) << 16),
);

const symbolBits = 9;
const symbolMask = (1 << symbolBits) - 1;
/** More would not fit beside their counts. */
const bytesOfEntry = 3;

/**
 * The lengths of a block's codes, as its head says them. Nothing where it has other distances than that of the byte
 * before: `writeCodes` never says any, and no other is read here.
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

/** Reads the symbols of which the lengths are written, bit by bit: there are few. */
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

/** @param singles one entry for any `codeLengthMax` bits that may come */
export function fillSingles(singles: Uint16Array, lengths: Uint8Array): void {
  const codes = huffmanCodes(lengths);
  singles.fill(0, 0, 2);
  for (let length = 1; length <= codeLengthMax; length++) {
    // Codes that are shorter do not look at the bit that is added.
    const half = 1 << (length - 1);
    singles.copyWithin(half, 0, half);
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) singles[(codes[symbol] as number) & 0xffff] = symbol | (length << symbolBits);
    }
  }
}

/** @param triples one entry for any `tripleBits` bits that may come: as many bytes as those surely hold */
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
