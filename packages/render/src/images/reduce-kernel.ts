import { type Kernel, startKernel } from '../kernel.ts';

/** `reduce.wat`. */
export const reduceCode =
  'AGFzbQEAAAABEwJgBX9/f39/AGAHf39/f39/fwADAwIAAQUDAQABByADBm1lbW9yeQIAB21peERvd24AAAltaXhBY3Jvc3MAAQqWBAKzAgIEfw' +
  'h7IAEgAkECdGohCAJAA0AgBSADTg0B/QyAAAAAgAAAAIAAAACAAAAAIQ0gDSEOIA0hDyANIRAgACEGIAEhBwNAIAf9CQIAIQkgBigCACAFav0A' +
  'BAAhCiAGKAIEIAVq/QAEACELIAogC/0NABABEQISAxMEFAUVBhYHFyEMIA0gDP2JASAJ/boB/a4BIQ0gDiAM/YoBIAn9ugH9rgEhDiAKIAv9DQ' +
  'gYCRkKGgsbDBwNHQ4eDx8hDCAPIAz9iQEgCf26Af2uASEPIBAgDP2KASAJ/boB/a4BIRAgBkEIaiEGIAdBBGohByAHIAhJDQALIAQgDUEI/awB' +
  'IA5BCP2sAf2FAf0LBAAgBCAPQQj9rAEgEEEI/awB/YUB/QsEECAFQRBqIQUgBEEgaiEEDAALCwveAQIEfwN7IAJBAnQhCiABIAQgCmxqIQgCQA' +
  'NAIAQgBU4NASADIAAgBEECdGooAgBqIQcgCCAKaiEJ/QyAAAAAgAAAAIAAAACAAAAAIQv9DAAAAAAAAAAAAAAAAAAAAAAhDANAIAf9AAQAIQ0g' +
  'CyANIAj9CAEA/bwB/a4BIQsgDCANIAj9CAEC/b0B/a4BIQwgB0EQaiEHIAhBBGohCCAIIAlJDQALIAsgDP2uASELIAtBCP2sASELIAsgC/2FAS' +
  'ELIAYgBEECdGogCyAL/Wb9WgIAACAEQQFqIQQMAAsLCw==';

interface ReduceKernel extends Kernel {
  mixDown(rows: number, weights: number, pairs: number, bytes: number, out: number): void;
  mixAcross(first: number, weights: number, pairs: number, row: number, from: number, end: number, out: number): void;
}

let kernel: ReduceKernel | undefined;

/** One for the whole thread. */
export function reduceKernel(): ReduceKernel {
  kernel ??= startKernel<ReduceKernel>(reduceCode);
  return kernel;
}
