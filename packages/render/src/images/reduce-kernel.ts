import { type Kernel, startKernel } from '../kernel.ts';

/** `reduce.wat`. */
export const reduceCode =
  'AGFzbQEAAAABEwJgBX9/f39/AGAHf39/f39/fwADAwIAAQUDAQABByADBm1lbW9yeQIAB21peERvd24AAAltaXhBY3Jvc3MAAQqSBQKzAgIEfwh7I' +
  'AEgAkECdGohCAJAA0AgBSADTg0B/QyAAAAAgAAAAIAAAACAAAAAIQ0gDSEOIA0hDyANIRAgACEGIAEhBwNAIAf9CQIAIQkgBigCACAFav0ABAAhCi' +
  'AGKAIEIAVq/QAEACELIAogC/0NABABEQISAxMEFAUVBhYHFyEMIA0gDP2JASAJ/boB/a4BIQ0gDiAM/YoBIAn9ugH9rgEhDiAKIAv9DQgYCRkKGgs' +
  'bDBwNHQ4eDx8hDCAPIAz9iQEgCf26Af2uASEPIBAgDP2KASAJ/boB/a4BIRAgBkEIaiEGIAdBBGohByAHIAhJDQALIAQgDUEI/awBIA5BCP2sAf2F' +
  'Af0LBAAgBCAPQQj9rAEgEEEI/awB/YUB/QsEECAFQRBqIQUgBEEgaiEEDAALCwvaAgIEfwJ7IAJBAnQhCiABIAQgCmxqIQgCQANAIAQgBU4NASADI' +
  'AAgBEECdGooAgBqIQcgCCAKaiEJ/QyAAAAAgAAAAIAAAACAAAAAIQsgAkEDRgRAIAf9AAQAIQwgCyAMIAz9DQABCAkCAwoLBAUMDQYHDg8gCP0JAg' +
  'D9ugH9rgEhCyAH/QAEECEMIAsgDCAM/Q0AAQgJAgMKCwQFDA0GBw4PIAj9CQIE/boB/a4BIQsgB/0ABCAhDCALIAwgDP0NAAEICQIDCgsEBQwNBgc' +
  'ODyAI/QkCCP26Af2uASELIAkhCAUDQCAH/QAEACEMIAsgDCAM/Q0AAQgJAgMKCwQFDA0GBw4PIAj9CQIA/boB/a4BIQsgB0EQaiEHIAhBBGohCCAI' +
  'IAlJDQALCyALQQj9rAEhCyALIAv9hQEhCyAGIARBAnRqIAsgC/1m/VoCAAAgBEEBaiEEDAALCws=';

interface ReduceKernel extends Kernel {
  mixDown(rows: number, weights: number, pairs: number, bytes: number, out: number): void;
  mixAcross(first: number, weights: number, pairs: number, row: number, from: number, end: number, out: number): void;
}

let kernel: ReduceKernel | undefined;

/** One for the whole thread. */
export function reduceKernel(): ReduceKernel {
  kernel ??= startKernel(reduceCode) as ReduceKernel;
  return kernel;
}
