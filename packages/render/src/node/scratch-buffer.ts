/**
 * Memory that successive tasks reuse. Allocating it anew for each task would make the garbage collection of a thread
 * take as long as drawing a simple image.
 */
export class ScratchBuffer {
  readonly #wordsMax: number;
  #words = new Int32Array(0);
  #used = 0;
  #wanted = 0;

  /** @param bytesMax the size up to which memory is reused; what a task needs beyond it is allocated anew each time */
  constructor(bytesMax: number) {
    this.#wordsMax = bytesMax / Int32Array.BYTES_PER_ELEMENT;
  }

  /** Starts a new task. Arrays that were allocated before must not be used anymore, because their memory is reused. */
  reset(): void {
    const wanted = Math.min(this.#wanted, this.#wordsMax);
    if (wanted > this.#words.length) this.#words = new Int32Array(wanted);
    this.#used = 0;
    this.#wanted = 0;
  }

  /** Allocates an array that is not cleared: it must be written before it is read. */
  readonly allocate = (wordCount: number): Int32Array => {
    this.#wanted += wordCount;
    const end = this.#used + wordCount;
    if (end > this.#words.length) return new Int32Array(wordCount);
    const allocated = this.#words.subarray(this.#used, end);
    this.#used = end;
    return allocated;
  };
}
