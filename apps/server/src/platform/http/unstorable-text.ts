import { finding } from '@platen/model/field-findings';
import { InvalidFieldsError } from '../invalid-fields-error.ts';

/** Half of a surrogate pair: it is no character, and neither UTF-8 nor PostgreSQL has a form for it. */
const loneSurrogate = /\p{Surrogate}/u;

/** How JSON writes a zero character, a surrogate, and the one name that an object cannot simply have. */
const suspicious = /\\u(?:0000|d[89a-f]|005f)|__proto__/i;

/** Whether it is worth to look: this is much faster than looking. */
export function mayBeUnstorable(json: string): boolean {
  return suspicious.test(json);
}

interface PendingNode {
  value: object;
  key: PropertyKey;
  parent: PendingNode | undefined;
}

/**
 * Refuses a zero character and half a character anywhere in what was sent, by the name of the field: PostgreSQL takes
 * neither, and no route has a use for one. Refuses the name `__proto__`, which schemas do not see. A list, not a
 * recursion: what is sent may be nested as deep as it is long.
 */
export function assertStorable(sent: unknown, path: readonly PropertyKey[] = []): void {
  if (typeof sent === 'string' && isUnstorable(sent)) throw new InvalidFieldsError([finding(path, 'unstorable_text')]);
  if (typeof sent !== 'object' || sent === null) return;
  const pending: PendingNode[] = [{ value: sent, key: '', parent: undefined }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const [name, value] of Object.entries(node.value) as [string, unknown][]) {
      const key = Array.isArray(node.value) ? Number(name) : name;
      if (name === '__proto__')
        throw new InvalidFieldsError([finding([...path, ...pathOf(node), name], 'unknown_field')]);
      if (isUnstorable(name) || (typeof value === 'string' && isUnstorable(value))) {
        throw new InvalidFieldsError([finding([...path, ...pathOf(node), key], 'unstorable_text')]);
      }
      if (typeof value === 'object' && value !== null) pending.push({ value, key, parent: node });
    }
  }
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || loneSurrogate.test(text);
}

function pathOf(node: PendingNode): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let at = node; at.parent; at = at.parent) path.push(at.key);
  return path.reverse();
}
