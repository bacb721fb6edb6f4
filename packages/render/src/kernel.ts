/** A WebAssembly module of ours: a few loops over its memory, in whole numbers, the same bits wherever they run. */
export interface Kernel {
  readonly memory: KernelMemory;
}

interface KernelMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Of WebAssembly, what is used here: not every project that holds this file knows its types. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

/**
 * @param code the module's bytes, in base 64: small enough to travel with the code, and to be there at once.
 * `kernels.test.ts` holds each against its source, and prints the bytes of a source that was changed.
 */
export function startKernel(code: string): Kernel {
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: Engine };
  return new engine.Instance(new engine.Module(bytes)).exports as Kernel;
}

const pageBytes = 65_536;

/** What was in the memory stays there, but views of it from before may be of a memory that is gone. */
export function ensureCapacity({ memory }: Kernel, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes);
  if (missing > 0) memory.grow(missing);
}
