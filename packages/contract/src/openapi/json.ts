/** A part of the document. */
export interface Json {
  [name: string]: unknown;
}

/** The same value with every object of it passed through `change`, the inner ones first. */
export function mapObjects(value: unknown, change: (object: Json) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, mapObjects(each, change)] as const);
  return change(Object.fromEntries(entries));
}
