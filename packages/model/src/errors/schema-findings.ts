import type { z } from 'zod';
import { type FieldReasonKey, isFieldReason, type ReasonArguments } from '../fields/field-reasons.ts';
import { type FieldFinding, finding } from './field-findings.ts';

export type ReadFields<T> = { data: T; findings?: never } | { data?: never; findings: FieldFinding[] };

/** Parses with a schema and returns the value, or a finding for everything that is wrong. */
export function readFields<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  path: readonly PropertyKey[] = [],
): ReadFields<z.output<S>> {
  // `reportInput` adds the input to the issues, which is needed to tell missing from invalid values.
  const parsed = schema.safeParse(sent, { reportInput: true });
  return parsed.success ? { data: parsed.data } : { findings: findingsOf(parsed.error.issues, path) };
}

type Issue = z.core.$ZodIssue;

function findingsOf(issues: readonly Issue[], path: readonly PropertyKey[]): FieldFinding[] {
  return issues.flatMap((issue) => {
    const at = issue.path.length === 0 ? path : [...path, ...issue.path];
    if (isFieldReason(issue.message)) return [{ path: at, key: issue.message, params: ownParams(issue) }];
    if (isMissing(issue)) return [finding(at, 'required')];
    return issueFindings[issue.code](issue as never, at);
  });
}

function ownParams(issue: Issue): FieldFinding['params'] {
  return issue.code === 'custom' ? ((issue.params ?? {}) as FieldFinding['params']) : {};
}

/** No value, an empty text or an empty list. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return ['string', 'array'].includes(issue.origin) && issue.minimum === 1;
  if (issue.code === 'invalid_union' && isWithoutDiscriminator(issue)) return true;
  const isAboutType = issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
  return isAboutType && (issue.input === undefined || issue.input === null);
}

type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

function isWithoutDiscriminator({ input, discriminator }: UnionIssue): boolean {
  if (discriminator === undefined || typeof input !== 'object' || input === null) return false;
  return (input as Record<string, unknown>)[discriminator] === undefined;
}

type IssueFindings = {
  [C in Issue['code']]: (issue: Extract<Issue, { code: C }>, path: readonly PropertyKey[]) => FieldFinding[];
};

/** The finding for each kind of issue. */
const issueFindings: IssueFindings = {
  invalid_type: ({ expected }, path) => [finding(path, typeReasons[expected] ?? 'wrong_format')],
  invalid_value: ({ values }, path) => [finding(path, 'not_one_of', { values: values.map(String) })],
  invalid_format: ({ format }, path) => [finding(path, formatReasons[format] ?? 'wrong_format')],
  not_multiple_of: ({ divisor }, path) => [finding(path, 'not_multiple', { step: divisor })],
  unrecognized_keys: ({ keys }, path) => keys.map((key) => finding([...path, key], 'unknown_field')),
  invalid_key: ({ issues }, path) => findingsOf(issues, path),
  invalid_element: ({ issues }, path) => findingsOf(issues, path),
  custom: (_issue, path) => [finding(path, 'wrong_format')],
  too_big({ origin, maximum, inclusive }, path) {
    const max = Number(maximum);
    if (origin === 'string') return [finding(path, 'too_long', { max })];
    if (origin === 'array' || origin === 'set' || origin === 'map') return [finding(path, 'too_many', { max })];
    return [inclusive === false ? finding(path, 'not_below', { limit: max }) : finding(path, 'above_max', { max })];
  },
  too_small({ origin, minimum, inclusive }, path) {
    const min = Number(minimum);
    if (origin === 'string') return [finding(path, 'too_short', { min })];
    if (origin === 'array' || origin === 'set' || origin === 'map') return [finding(path, 'too_few', { min })];
    return [inclusive === false ? finding(path, 'not_above', { limit: min }) : finding(path, 'below_min', { min })];
  },
  invalid_union(issue, path) {
    if ('options' in issue && issue.options) {
      return [finding(path, 'not_one_of', { values: [...issue.options].map(String) })];
    }
    // The alternative of a union with the right type describes the problem; if no alternative has it, none does.
    const closest = issue.errors.find((issues) => !issues.some(isOtherType));
    return closest ? findingsOf(closest, path) : [finding(path, 'wrong_format')];
  },
};

/** A fractional number has the right type: its issue expects `int`, not `number`. */
function isOtherType(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.path.length === 0 && issue.expected !== 'int';
}

/** Reasons without placeholders. */
type PlainReason = {
  [K in FieldReasonKey]: ReasonArguments<K> extends [] ? K : never;
}[FieldReasonKey];

const typeReasons: Partial<Record<string, PlainReason>> = {
  string: 'not_text',
  number: 'not_number',
  int: 'not_whole_number',
  boolean: 'not_flag',
  array: 'not_list',
  object: 'not_object',
  record: 'not_object',
};

const formatReasons: Partial<Record<string, PlainReason>> = {
  date: 'not_date',
  datetime: 'not_time',
  url: 'not_url',
};
