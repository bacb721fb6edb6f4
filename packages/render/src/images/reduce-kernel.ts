import { reduceCode } from '../../build/kernel-code.mjs';
import { type Kernel, kernelOfThread } from '../kernel.ts';

interface ReduceKernel extends Kernel {
  mixDown(rows: number, weights: number, pairs: number, bytes: number, out: number): void;
  mixAcross(first: number, weights: number, pairs: number, row: number, from: number, end: number, out: number): void;
}

export const reduceKernel = kernelOfThread<ReduceKernel>(reduceCode);
