/** One of our WebAssembly modules: a few loops over its memory that give the same bits in every engine. */
export interface Kernel {
  readonly memory: KernelMemory;
}

interface KernelMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of the WebAssembly API used here. Some TypeScript projects that include this file do not declare it. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

/**
 * Compiles and starts a kernel synchronously.
 * @param code the bytes of its module in base64, from `build/kernel-code.mjs`
 */
export function startKernel(code: string): Kernel {
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: Engine };
  return new engine.Instance(new engine.Module(bytes)).exports as Kernel;
}

/**
 * The kernel of a thread, and the reader whose data is in its memory. Readers of several pictures take turns, so each
 * one must check `isUsedBy` before every use, because another reader may have overwritten its data.
 *
 * A kernel for each reader would avoid this, but starting one with 1 MB takes 1.1 ms, while taking over a shared one
 * takes 0.02 ms (mean of 2,000 each in the same run), and V8 refuses to allocate a memory while 13,000 are not yet
 * garbage collected.
 */
class SharedKernel<K extends Kernel> {
  readonly kernel: K;
  #user: object | undefined;

  constructor(kernel: K) {
    this.kernel = kernel;
  }

  isUsedBy(reader: object): boolean {
    return this.#user === reader;
  }

  /** Assigns the memory to a reader, which must write all of its data again. */
  takeOver(reader: object, bytes: number): ArrayBuffer {
    ensureCapacity(this.kernel, bytes);
    this.#user = reader;
    return this.kernel.memory.buffer;
  }
}

/** Returns a function that starts the kernel on its first call and returns the same one on every call in the thread. */
export function kernelOfThread<K extends Kernel>(code: string): () => SharedKernel<K> {
  let started: SharedKernel<K> | undefined;
  return () => (started ??= new SharedKernel(startKernel(code) as K));
}

const pageBytes = 65_536;

/** Grows the memory if necessary. Its content stays, but growing detaches the buffer of all earlier views. */
export function ensureCapacity({ memory }: Kernel, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes);
  if (missing > 0) memory.grow(missing);
}
