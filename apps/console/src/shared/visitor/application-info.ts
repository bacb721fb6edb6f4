import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../request/request.ts';

export const applicationInfoQuery = queryOptions({
  queryKey: ['application', 'info'],
  queryFn: ({ signal }) => api('GET /application/info', { signal, isPublic: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The site's name and logo. A login page must work without them. */
export function useSite(): { name: string; logoUrl: string | undefined } {
  const { data } = useQuery(applicationInfoQuery);
  return { name: data?.name || 'Platen', logoUrl: data?.logo?.url };
}
