import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../request/list-source.ts';
import { api } from '../request/request.ts';

export const bills = listSource('GET /bills', ['bills']);

export const billQuery = (id: string) =>
  queryOptions({
    queryKey: ['bills', id],
    queryFn: ({ signal }) => api('GET /bills/:id', { params: { id }, signal }),
  });
