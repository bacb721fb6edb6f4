import type { LinkTarget } from '../actions/action.types.ts';

type Search = Record<string, unknown>;

/** How each screen was last seen: filters, sort and page. For this visit only; a shared link has its own. */
const searches = new Map<string, Search>();

export function rememberSearch(path: string, search: Search): void {
  searches.set(path, search);
}

/** The way back to a list as it was left: who opens row after row of a filtered list must not filter it each time. */
export function withLastSearch(target: LinkTarget): LinkTarget {
  const search = typeof target.to === 'string' ? searches.get(target.to) : undefined;
  return target.search === undefined && search ? { ...target, search: search as LinkTarget['search'] } : target;
}
