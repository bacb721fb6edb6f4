import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '@platen/model/audit-entries';

/** An object as the API shows it: without secrets. */
export type Shown = Readonly<Record<string, unknown>>;

/** Longer values are left out: a template's design has megabytes, and its versions are stored elsewhere. */
const storedValueLengthMax = 300;

/** Change with everything, and say nothing. */
const ignoredFields = new Set(['updated_at', 'code', 'message']);

/** Never shown by a read; left out all the same, because a log is read by many and deleted by nobody. */
const secretField = /secret|password|token|key_value/i;

/**
 * Subjects with names, addresses and texts of customers and receivers. Their texts are erased when their time is over, and
 * the log cannot be changed: it keeps amounts, states and ids of them, and the names of the other fields.
 */
const personalSubjects = new Set([
  'orders',
  'form_orders',
  'outbounds',
  'import_tasks',
  'users',
  'mine',
  'recharges',
  'erasures',
  'approvals',
]);
const impersonalFields = new Set(['state', 'role', 'kind', 'type', 'size', 'amount', 'plan', 'payment_method']);

/** The fields that differ, by name, with their values where these may be stored. */
export function describeChanges(
  subjectType: string,
  before: Shown | undefined,
  after: Shown | undefined,
): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !ignoredFields.has(field) && !isDeepStrictEqual(before?.[field], after?.[field]))
    .map((field) => {
      const isStored =
        isStorable(subjectType, field, before?.[field]) && isStorable(subjectType, field, after?.[field]);
      return isStored ? { field, before: before?.[field] ?? null, after: after?.[field] ?? null } : { field };
    });
}

function isStorable(subjectType: string, field: string, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  if (secretField.test(field)) return false;
  if (personalSubjects.has(subjectType) && !impersonalFields.has(field)) return false;
  return JSON.stringify(value).length <= storedValueLengthMax;
}
