import { finding } from '@platen/model/field-findings';
import { RefusedFields } from '../refused-fields.ts';

/** Half of a surrogate pair: it is no character, and neither UTF-8 nor PostgreSQL has a form for it. */
const loneSurrogate = /\p{Surrogate}/u;

interface Place {
  value: object;
  key: PropertyKey;
  parent: Place | undefined;
}

/**
 * Refuses a zero character and half a character anywhere in what was sent, by the name of the field: PostgreSQL takes
 * neither, and no route has a use for one. A list, not a recursion: what is sent may be nested as deep as it is long.
 */
export function refuseUnstorableText(sent: unknown): void {
  if (typeof sent !== 'object' || sent === null) return;
  const open: Place[] = [{ value: sent, key: '', parent: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    for (const [name, value] of Object.entries(place.value) as [string, unknown][]) {
      const key = Array.isArray(place.value) ? Number(name) : name;
      if (isUnstorable(name) || (typeof value === 'string' && isUnstorable(value))) {
        throw new RefusedFields([finding([...pathOf(place), key], 'unstorable_text')]);
      }
      if (typeof value === 'object' && value !== null) open.push({ value, key, parent: place });
    }
  }
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || loneSurrogate.test(text);
}

function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let at = place; at.parent; at = at.parent) path.push(at.key);
  return path.reverse();
}
