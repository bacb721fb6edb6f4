import { type QueryParams, toQueryString } from '@platen/contract/request';

/**
 * The query string as people and the API write it: plain texts, `name[]` for lists. The router's own format is JSON,
 * which turns an order number `007` into 7 and makes shared links unreadable.
 */
export function parseSearchString(text: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  for (const [rawName, value] of new URLSearchParams(text)) {
    const name = rawName.replace(/\[\]$/, '');
    const before = search[name];
    if (rawName !== name || before !== undefined) search[name] = [...(before ?? []), value].flat();
    else search[name] = value;
  }
  return search;
}

export const toSearchString = (search: Record<string, unknown>): string => toQueryString(search as QueryParams);
