/** Full coverage of a pixel. Coverage is summed in integers, so that sums do not depend on their order. */
const wholeShare = 65536;

/** Longer runs are filled in one call. */
const longRun = 24;

/** The coverage of one row of pixels, as differences between neighboring pixels. */
export class RowSums {
  #parts = new Int32Array(1024);
  #left = 0;
  #width = 0;
  #first = 0;
  #last = -1;

  begin(left: number, width: number): void {
    if (this.#parts.length < width + 2) this.#parts = new Int32Array((width + 2) * 2);
    this.#left = left;
    this.#width = width;
    this.beginRow();
  }

  beginRow(): void {
    this.#first = this.#width + 1;
    this.#last = -1;
  }

  /**
   * Adds or subtracts the area to the right of an edge within a slab.
   * @param rowShare the coverage of a pixel that is covered over the full height of the slab
   */
  coverRightOf(x0: number, x1: number, rowShare: number, sign: number): void {
    const low = x0 < x1 ? x0 : x1;
    const high = x0 < x1 ? x1 : x0;
    const firstColumn = Math.floor(low);
    const lastColumn = Math.floor(high);
    const first = firstColumn - this.#left;
    if (first >= this.#width) return;
    if (firstColumn !== lastColumn || first < 0) {
      this.#coverSlope(low, high, first, lastColumn, rowShare, sign);
      return;
    }
    const parts = this.#parts;
    const share = (rowShare * (firstColumn + 1 - (low + high) / 2) + 0.5) | 0;
    parts[first] = (parts[first] as number) + sign * share;
    parts[first + 1] = (parts[first + 1] as number) + sign * (rowShare - share);
    if (first < this.#first) this.#first = first;
    if (first + 1 > this.#last) this.#last = first + 1;
  }

  /** An edge that crosses several pixels, or starts to the left of the frame. */
  #coverSlope(low: number, high: number, first: number, lastColumn: number, rowShare: number, sign: number): void {
    const parts = this.#parts;
    const width = this.#width;
    const last = lastColumn - this.#left;
    let at = first < 0 ? 0 : first;
    if (at < this.#first) this.#first = at;
    let given = 0;
    if (last >= 0) {
      const half = rowShare / (2 * (high - low));
      const stop = last < width ? last : width;
      for (; at < stop; at++) {
        const right = at + this.#left + 1 - low;
        const left = right - 1;
        const share = (half * (left <= 0 ? right * right : right * right - left * left) + 0.5) | 0;
        parts[at] = (parts[at] as number) + sign * (share - given);
        given = share;
      }
      if (last < width) {
        const beyond = lastColumn - low;
        const share = (rowShare * (lastColumn + 1 - (low + high) / 2) - half * beyond * beyond + 0.5) | 0;
        parts[at] = (parts[at] as number) + sign * (share - given);
        given = share;
        at++;
      }
    }
    parts[at] = (parts[at] as number) + sign * (rowShare - given);
    if (at > this.#last) this.#last = at;
  }

  /** Writes the row as coverage of 0–255 and resets the sums for the next row. */
  store(data: Uint8Array, start: number): void {
    const parts = this.#parts;
    const width = this.#width;
    const last = this.#last;
    const end = last < width - 1 ? last : width - 1;
    let sum = 0;
    let value = 0;
    let at = this.#first;
    while (at <= end) {
      const more = parts[at] as number;
      if (more !== 0) {
        parts[at] = 0;
        sum += more;
        value = sum >= wholeShare ? 255 : sum <= 0 ? 0 : (sum * 255 + 32768) >> 16;
        data[start + at++] = value;
        continue;
      }
      const from = at++;
      while (at <= end && parts[at] === 0) at++;
      if (value === 0) continue;
      if (at - from > longRun) data.fill(value, start + from, start + at);
      else for (let each = from; each < at; each++) data[start + each] = value;
    }
    for (; at <= last; at++) parts[at] = 0;
    if (value !== 0 && end < width - 1) data.fill(value, start + end + 1, start + width);
    this.beginRow();
  }
}
