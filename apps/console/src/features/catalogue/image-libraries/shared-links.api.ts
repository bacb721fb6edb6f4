import type { DownloadRecordInput } from '@platen/model/catalogue/image-libraries';
import { listPageSizeMax } from '@platen/model/lists/list-pages';
import { queryOptions } from '@tanstack/react-query';
import { api, type CallOptions } from '../../../shared/request/request.ts';

export const sharedLinksKey = ['image_library_download_records'];

export const sharedLinksQuery = (libraryId: number) =>
  queryOptions({
    queryKey: [...sharedLinksKey, libraryId],
    queryFn: ({ signal }) =>
      api('GET /image_library_download_records', {
        query: { image_library_id_eq: libraryId, per_page: listPageSizeMax, order: 'created_at desc' },
        signal,
      }),
    select: (page) => page.data,
  });

// The dialog shows refusals at the fields, so no message is shown.
export const createSharedLink = (body: DownloadRecordInput, options: CallOptions) =>
  api('POST /image_library_download_records', { body, ...options, showError: false });

export const deleteSharedLink = (slug: string) =>
  api('DELETE /image_library_download_records/:slug', { params: { slug } });

/** The URL to share. */
export const sharedLinkUrl = (slug: string): string => `${window.location.origin}/download/${slug}`;
