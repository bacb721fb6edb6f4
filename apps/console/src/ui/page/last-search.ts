import type { LinkTarget } from '../actions/action.types.ts';

type Search = Record<string, unknown>;

/** The last search of each screen: filters, sort and page. For this visit only; a shared link has its own. */
const searches = new Map<string, Search>();

export function rememberSearch(path: string, search: Search): void {
  searches.set(path, search);
}

/** A link back to a list as it was left, so that users who open row after row keep their filters. */
export function withLastSearch(target: LinkTarget): LinkTarget {
  const search = typeof target.to === 'string' ? searches.get(target.to) : undefined;
  return target.search === undefined && search ? { ...target, search: search as LinkTarget['search'] } : target;
}
