import { listPageSizeDefault, listPageSizeMax } from '@platen/model/lists/list-pages';
import type { ChoiceSpec, FilterKind, FilterSpec, ListSpec } from '@platen/model/lists/lists';

/**
 * A list's page, order and filters are in the URL: the back button works, and a link shows what its sender saw. The URL
 * uses the API's own names, so that the mapping is the identity plus checks.
 */
type SearchValue<Spec extends FilterSpec> = Spec extends readonly (infer Value)[]
  ? Value
  : Spec extends ChoiceSpec<infer Value, infer IsMany>
    ? IsMany extends true
      ? readonly Value[]
      : Value
    : Spec extends Extract<FilterKind, 'texts' | 'ids'>
      ? readonly string[]
      : string;

export type ListSearch<Spec extends ListSpec = ListSpec> = {
  page?: number;
  per_page?: number;
  order?: string;
} & { -readonly [Name in keyof Spec['filters']]?: SearchValue<Spec['filters'][Name]> };

type AnySearch = Readonly<Record<string, unknown>>;
export type ListParams = Readonly<Record<string, string | number | readonly string[]>>;

export interface Sorting {
  column: string;
  direction: 'asc' | 'desc';
}

function positiveInteger(value: unknown, max: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

const isFilterValue = (value: unknown): value is string | readonly string[] =>
  (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.length > 0);

/** For `validateSearch`: turns the parameters of the URL into a search of this list; invalid ones are dropped. */
export function listSearch<Spec extends ListSpec>() {
  return (raw: AnySearch): ListSearch<Spec> => {
    const search: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(raw)) if (isFilterValue(value)) search[name] = value;
    search.page = positiveInteger(raw.page, Number.MAX_SAFE_INTEGER);
    search.per_page = positiveInteger(raw.per_page, listPageSizeMax);
    search.order = parseSorting(raw.order) ? raw.order : undefined;
    return search as ListSearch<Spec>;
  };
}

/**
 * The filters that the list has. An unrelated parameter (a campaign tag) must not become a filter that the server
 * refuses.
 */
export function filtersOf(search: AnySearch, names: readonly string[]): Record<string, string | readonly string[]> {
  const filters: Record<string, string | readonly string[]> = {};
  for (const name of names) {
    const value = search[name];
    if (isFilterValue(value)) filters[name] = value;
  }
  return filters;
}

export function toListParams(search: AnySearch, names: readonly string[], pageSize = listPageSizeDefault): ListParams {
  const { page, per_page, order } = search as ListSearch;
  return {
    page: page ?? 1,
    per_page: per_page ?? pageSize,
    ...(order && { order }),
    ...filtersOf(search, names),
  };
}

/** Changing filters starts at the first page. Order and page size stay. */
export function withFilters(search: AnySearch, names: readonly string[], filters: AnySearch): AnySearch {
  const next: Record<string, unknown> = { ...search, page: undefined };
  for (const name of names) next[name] = isFilterValue(filters[name]) ? filters[name] : undefined;
  return next;
}

export function withPage(search: AnySearch, page: number, perPage: number, pageSize = listPageSizeDefault): AnySearch {
  return { ...search, page: page > 1 ? page : undefined, per_page: perPage === pageSize ? undefined : perPage };
}

export function withSorting(search: AnySearch, sorting: Sorting | undefined): AnySearch {
  return { ...search, page: undefined, order: sorting && `${sorting.column} ${sorting.direction}` };
}

/** `name asc` → the column and direction that the table header shows. Only the first of several is shown. */
export function parseSorting(order: unknown): Sorting | undefined {
  const match = typeof order === 'string' ? /^(\w+) (asc|desc)(?:,|$)/.exec(order) : null;
  return match ? { column: match[1] ?? '', direction: match[2] as Sorting['direction'] } : undefined;
}
