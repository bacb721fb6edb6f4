export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type QueryParams = Readonly<Record<string, QueryValue>>;

/** Parameters as the API reads them: arrays in brackets, nothing for a value that is not there. */
export function toQueryString(params: QueryParams): string {
  const pairs: string[] = [];
  const push = (name: string, value: string | number | boolean) =>
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const item of value) push(`${name}[]`, item);
    else push(name, value);
  }
  return pairs.length > 0 ? `?${pairs.join('&').replaceAll('%5B%5D=', '[]=')}` : '';
}

/** A path whose values are escaped: an id taken from the address bar cannot climb out of its resource. */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, index) => text + encodeURIComponent(values[index - 1] ?? '') + part);
}
