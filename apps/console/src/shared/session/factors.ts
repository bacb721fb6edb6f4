import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

export const factorsQuery = queryOptions({
  queryKey: ['mine', 'factors'],
  queryFn: ({ signal }) => api('GET /mine/factors', { signal }),
});
