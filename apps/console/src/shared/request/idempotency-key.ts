/**
 * One `Idempotency-Key` for one intent. A double click or a retry after a lost answer sends the same body and must
 * be one creation: it gets the same key. A corrected body is another intent (the server refuses a key that it has
 * seen with another body), and so is anything after a success.
 */
export interface IdempotencyKey {
  keyFor(body: unknown): string;
  /** What the key was made for: whoever keeps it beyond this page can go on with the same intent. */
  sent(): SentRequest | undefined;
  fulfilled(): void;
}

export interface SentRequest {
  readonly body: string;
  readonly key: string;
}

/** Not `crypto.randomUUID`: that exists only on https and localhost, and consoles run on plain addresses too. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param restored the intent of another page, to be the same as */
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
