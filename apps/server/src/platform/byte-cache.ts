/** Bytes by name, the least recently used forgotten first. For files that are read again and again and never change. */
export class ByteCache {
  readonly #entries = new Map<string, Buffer>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  async get(name: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#entries.get(name);
    if (known) {
      this.#entries.delete(name);
      this.#entries.set(name, known);
      return known;
    }
    const bytes = await read();
    this.#keep(name, bytes);
    return bytes;
  }

  #keep(name: string, bytes: Buffer): void {
    if (bytes.length > this.#bytesMax / 4 || this.#entries.has(name)) return;
    this.#entries.set(name, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#entries) {
      if (this.#bytes <= this.#bytesMax) return;
      this.#entries.delete(oldest);
      this.#bytes -= length;
    }
  }
}
