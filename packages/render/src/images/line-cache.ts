/** Rows of the source that the next row of the canvas takes up again, and then some. */
export const cachedLines = 13;

/** Makes a line; it may look at others, by their numbers. */
export type MakeLine = (number: number, out: Float32Array, lineOf: (number: number) => Float32Array) => void;

/** Lines by their numbers. Each is made once, as long as it is asked for again soon. */
export class LineCache {
  readonly #known = new Map<number, Float32Array>();
  readonly #make: MakeLine;
  readonly #newLine: (index: number) => Float32Array;
  #lineCount = 0;

  /** @param newLine room for a line; asked for as many times as lines are kept */
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
    throw new Error('all lines are being made');
  }
}
