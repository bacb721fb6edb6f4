import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** The shell and its screen both request it on a fresh page; within this time that is one request. */
const freshMs = 10_000;

export const currentUserQuery = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ signal }) => api('GET /mine', { signal }),
  staleTime: freshMs,
});

/** Fetched once per session: signing in and out clears the cache. */
export const abilitiesQuery = queryOptions({
  queryKey: ['mine', 'abilities'],
  queryFn: ({ signal }) => api('GET /mine/abilities', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
