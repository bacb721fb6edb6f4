import { listPageSizeMax } from '@platen/model/constants';
import type { DownloadRecord, DownloadRecordInput } from '@platen/model/image-libraries';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post } from '../../../shared/request/request.ts';

export const sharedLinksKey = ['image_library_download_records'];

export const sharedLinksQuery = (libraryId: number) =>
  queryOptions({
    queryKey: [...sharedLinksKey, libraryId],
    queryFn: ({ signal }) =>
      get<Page<DownloadRecord>>('/image_library_download_records', {
        query: { image_library_id_eq: libraryId, per_page: listPageSizeMax, order: 'created_at desc' },
        signal,
      }),
    select: (page) => page.data,
  });

// The dialog shows what the server refuses, beside the fields; nothing is announced.
export const createSharedLink = (input: DownloadRecordInput, options: CallOptions) =>
  post<DownloadRecord>('/image_library_download_records', input, { ...options, showError: false });

export const deleteSharedLink = (id: number) => del(path`/image_library_download_records/${id}`);

/** The address that is given away. */
export const sharedLinkUrl = (slug: string): string => `${window.location.origin}/download/${slug}`;
