import { randomIdLength } from './constants.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An id that none of `taken` has. Ids are unique inside one document only, so six characters are enough;
 * a clash is still looked for, because two layers of one id would share an order's changes.
 */
export function newId(taken: ReadonlySet<string> = new Set(), random: () => number = Math.random): string {
  for (;;) {
    const id = Array.from({ length: randomIdLength }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
    if (!taken.has(id)) return id;
  }
}
