/**
 * A cache that evicts the least recently used entries once their total weight exceeds a limit. The entry that was set
 * last is kept even if it exceeds the limit on its own.
 */
export class BoundedCache<V> {
  readonly #entries = new Map<string, { value: V; weight: number }>();
  readonly #weightMax: number;
  #weight = 0;

  constructor(weightMax: number) {
    this.#weightMax = weightMax;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map iterates in insertion order. Reinserting the entry keeps the least recently used one first.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, weight = 1): V {
    this.#weight += weight - (this.#entries.get(key)?.weight ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { value, weight });
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#weightMax || oldest === key) break;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
    return value;
  }

  getOrCreate(key: string, make: () => V): V {
    return this.get(key) ?? this.set(key, make());
  }
}
