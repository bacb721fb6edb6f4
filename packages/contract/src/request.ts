import type { Method } from './call.ts';

/** A request: its path below the base path, with escaped values, and its body. */
export interface CallRequest {
  method: Method;
  path: string;
  body: unknown;
}

type Single = string | number | boolean;
export type QueryValue = Single | readonly (string | number)[] | null | undefined;
export type QueryParams = Readonly<Record<string, QueryValue>>;

interface Values {
  params?: Readonly<Record<string, string | number>>;
  query?: QueryParams;
  body?: unknown;
}

/** `GET /api_keys/:id` with its values. A value cannot climb out of its place: `../users` stays one part of the path. */
export function toRequest(key: string, { params = {}, query = {}, body }: Values): CallRequest {
  const space = key.indexOf(' ');
  const path = key.slice(space + 1).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${key} was called without its ${name}`);
    return encodeURIComponent(value);
  });
  return { method: key.slice(0, space) as Method, path: path + toQueryString(query), body };
}

/** Query parameters as the API parses them: arrays with brackets, undefined values omitted. */
export function toQueryString(params: QueryParams): string {
  const pairs: string[] = [];
  const push = (name: string, value: Single) => pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const item of value) push(`${name}[]`, item);
    else push(name, value);
  }
  return pairs.length > 0 ? `?${pairs.join('&').replaceAll('%5B%5D=', '[]=')}` : '';
}
