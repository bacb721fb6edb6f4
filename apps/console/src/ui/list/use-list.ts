import type { Page } from '@platen/model/lists/lists';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Filter, FilterInputs, ListSource } from './list.types.ts';
import { filtersOf, toListParams, withFilters, withPage, withSorting } from './list-search.ts';

export function filterNames(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => (filter.kind === 'dateRange' ? [filter.from, filter.to] : [filter.name]));
}

interface Options<Row> {
  source: ListSource<Row>;
  filters: readonly Filter[];
  fixedFilters?: FilterInputs | undefined;
  pageSize?: number | undefined;
  pollMs?: ((rows: readonly Row[]) => number | false) | undefined;
}

export type List<Row> = ReturnType<typeof useList<Row>>;

/** The rows of a list for its URL, and functions that change the URL. */
export function useList<Row>({ source, filters, fixedFilters, pageSize, pollMs }: Options<Row>) {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const client = useQueryClient();
  const names = filterNames(filters);
  const params = { ...toListParams(search, names, pageSize), ...fixedFilters } as ReturnType<typeof toListParams>;

  const queryKey = [...source.key, 'list', params];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<Page<Row>> =>
      source.load(params, { signal, showActivity: client.getQueryData(queryKey) === undefined }),
    placeholderData: keepPreviousData,
    refetchInterval: (state) => (pollMs && state.state.data ? pollMs(state.state.data.data) : false),
  });

  const go = (next: unknown, isReplacing = false) => navigate({ to: '.', search: next as never, replace: isReplacing });

  // Deleting the last row of the last page leaves a page number that no longer exists.
  const meta = query.data?.meta;
  const lastPage = meta && !query.isPlaceholderData && meta.page > Math.max(1, meta.total_pages) ? meta.total_pages : 0;
  useEffect(() => {
    if (lastPage > 0) void go(withPage(search, lastPage, Number(params.per_page), pageSize), true);
  });

  return {
    query,
    params,
    applied: filtersOf(search, names),
    retry: () => void query.refetch(),
    refresh: () => client.invalidateQueries({ queryKey: source.key }),
    /** Replaces the history entry: filters that apply while typing must not each be a step of the back button. */
    setFilters: (inputs: FilterInputs, isReplacing = false) => void go(withFilters(search, names, inputs), isReplacing),
    setPage: (page: number, perPage: number) => void go(withPage(search, page, perPage, pageSize)),
    setSorting: (sorting: Parameters<typeof withSorting>[1]) => void go(withSorting(search, sorting)),
  };
}
