import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '@platen/model/operations/audit-entries';
import type { BeforeAndAfter } from './audit-draft.ts';
import type { AuditPolicy } from './audit-policy.ts';

/**
 * Longer values are left out: a template's design has megabytes, and its versions are stored elsewhere. The prices of a
 * template with twenty sizes are shorter.
 */
const storedValueLengthMax = 2_000;

/** Change with everything, and say nothing. */
const ignoredFields = new Set(['updated_at', 'code', 'message']);

/** Never shown by a read; left out all the same, because a log is read by many and deleted by nobody. */
const secretField = /secret|password|token|key_value/i;

/** The fields that differ, by name, with their values where these may be stored. */
export function describeChanges(
  subjectType: string,
  { before, after }: BeforeAndAfter,
  policy: Pick<AuditPolicy, 'storesValuesOf' | 'wordFields'>,
): AuditChange[] {
  const storesValues = policy.storesValuesOf(subjectType);
  const isStorable = (field: string, value: unknown) =>
    isHarmless(value) ||
    (!secretField.test(field) && (storesValues ? isShort(value) : policy.wordFields.has(field) && isWords(value)));
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !ignoredFields.has(field) && !isDeepStrictEqual(before?.[field], after?.[field]))
    .map((field) => {
      const [old, current] = [withoutNames(before?.[field]), withoutNames(after?.[field])];
      const isStored = isStorable(field, old) && isStorable(field, current);
      return isStored ? { field, before: old ?? null, after: current ?? null } : { field };
    });
}

/** People are stored as their ids, wherever they are: their names are erased with their accounts, and the log cannot be changed. */
function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('screen_name' in value && 'id' in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, withoutNames(each)]));
}

function isHarmless(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'boolean' || typeof value === 'number';
}

function isShort(value: unknown): boolean {
  return JSON.stringify(value).length <= storedValueLengthMax;
}

/** A plan of calls is a word; the plan of an erasure is an object with the addresses of a person. */
function isWords(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
}
