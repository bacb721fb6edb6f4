import { deflateCode } from '../../build/kernel-code.mjs';
import { type Kernel, startKernel } from '../kernel.ts';

/** The exports of `deflate.wat`. All positions are byte addresses in its memory. */
interface DeflateKernel extends Kernel {
  subtract(pixels: number, distance: number, bytes: number, kept: number, out: number): void;
  sum(words: number, end: number, channels: number, sums: number): void;
  count(words: number, end: number, channels: number, counts: number): void;
  begin(out: number): void;
  /** @param length at most 32 */
  write(value: number, length: number): void;
  writeWords(words: number, end: number, channels: number, codes: number): void;
  end(): number;
}

/** Writes bits, the least significant first. */
export type BitWriter = Pick<DeflateKernel, 'write'>;

export const deflateKernel: DeflateKernel = startKernel(deflateCode) as DeflateKernel;
