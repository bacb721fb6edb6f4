/**
 * Memory that is lent to one ask after the other. New memory for each is old before the next begins, and to clear it away
 * takes a thread as long as to draw a simple image.
 */
export class LentMemory {
  readonly #wordsMax: number;
  #words = new Int32Array(0);
  #lent = 0;
  #wanted = 0;

  /** @param bytesMax what is kept; more is new memory each time */
  constructor(bytesMax: number) {
    this.#wordsMax = bytesMax / Int32Array.BYTES_PER_ELEMENT;
  }

  /** For the next ask: what was lent before is used no more. */
  takeBack(): void {
    const wanted = Math.min(this.#wanted, this.#wordsMax);
    if (wanted > this.#words.length) this.#words = new Int32Array(wanted);
    this.#lent = 0;
    this.#wanted = 0;
  }

  /** Holds anything: it is to be written before it is read. */
  readonly lend = (wordCount: number): Int32Array => {
    this.#wanted += wordCount;
    const end = this.#lent + wordCount;
    if (end > this.#words.length) return new Int32Array(wordCount);
    const lent = this.#words.subarray(this.#lent, end);
    this.#lent = end;
    return lent;
  };
}
