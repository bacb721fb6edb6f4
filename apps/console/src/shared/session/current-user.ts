import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** The shell and the screen in it both ask on a fresh page; within this time that is one call. */
const freshMs = 10_000;

export const currentUserQuery = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ signal }) => api('GET /mine', { signal }),
  staleTime: freshMs,
});

/** Asked once for a session: signing in and out throws the cache away. */
export const abilitiesQuery = queryOptions({
  queryKey: ['mine', 'abilities'],
  queryFn: ({ signal }) => api('GET /mine/abilities', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
