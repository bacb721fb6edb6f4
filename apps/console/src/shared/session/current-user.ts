import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** The shell and its screen both request it on a fresh page; within this time that is one request. */
const freshMs = 10_000;
const abilitiesFreshMs = 60_000;

export const currentUserQuery = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ signal }) => api('GET /mine', { signal }),
  staleTime: freshMs,
});

/** Signing in and out clears the cache. A changed role is noticed when the window gets the focus, or by a refusal. */
export const abilitiesQuery = queryOptions({
  queryKey: ['mine', 'abilities'],
  queryFn: ({ signal }) => api('GET /mine/abilities', { signal }),
  staleTime: abilitiesFreshMs,
  refetchOnWindowFocus: true,
  gcTime: Number.POSITIVE_INFINITY,
});
