import { turnCode } from '../../build/kernel-code.mjs';
import { type Kernel, kernelOfThread } from '../kernel.ts';

interface TurnKernel extends Kernel {
  read(
    x: number,
    end: number,
    startX: number,
    stepX: number,
    startY: number,
    stepY: number,
    box: number,
    left: number,
    top: number,
    width: number,
    height: number,
    across: number,
    down: number,
    out: number,
  ): number;
}

export const turnKernel = kernelOfThread<TurnKernel>(turnCode);
