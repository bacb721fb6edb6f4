import { isDeepStrictEqual } from 'node:util';
import type { AuditChange } from '@platen/model/operations/audit-entries';
import type { AuditedSubject } from '@platen/model/operations/audited-subjects';

/** An object as the API shows it: without secrets. */
export type Shown = Readonly<Record<string, unknown>>;

/**
 * Longer values are left out: a template's design has megabytes, and its versions are stored elsewhere. The prices of a
 * template with twenty sizes are shorter.
 */
const storedValueLengthMax = 2_000;

/** Change with everything, and say nothing. */
const ignoredFields = new Set(['updated_at', 'code', 'message']);

/** Never shown by a read; left out all the same, because a log is read by many and deleted by nobody. */
const secretField = /secret|password|token|key_value/i;

/**
 * Subjects whose texts are the factory's own. All others may have names, addresses and texts of customers and receivers,
 * which are erased when their time is over, and the log cannot be changed: it keeps amounts, states and ids of them, and the
 * names of the other fields.
 */
const factorySubjects: ReadonlySet<string> = new Set<AuditedSubject>([
  'application',
  'approval_settings',
  'categories',
  'custom_pages',
  'font_libraries',
  'image_libraries',
  'image_library_download_records',
  'library_categories',
  'payment_settings',
  'retention_exceptions',
  'retention_settings',
  'roles',
  'sample_data',
  'setup',
  'shipping_settings',
  'sign_in_settings',
  'sku_templates',
]);
/** Words that the product itself chooses. */
const impersonalFields = new Set([
  'state',
  'status',
  'role',
  'kind',
  'type',
  'size',
  'plan',
  'payment_method',
  'scopes',
  'events',
  'expires_at',
]);

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
      const [old, current] = [withoutNames(before?.[field]), withoutNames(after?.[field])];
      const isStored = isStorable(subjectType, field, old) && isStorable(subjectType, field, current);
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

function isStorable(subjectType: string, field: string, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  if (secretField.test(field)) return false;
  if (!factorySubjects.has(subjectType)) return impersonalFields.has(field) && isWords(value);
  return JSON.stringify(value).length <= storedValueLengthMax;
}

/** A plan of calls is a word; the plan of an erasure is an object with the orders of a receiver. */
function isWords(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
}
