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

/**
 * The kernel of a thread and the reader whose data is in its memory. Several pictures are read by turns, so a reader has
 * to ask before each use: data of another reader may be there by then.
 *
 * A kernel for each reader would need no turns, but it takes 1.1 ms to start one with 1 MB where taking over a shared one
 * takes 0.02 ms (2000 times each, in the same run), and V8 refuses a memory once 13,000 have not been collected yet.
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

  /** Gives the memory to a reader, which has to write all of its data again. */
  takeOver(reader: object, bytes: number): ArrayBuffer {
    ensureCapacity(this.kernel, bytes);
    this.#user = reader;
    return this.kernel.memory.buffer;
  }
}

/** Returns a function that starts the kernel on its first call, and always returns the same one: one for each thread. */
export function kernelOfThread<K extends Kernel>(code: string): () => SharedKernel<K> {
  let started: SharedKernel<K> | undefined;
  return () => (started ??= new SharedKernel(startKernel(code) as K));
}

const pageBytes = 65_536;

/** What was in the memory stays there, but views of it from before may be of a memory that is gone. */
export function ensureCapacity({ memory }: Kernel, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes);
  if (missing > 0) memory.grow(missing);
}
