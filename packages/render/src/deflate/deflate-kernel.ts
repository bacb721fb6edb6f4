import { type Kernel, startKernel } from '../kernel.ts';

/** The bytes of `deflate.wat`, in base64. */
export const deflateCode =
  'AGFzbQEAAAABIgZgBX9/f39/AGAEf39/fwBgAXsBf2ABfwBgAn9/AGAAAX8DCQgAAQIBAwQFAQUDAQABBhADfwFBAAt+AUIAC38BQQALB0YIBm1lb' +
  'W9yeQIACHN1YnRyYWN0AAADc3VtAAEFY291bnQAAwViZWdpbgAEBXdyaXRlAAUDZW5kAAYKd3JpdGVXb3JkcwAHCtgICEsCAX8BeyAAIAJqIQUgA/' +
  '0RIQYCQANAIAAgBU8NASAEIAYgAP0ABAAgACABa/0ABAD9cf1O/QsEACAAQRBqIQAgBEEQaiEEDAALCwvCAwMEfwZ7An8gAygCACEEIAMoAgQhBSA' +
  'CQQNGBED9DAwACwAKAAAACQAIAAcAAAAhCP0MBgAFAAQAAAADAAIAAQAAACEJBf0MEAAPAA4ADQAMAAsACgAJACEI/QwIAAcABgAFAAQAAwACAAEA' +
  'IQkLAkADQCAAQYAQaiEGIAYgAUsEQCAAIAEgAGtBcHFqIQYLIAAgBk8NASAGIABrQQJ2IQf9DAAAAAAAAAAAAAAAAAAAAAAhC/0MAAAAAAAAAAAAA' +
  'AAAAAAAACEM/QwAAAAAAAAAAAAAAAAAAAAAIQ0DQCAA/QAEACEKIAwgC/2uASEMIAsgCv19/X/9rgEhCyANIAr9iQEgCP26ASAK/YoBIAn9ugH9rg' +
  'H9rgEhDSAAQRBqIQAgACAGSQ0ACyAFIAcgAmwgBGwgAkECdCAMEAJsIA0QAmpqaiEFIAQgCxACakHx/wNwIQQgBUHx/wNwIQUMAAsLAkADQCAAIAF' +
  'PDQEgACgCACEOIAIhDwNAIAQgDkH/AXFqIQQgBSAEaiEFIA5BCHYhDiAPQQFrIQ8gDw0ACyAAQQRqIQAMAAsLIAMgBEHx/wNwNgIAIAMgBUHx/wNw' +
  'NgIECxkAIAD9GwAgAP0bAWogAP0bAiAA/RsDamoLmwEBAn8CQANAIAAgAU8NASAAKAIAIQQgAyAEQf8BcUECdGohBSAFIAUoAgBBAWo2AgAgAyAEQ' +
  'QZ2QfwHcWohBSAFIAUoAoAIQQFqNgKACCADIARBDnZB/AdxaiEFIAUgBSgCgBBBAWo2AoAQIAJBBEYEQCADIARBFnZB/AdxaiEFIAUgBSgCgBhBAW' +
  'o2AoAYCyAAQQRqIQAMAAsLCw4AIAAkAEIAJAFBACQCCzgAIwEgAK0jAq2GhCQBIwIgAWokAiMAIwE3AwAjACMCQQN2aiQAIwEjAkF4ca2IJAEjAkE' +
  'HcSQCCwoAIwAjAkEAR2oLuwIDAX8BfgN/IwAhBCMBIQUjAiEGAkADQCAAIAFPDQEgACgCACEHIAMgB0H/AXFBAnRqKAIAIQggBSAIQf//A3GtIAat' +
  'hoQhBSAGIAhBEHZqIQYgAyAHQQZ2QfwHcWooAgAhCCAFIAhB//8Dca0gBq2GhCEFIAYgCEEQdmohBiADIAdBDnZB/AdxaigCACEIIAUgCEH//wNxr' +
  'SAGrYaEIQUgBiAIQRB2aiEGIAQgBTcDACAEIAZBA3ZqIQQgBSAGQXhxrYghBSAGQQdxIQYgAkEERgRAIAMgB0EWdkH8B3FqKAIAIQggBSAIQf//A3' +
  'GtIAathoQhBSAGIAhBEHZqIQYgBCAFNwMAIAQgBkEDdmohBCAFIAZBeHGtiCEFIAZBB3EhBgsgAEEEaiEADAALCyAEJAAgBSQBIAYkAgs=';

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
