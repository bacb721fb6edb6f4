import { type Kernel, kernelOfThread } from '../kernel.ts';

/** Compiled from `reduce.wat`. */
export const reduceCode =
  'AGFzbQEAAAABEwJgBX9/f39/AGAHf39/f39/fwADAwIAAQUDAQABByADBm1lbW9yeQIAB21peERvd24AAAltaXhBY3Jvc3MAAQrABQKzAgIEfwh7IAEg' +
  'AkECdGohCAJAA0AgBSADTg0B/QyAAAAAgAAAAIAAAACAAAAAIQ0gDSEOIA0hDyANIRAgACEGIAEhBwNAIAf9CQIAIQkgBigCACAFav0ABAAhCiAGKAIE' +
  'IAVq/QAEACELIAogC/0NABABEQISAxMEFAUVBhYHFyEMIA0gDP2JASAJ/boB/a4BIQ0gDiAM/YoBIAn9ugH9rgEhDiAKIAv9DQgYCRkKGgsbDBwNHQ4e' +
  'Dx8hDCAPIAz9iQEgCf26Af2uASEPIBAgDP2KASAJ/boB/a4BIRAgBkEIaiEGIAdBBGohByAHIAhJDQALIAQgDUEI/awBIA5BCP2sAf2FAf0LBAAgBCAP' +
  'QQj9rAEgEEEI/awB/YUB/QsEECAFQRBqIQUgBEEgaiEEDAALCwuIAwIEfwJ7IAJBAnQhCiABIAQgCmxqIQgCQANAIAQgBU4NASADIAAgBEECdGooAgBq' +
  'IQcgCCAKaiEJ/QwAAAgAAAAIAAAACAAAAAgAIQsgAkEERgRAIAf9AAQAIQwgCyAMIAz9DQABCAkCAwoLBAUMDQYHDg8gCP0JAgD9ugH9rgEhCyAH/QAE' +
  'ECEMIAsgDCAM/Q0AAQgJAgMKCwQFDA0GBw4PIAj9CQIE/boB/a4BIQsgB/0ABCAhDCALIAwgDP0NAAEICQIDCgsEBQwNBgcODyAI/QkCCP26Af2uASEL' +
  'IAf9AAQwIQwgCyAMIAz9DQABCAkCAwoLBAUMDQYHDg8gCP0JAgz9ugH9rgEhCyAJIQgFA0AgB/0ABAAhDCALIAwgDP0NAAEICQIDCgsEBQwNBgcODyAI' +
  '/QkCAP26Af2uASELIAdBEGohByAIQQRqIQggCCAJSQ0ACwsgC0EU/awBIQsgCyAL/YUBIQsgBiAEQQJ0aiALIAv9Zv1aAgAAIARBAWohBAwACwsL';

interface ReduceKernel extends Kernel {
  mixDown(rows: number, weights: number, pairs: number, bytes: number, out: number): void;
  mixAcross(first: number, weights: number, pairs: number, row: number, from: number, end: number, out: number): void;
}

export const reduceKernel = kernelOfThread<ReduceKernel>(reduceCode);
