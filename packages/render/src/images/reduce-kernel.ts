/**
 * `reduce.wat` as bytes: small enough to travel with the code, and to be there at once. `reduce-kernel.test.ts` holds
 * it against its source, and prints the bytes of a source that was changed.
 */
export const reduceCode =
  'AGFzbQEAAAABEwJgBX9/f39/AGAHf39/f39/fwADAwIAAQUDAQABByADBm1lbW9yeQIAB21peERvd24AAAltaXhBY3Jvc3MAAQqWBAKzAgIEfw' +
  'h7IAEgAkECdGohCAJAA0AgBSADTg0B/QyAAAAAgAAAAIAAAACAAAAAIQ0gDSEOIA0hDyANIRAgACEGIAEhBwNAIAf9CQIAIQkgBigCACAFav0A' +
  'BAAhCiAGKAIEIAVq/QAEACELIAogC/0NABABEQISAxMEFAUVBhYHFyEMIA0gDP2JASAJ/boB/a4BIQ0gDiAM/YoBIAn9ugH9rgEhDiAKIAv9DQ' +
  'gYCRkKGgsbDBwNHQ4eDx8hDCAPIAz9iQEgCf26Af2uASEPIBAgDP2KASAJ/boB/a4BIRAgBkEIaiEGIAdBBGohByAHIAhJDQALIAQgDUEI/awB' +
  'IA5BCP2sAf2FAf0LBAAgBCAPQQj9rAEgEEEI/awB/YUB/QsEECAFQRBqIQUgBEEgaiEEDAALCwveAQIEfwN7IAJBAnQhCiABIAQgCmxqIQgCQA' +
  'NAIAQgBU4NASADIAAgBEECdGooAgBqIQcgCCAKaiEJ/QyAAAAAgAAAAIAAAACAAAAAIQv9DAAAAAAAAAAAAAAAAAAAAAAhDANAIAf9AAQAIQ0g' +
  'CyANIAj9CAEA/bwB/a4BIQsgDCANIAj9CAEC/b0B/a4BIQwgB0EQaiEHIAhBBGohCCAIIAlJDQALIAsgDP2uASELIAtBCP2sASELIAsgC/2FAS' +
  'ELIAYgBEECdGogCyAL/Wb9WgIAACAEQQFqIQQMAAsLCw==';

/** Of WebAssembly, what is used here: not every project that holds this file knows its types. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface ReduceKernel {
  readonly memory: KernelMemory;
  mixDown(rows: number, weights: number, pairs: number, bytes: number, out: number): void;
  mixAcross(first: number, weights: number, pairs: number, row: number, from: number, end: number, out: number): void;
}

let kernel: ReduceKernel | undefined;

/** One for the whole thread. */
export function reduceKernel(): ReduceKernel {
  kernel ??= startKernel();
  return kernel;
}

function startKernel(): ReduceKernel {
  const bytes = Uint8Array.from(atob(reduceCode), (character) => character.charCodeAt(0));
  const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: Engine };
  return new engine.Instance(new engine.Module(bytes)).exports as ReduceKernel;
}

const pageBytes = 65_536;

/** What was in the memory stays there, but views of it from before may be of a memory that is gone. */
export function makeRoom({ memory }: ReduceKernel, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes);
  if (missing > 0) memory.grow(missing);
}
