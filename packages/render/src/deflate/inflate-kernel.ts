import { inflateCode } from '../../build/kernel-code.mjs';
import { type Kernel, startKernel } from '../kernel.ts';

/** The exports of `inflate.wat`. All positions are byte addresses in its memory. */
interface InflateKernel extends Kernel {
  begin(from: number): void;
  reason(): number;
  place(): number;
  skipToByte(): void;
  /** @param length at most 32 */
  take(length: number): number;
  decode(out: number, limit: number, singles: number, triples: number, lengths: number): number;
  sum(from: number, end: number, sums: number): void;
  addAbove(row: number, above: number, pixels: number, channels: number, out: number): void;
  addLeft(row: number, pixels: number, channels: number, out: number): void;
}

/** Reads bits, the least significant first. */
export type BitReader = Pick<InflateKernel, 'take'>;

let kernel: InflateKernel | undefined;

/** The kernel of the thread, started on the first call. */
export function inflateKernel(): InflateKernel {
  kernel ??= startKernel(inflateCode) as InflateKernel;
  return kernel;
}
