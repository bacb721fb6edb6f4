import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

const askAgainMs = 3000;

/** Asked for again as long as it is being made; afterwards only somebody here can change it. */
export const sampleDataQuery = queryOptions({
  queryKey: ['sample_data'],
  queryFn: ({ signal }) => api('GET /sample_data', { signal, showError: false }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data?.state === 'making' ? askAgainMs : false),
});

export const removeSampleData = () => api('DELETE /sample_data');
