/**
 * One `Idempotency-Key` per intent. A double click or a retry after a lost response sends the same body and must create
 * only one record, so it gets the same key. A corrected body is another intent (the server refuses a key that it has
 * seen with another body), and so is anything after a success.
 */
export interface IdempotencyKey {
  keyFor(body: unknown): string;
  /** The body and its key: a draft that stores them can retry the same request in another page. */
  sent(): SentRequest | undefined;
  fulfilled(): void;
}

export interface SentRequest {
  readonly body: string;
  readonly key: string;
}

/** Not `crypto.randomUUID`, which exists only on https and localhost: consoles also run on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param restored the request of an earlier page, which must get the same key again */
export function createIdempotencyKey(makeKey: () => string = randomKey, restored?: SentRequest): IdempotencyKey {
  let current = restored;
  return {
    keyFor(body) {
      const text = JSON.stringify(body) ?? '';
      if (current?.body !== text) current = { body: text, key: makeKey() };
      return current.key;
    },
    sent: () => current,
    fulfilled() {
      current = undefined;
    },
  };
}
