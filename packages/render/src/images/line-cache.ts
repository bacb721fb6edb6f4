/** Enough for the source rows that consecutive rows of the canvas share. */
export const cachedLines = 13;

/** Computes a line, which may depend on other lines. */
export type MakeLine = (number: number, out: Float32Array, lineOf: (number: number) => Float32Array) => void;

/** Caches computed lines by number, so that consecutive rows of the canvas compute each line once. */
export class LineCache {
  readonly #known = new Map<number, Float32Array>();
  readonly #make: MakeLine;
  readonly #newLine: (index: number) => Float32Array;
  #lineCount = 0;

  /** @param newLine allocates a line; called once for each entry of the cache */
  constructor(make: MakeLine, newLine: (index: number) => Float32Array) {
    this.#make = make;
    this.#newLine = newLine;
  }

  readonly lineOf = (number: number): Float32Array => {
    const found = this.#known.get(number);
    if (found) return found;
    const made = this.#lineCount < cachedLines ? this.#newLine(this.#lineCount++) : this.#takeOldest();
    this.#make(number, made, this.lineOf);
    this.#known.set(number, made);
    return made;
  };

  #takeOldest(): Float32Array {
    for (const [number, line] of this.#known) {
      this.#known.delete(number);
      return line;
    }
    throw new Error('every line of the cache is being written');
  }
}
