/**
 * Memory that is reused by one task after the other. Collecting the garbage of a fresh allocation for each task takes a
 * thread as long as drawing a simple image.
 */
export class ScratchBuffer {
  readonly #wordsMax: number;
  #words = new Int32Array(0);
  #used = 0;
  #wanted = 0;

  /** @param bytesMax the size up to which memory is reused; larger requests get a new array each time */
  constructor(bytesMax: number) {
    this.#wordsMax = bytesMax / Int32Array.BYTES_PER_ELEMENT;
  }

  /** Starts a new task: arrays that were allocated before must not be used any more. */
  reset(): void {
    const wanted = Math.min(this.#wanted, this.#wordsMax);
    if (wanted > this.#words.length) this.#words = new Int32Array(wanted);
    this.#used = 0;
    this.#wanted = 0;
  }

  /** The array is not cleared: it must be written before it is read. */
  readonly allocate = (wordCount: number): Int32Array => {
    this.#wanted += wordCount;
    const end = this.#used + wordCount;
    if (end > this.#words.length) return new Int32Array(wordCount);
    const allocated = this.#words.subarray(this.#used, end);
    this.#used = end;
    return allocated;
  };
}
