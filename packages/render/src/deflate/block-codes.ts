import type { BitWriter } from './deflate-kernel.ts';
import { type Codes, codeBits, huffmanCodes, huffmanLengths } from './huffman.ts';

/** The zlib header (RFC 1950), which precedes the Deflate blocks. */
export const zlibHeader: readonly number[] = [0x78, 0x01];

/** The literal and length symbols of Deflate (RFC 1951): 256 bytes, the end of a block, and lengths of matches. */
export const endOfBlock = 256;
export const firstLength = 257;
export const symbolCount = 286;

/** By length symbol: the number of extra bits that are added to its base. */
export const lengthExtraBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** By length symbol: the shortest match length. The longest match, 258, has a symbol of its own. */
export const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
/** By match length, from 3 on: its symbol. */
export const lengthSymbols = Int32Array.from({ length: 259 }, (_, length) => {
  return firstLength + lengthBases.findLastIndex((base) => base <= length);
});

/** The type of a block that contains its own Huffman codes. */
export const dynamicCodes = 2;
export const codeLengthMax = 15;
/** The maximum length of a code in the code length alphabet, with which the lengths of all other codes are written. */
export const lengthMaxOfLengths = 7;
/** The order in which Deflate stores the lengths of these codes. */
export const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** The symbol of the code length alphabet that stands for a long run of zeros. */
const manyZeros = { symbol: 18, least: 11, most: 138, extraBits: 7 };

/**
 * Writes the header of a block that is not the last, with Huffman codes for the given symbol counts. The only distance
 * code has one bit and stands for the previous byte.
 */
export function writeCodes(writer: BitWriter, counts: Int32Array): Codes {
  const lengths = huffmanLengths(counts, codeLengthMax);
  const steps = stepsOf([...lengths, 1]);
  const stepCounts = new Int32Array(lengthOrder.length);
  for (const { symbol } of steps) stepCounts[symbol] = (stepCounts[symbol] as number) + 1;
  const stepLengths = huffmanLengths(stepCounts, lengthMaxOfLengths);
  const stepCodes = huffmanCodes(stepLengths);
  writer.write(dynamicCodes << 1, 3);
  writer.write(symbolCount - firstLength, 5);
  writer.write(0, 5);
  writer.write(lengthOrder.length - 4, 4);
  for (const symbol of lengthOrder) writer.write(stepLengths[symbol] as number, 3);
  for (const { symbol, zeros } of steps) {
    const code = stepCodes[symbol] as number;
    writer.write(code & 0xffff, code >> codeBits);
    if (zeros > 0) writer.write(zeros - manyZeros.least, manyZeros.extraBits);
  }
  return huffmanCodes(lengths);
}

/** Encodes code lengths in the code length alphabet: one symbol for a long run of zeros, one for each other length. */
function stepsOf(lengths: readonly number[]): { symbol: number; zeros: number }[] {
  const steps: { symbol: number; zeros: number }[] = [];
  for (let at = 0; at < lengths.length; ) {
    const next = lengths.findIndex((length, index) => index >= at && length !== 0);
    const zeros = Math.min(manyZeros.most, next - at);
    const isMany = zeros >= manyZeros.least;
    steps.push(isMany ? { symbol: manyZeros.symbol, zeros } : { symbol: lengths[at] as number, zeros: 0 });
    at += isMany ? zeros : 1;
  }
  return steps;
}
