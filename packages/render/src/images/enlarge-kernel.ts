import { enlargeCode } from '../../build/kernel-code.mjs';
import { type Kernel, kernelOfThread } from '../kernel.ts';

interface EnlargeKernel extends Kernel {
  mix(taps: number, end: number, bytes: number, out: number): void;
  enlarge(
    line: number,
    first: number,
    taps: number,
    weights: number,
    pairs: number,
    runEnds: number,
    from: number,
    end: number,
    out: number,
  ): void;
}

export const enlargeKernel = kernelOfThread<EnlargeKernel>(enlargeCode);
