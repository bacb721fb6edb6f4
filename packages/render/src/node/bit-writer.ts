import { codeBits, type Codes } from './huffman.ts';

/** With those of a byte that was begun, they fit into one word; and leave less than four whole bytes. */
const bitsAtOnce = 24;

/** Bits one after another, the lowest first. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 16);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;
  #bits = 0;
  #count = 0;

  /** Makes room for so many bytes more: nothing else does. */
  reserve(byteCount: number): void {
    const needed = this.#at + byteCount + 4;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  /** @param length at most 24 */
  write(value: number, length: number): void {
    this.#bits |= value << this.#count;
    this.#count += length;
    this.#view.setInt32(this.#at, this.#bits, true);
    this.#at += this.#count >>> 3;
    this.#bits >>>= this.#count & 24;
    this.#count &= 7;
  }

  /** The four bytes of each word by their codes; at once where these are short, as nearly all are. */
  writeFours(words: Int32Array, from: number, to: number, codes: Codes): void {
    const view = this.#view;
    let at = this.#at;
    let bits = this.#bits;
    let count = this.#count;
    for (let index = from; index < to; index++) {
      const word = words[index] as number;
      const red = codes[word & 255] as number;
      const green = codes[(word >>> 8) & 255] as number;
      const blue = codes[(word >>> 16) & 255] as number;
      const alpha = codes[word >>> 24] as number;
      const greenAt = red >>> codeBits;
      const blueAt = greenAt + (green >>> codeBits);
      const alphaAt = blueAt + (blue >>> codeBits);
      const length = alphaAt + (alpha >>> codeBits);
      if (length <= bitsAtOnce) {
        const outer = (red & 0xffff) | ((alpha & 0xffff) << alphaAt);
        bits |= (outer | ((green & 0xffff) << greenAt) | ((blue & 0xffff) << blueAt)) << count;
        count += length;
        view.setInt32(at, bits, true);
        at += count >>> 3;
        bits >>>= count & 24;
        count &= 7;
        continue;
      }
      for (let shift = 0; shift < 32; shift += 8) {
        const code = codes[(word >>> shift) & 255] as number;
        bits |= (code & 0xffff) << count;
        count += code >>> codeBits;
        view.setInt32(at, bits, true);
        at += count >>> 3;
        bits >>>= count & 24;
        count &= 7;
      }
    }
    this.#at = at;
    this.#bits = bits;
    this.#count = count;
  }

  /** As `writeFours`, the three lower bytes of each word. */
  writeThrees(words: Int32Array, from: number, to: number, codes: Codes): void {
    const view = this.#view;
    let at = this.#at;
    let bits = this.#bits;
    let count = this.#count;
    for (let index = from; index < to; index++) {
      const word = words[index] as number;
      const red = codes[word & 255] as number;
      const green = codes[(word >>> 8) & 255] as number;
      const blue = codes[(word >>> 16) & 255] as number;
      const greenAt = red >>> codeBits;
      const blueAt = greenAt + (green >>> codeBits);
      const length = blueAt + (blue >>> codeBits);
      if (length <= bitsAtOnce) {
        bits |= ((red & 0xffff) | ((green & 0xffff) << greenAt) | ((blue & 0xffff) << blueAt)) << count;
        count += length;
        view.setInt32(at, bits, true);
        at += count >>> 3;
        bits >>>= count & 24;
        count &= 7;
        continue;
      }
      for (let shift = 0; shift < 24; shift += 8) {
        const code = codes[(word >>> shift) & 255] as number;
        bits |= (code & 0xffff) << count;
        count += code >>> codeBits;
        view.setInt32(at, bits, true);
        at += count >>> 3;
        bits >>>= count & 24;
        count &= 7;
      }
    }
    this.#at = at;
    this.#bits = bits;
    this.#count = count;
  }

  /** What was written, its last byte filled up with zeros; and begins anew. */
  take(): Uint8Array {
    const bytes = this.#bytes.slice(0, this.#at + (this.#count > 0 ? 1 : 0));
    this.#at = 0;
    this.#bits = 0;
    this.#count = 0;
    return bytes;
  }
}
