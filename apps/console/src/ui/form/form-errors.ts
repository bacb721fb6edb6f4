import type { Failure } from '../failure.ts';

/** How a form registers a field: list indexes are numbers. */
export type FieldPath = readonly (string | number)[];

export interface LocatedErrors {
  /** For the form's own fields, by name. */
  fields: { name: FieldPath; errors: string[] }[];
  /** Messages without a field in this form; shown above the buttons. */
  rest: string[];
}

/** `orders_attributes[0].no` or `orders_attributes.0.no` → the path under which a nested field is registered. */
export const fieldPath = (path: string): FieldPath =>
  path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const isWithin = (path: FieldPath, name: FieldPath) => name.every((part, index) => path[index] === part);

/**
 * Maps the messages of a refusal to fields: each to the innermost field that contains its path, so that the third file
 * of a field belongs to that field. A message whose field is not on the form must not vanish, and neither may a refusal
 * without any field.
 */
export function locateErrors(failure: Failure, names: readonly FieldPath[]): LocatedErrors {
  const byField = new Map<FieldPath, string[]>();
  const rest: string[] = [];
  const innermostFirst = names.toSorted((a, b) => b.length - a.length);
  for (const { path: sent, message, sentence } of failure.fields) {
    const path = fieldPath(sent);
    const name = innermostFirst.find((each) => each.length > 0 && isWithin(path, each));
    if (name) byField.set(name, [...(byField.get(name) ?? []), message]);
    else rest.push(sentence);
  }
  if (byField.size === 0 && rest.length === 0) rest.push(failure.message);
  return { fields: [...byField].map(([name, errors]) => ({ name, errors })), rest };
}
