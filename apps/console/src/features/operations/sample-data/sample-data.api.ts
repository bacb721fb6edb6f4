import type { Locale } from '@platen/model/text/locale';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

const pollMs = 3000;

/** Polled while it is being created; afterwards it changes only through this console. */
export const sampleDataQuery = queryOptions({
  queryKey: ['sample_data'],
  queryFn: ({ signal }) => api('GET /sample_data', { signal, showError: false }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data?.state === 'making' ? pollMs : false),
});

/** The number of templates: a factory with templates of its own needs no sample data. */
export const templateCountQuery = queryOptions({
  queryKey: ['sample_data', 'template_count'],
  queryFn: async ({ signal }) =>
    (await api('GET /sku_templates', { query: { per_page: 1 }, signal, showError: false })).meta.total,
});

export const loadSampleData = (locale: Locale) => api('POST /sample_data', { body: { locale } });

export const removeSampleData = () => api('DELETE /sample_data');
