import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api } from '../../../shared/request/request.ts';

export const imageLibraries = listSource('GET /image_libraries', ['image_libraries']);

export const copyLibraryImage = (id: number, image_id: number) =>
  api('POST /image_libraries/:id/copies', { params: { id }, body: { image_id } });

export const imageLibraryQuery = (id: string) =>
  queryOptions({
    queryKey: [...imageLibraries.key, id],
    queryFn: ({ signal }) => api('GET /image_libraries/:id', { params: { id }, signal }),
  });
