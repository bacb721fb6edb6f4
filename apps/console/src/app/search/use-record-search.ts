import type { SearchHit } from '@platen/model/operations/search';
import { searchTextLengthMin } from '@platen/model/operations/search-limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Boxes, FileSpreadsheet, ListOrdered, type LucideIcon, Shapes, Truck } from 'lucide-react';
import { formOrderLink } from '../../shared/orders/form-order-kinds.ts';
import { api } from '../../shared/request/request.ts';
import { type Flow, type StateOf, useStateBadge } from '../../shared/states.ts';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import type { SearchEntry } from './search-entry.ts';

/** Short, because users watch the list while they type. */
const debounceMs = 150;

const icons: Record<SearchHit['kind'], LucideIcon> = {
  form_order: FileSpreadsheet,
  order: ListOrdered,
  outbound: Truck,
  production_batch: Boxes,
  sku_template: Shapes,
};

/** Orders, parcels, batches and templates whose number or name matches the query. A new query cancels the one before. */
export function useRecordSearch(typed: string) {
  const router = useRouter();
  const orderBadgeOf = useStateBadge('order');
  const batchBadgeOf = useStateBadge('batch');
  const text = useDebounced(typed.trim(), debounceMs);
  const isAsked = text.length >= searchTextLengthMin;
  const query = useQuery({
    queryKey: ['search', text],
    queryFn: async ({ signal }) =>
      (await api('GET /search', { query: { text }, signal, showActivity: false, showError: false })).data,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });

  function toEntry(hit: SearchHit): SearchEntry {
    const { kind, id, found, title, template_kind, order_id } = hit;
    const paths = {
      form_order: () => router.buildLocation(formOrderLink(template_kind ?? 'form_order', id)).href,
      order: () => `/orders/${id}`,
      outbound: () => `/orders/${order_id}`,
      production_batch: () => `/production_batches/${id}`,
      sku_template: () => `/sku_templates/${id}`,
    };
    const state = badgeOfHit(hit);
    return { to: paths[kind](), group: kind, title: found, detail: title, icon: icons[kind], ...(state && { state }) };
  }

  function badgeOfHit({ kind, state }: SearchHit) {
    if (state === null) return undefined;
    const badgeOf = (kind === 'production_batch' ? batchBadgeOf : orderBadgeOf) as (
      state: StateOf<Flow>,
    ) => ReturnType<typeof orderBadgeOf>;
    return badgeOf(state as StateOf<Flow>);
  }

  const isCurrent = text === typed.trim() && !query.isPlaceholderData;
  return {
    records: isAsked ? (query.data ?? []).map(toEntry) : [],
    isSearching: typed.trim().length >= searchTextLengthMin && (!isCurrent || query.isFetching),
    isFailed: isAsked && isCurrent && query.isError,
    retry: () => void query.refetch(),
  };
}
