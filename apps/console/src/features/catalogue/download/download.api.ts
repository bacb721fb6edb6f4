import type { DownloadRecord } from '@platen/model/image-libraries';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { get } from '../../../shared/request/request.ts';

export const downloadRecordQuery = (slug: string) =>
  queryOptions({
    queryKey: ['image_library_download_records', slug],
    queryFn: ({ signal }) =>
      get<DownloadRecord>(path`/image_library_download_records/${slug}`, { signal, isPublic: true }),
  });
