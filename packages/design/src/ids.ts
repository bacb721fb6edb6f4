import { randomIdLength } from './constants.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An id that is not in `taken`. Ids are unique inside one document only, so six characters are enough; collisions are
 * checked, because two layers with one id would share the changes of an order.
 */
export function newId(taken: ReadonlySet<string> = new Set(), random: () => number = Math.random): string {
  for (;;) {
    const id = Array.from({ length: randomIdLength }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
    if (!taken.has(id)) return id;
  }
}
