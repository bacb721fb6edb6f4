import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';

export const downloadRecordQuery = (slug: string) =>
  queryOptions({
    queryKey: ['image_library_download_records', slug],
    queryFn: ({ signal }) =>
      api('GET /image_library_download_records/:slug', { params: { slug }, signal, isPublic: true }),
  });
