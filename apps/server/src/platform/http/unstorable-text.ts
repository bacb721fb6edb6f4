import { finding } from '@platen/model/errors/field-findings';
import { InvalidFieldsError } from '../errors/invalid-fields-error.ts';

/** A lone surrogate is not a character, and neither UTF-8 nor PostgreSQL can represent it. */
const loneSurrogate = /\p{Surrogate}/u;

/** How JSON escapes a null character, a surrogate, and `__proto__`. */
const suspicious = /\\u(?:0000|d[89a-f]|005f)|__proto__/i;

/** A fast test whether the full check is needed. */
export function mayBeUnstorable(json: string): boolean {
  return suspicious.test(json);
}

interface PendingNode {
  value: object;
  key: PropertyKey;
  parent: PendingNode | undefined;
}

/**
 * Throws for null characters and lone surrogates anywhere in the input, naming the field, because PostgreSQL cannot
 * store them. Also refuses the key `__proto__`, which schemas do not see. It uses a list instead of recursion, because
 * the input may be nested as deep as it is long.
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
