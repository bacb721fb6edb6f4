import type { Locale } from '@platen/model/locale';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

const pollMs = 3000;

/** Asked for again as long as it is being made; afterwards only somebody here can change it. */
export const sampleDataQuery = queryOptions({
  queryKey: ['sample_data'],
  queryFn: ({ signal }) => api('GET /sample_data', { signal, showError: false }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data?.state === 'making' ? pollMs : false),
});

/** How many templates there are: whoever has some of their own needs no samples. */
export const templateCountQuery = queryOptions({
  queryKey: ['sample_data', 'template_count'],
  queryFn: async ({ signal }) =>
    (await api('GET /sku_templates', { query: { per_page: 1 }, signal, showError: false })).meta.total,
});

export const loadSampleData = (locale: Locale) => api('POST /sample_data', { body: { locale } });

export const removeSampleData = () => api('DELETE /sample_data');
