import { type Kernel, kernelOfThread } from '../kernel.ts';

/** Compiled from `turn.wat`. */
export const turnCode =
  'AGFzbQEAAAABEwFgDn9/fHx8fH9/f39/f39/AX8DAgEABQMBAAEHEQIGbWVtb3J5AgAEcmVhZAAACs4EAcsEAgZ/BHsgB0EBaiEHIAhBAWohCCAJQ' +
  'QJ0IRMgCUEDayEJIApBA2shCgJAA0AgACABTg0BRAAAAAAAAOA/RAAAAAAAAHBAIAMgALeiIAKgoqD8AiEORAAAAAAAAOA/RAAAAAAAAHBAIAUgAL' +
  'eiIASgoqD8AiEPIA5BCHUgB2shECAPQQh1IAhrIREgECAJTw0BIBEgCk8NASAGIBEgE2wgEEECdGpqIRIgCyAOQf8BcUEDdGohDiAO/QkCACEUIA7' +
  '9CQIEIRUgDCAPQf8BcUEEdGohD/0MAAAQAAAAEAAAABAAAAAQACEXIBL9AAQAIRYgFiAW/Q0ABAEFAgYDBwgMCQ0KDgsPIRYgFyAW/YkBIBT9ugEg' +
  'Fv2KASAV/boB/a4BIA/9CQIA/bUB/a4BIRcgEiATaiESIBL9AAQAIRYgFiAW/Q0ABAEFAgYDBwgMCQ0KDgsPIRYgFyAW/YkBIBT9ugEgFv2KASAV/' +
  'boB/a4BIA/9CQIE/bUB/a4BIRcgEiATaiESIBL9AAQAIRYgFiAW/Q0ABAEFAgYDBwgMCQ0KDgsPIRYgFyAW/YkBIBT9ugEgFv2KASAV/boB/a4BIA' +
  '/9CQII/bUB/a4BIRcgEiATaiESIBL9AAQAIRYgFiAW/Q0ABAEFAgYDBwgMCQ0KDgsPIRYgFyAW/YkBIBT9ugEgFv2KASAV/boB/a4BIA/9CQIM/bU' +
  'B/a4BIRcgF0EV/awBIRcgFyAX/YUBIRcgDSAAQQJ0aiAXIBf9Zv1aAgAAIABBAWohAAwACwsgAAs=';

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
