import { LineCache, type MakeLine } from './line-cache.ts';

/** The number of lines that one pass adds, which reads and writes the sum once for all of them. */
const atOnce = 5;

/** Computes weighted sums of lines. Consecutive rows of the canvas compute each line once. */
export class LineSum {
  readonly values: Float32Array;
  readonly #cache: LineCache;
  readonly #lines: Float32Array[] = [];
  readonly #weights = new Float64Array(atOnce);
  #count = 0;
  #isEmpty = true;

  constructor(length: number, make: MakeLine) {
    this.values = new Float32Array(length);
    this.#cache = new LineCache(make, () => new Float32Array(length));
  }

  begin(): void {
    this.#count = 0;
    this.#isEmpty = true;
  }

  add(number: number, weight: number): void {
    if (this.#count === atOnce) this.finish();
    this.#lines[this.#count] = this.#cache.lineOf(number);
    this.#weights[this.#count++] = weight;
  }

  finish(): void {
    const lines = this.#lines;
    const size = this.#count <= 3 ? 3 : atOnce;
    for (let index = this.#count; index < size; index++) {
      lines[index] = lines[0] as Float32Array;
      this.#weights[index] = 0;
    }
    const keep = this.#isEmpty ? 0 : 1;
    if (size === 3) sumThree(this.values, keep, lines, this.#weights);
    else sumFive(this.values, keep, lines, this.#weights);
    this.#isEmpty = false;
    this.#count = 0;
  }
}

/** @param keep 1 adds to the previous sum, 0 replaces it */
function sumThree(sum: Float32Array, keep: number, lines: readonly Float32Array[], weights: Float64Array): void {
  const [a, b, c] = lines as [Float32Array, Float32Array, Float32Array];
  const [wa, wb, wc] = weights as unknown as [number, number, number];
  const { length } = sum;
  for (let at = 0; at < length; at++) {
    const more = (a[at] as number) * wa + (b[at] as number) * wb + (c[at] as number) * wc;
    sum[at] = keep === 0 ? more : (sum[at] as number) + more;
  }
}

function sumFive(sum: Float32Array, keep: number, lines: readonly Float32Array[], weights: Float64Array): void {
  const [a, b, c, d, e] = lines as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  const [wa, wb, wc, wd, we] = weights as unknown as [number, number, number, number, number];
  const { length } = sum;
  for (let at = 0; at < length; at++) {
    const first = (a[at] as number) * wa + (b[at] as number) * wb + (c[at] as number) * wc;
    const more = first + (d[at] as number) * wd + (e[at] as number) * we;
    sum[at] = keep === 0 ? more : (sum[at] as number) + more;
  }
}
