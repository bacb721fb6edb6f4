import type { CustomPageUpdate } from '@platen/model/storefront/custom-pages';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';

export const customPages = listSource('GET /custom_pages', ['custom_pages']);

export const customPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['custom_pages', id],
    queryFn: ({ signal }) => api('GET /custom_pages/:id', { params: { id }, signal }),
  });

export interface PageDetails {
  title: string;
  description: string;
}

// The dialog shows refusals at the fields, so no message is shown.
export const createPage = (body: PageDetails, options: CallOptions) =>
  api('POST /custom_pages', { body, ...options, showError: false });

export const updatePage = (id: number, body: CustomPageUpdate) =>
  api('PUT /custom_pages/:id', { params: { id }, body, showError: false });

export const duplicatePage = (id: number) => api('POST /custom_pages/:id/duplicate', { params: { id } });

export const deletePage = (id: number) => api('DELETE /custom_pages/:id', { params: { id } });

/** The public URL of a page, to be shared. */
export const publicAddressOf = ({ public_url }: { public_url: string }) => new URL(public_url, location.href).href;

/** Publishes the draft, if it still has this revision. */
export const publishPage = (id: number, revision: number) =>
  api('POST /custom_pages/:id/publish', { params: { id }, query: { revision }, showError: false });

/** Schedules the draft of this revision to be published. */
export const schedulePage = (id: number, publish_at: string, revision: number) =>
  api('POST /custom_pages/:id/publish', { params: { id }, query: { publish_at, revision }, showError: false });

/** Resets the draft to what is published. */
export const rollBackPage = (id: number) =>
  api('POST /custom_pages/:id/publish', { params: { id }, query: { rollback: 'true' } });

export const cancelSchedule = (id: number) => api('DELETE /custom_pages/:id/schedule', { params: { id } });

export const pageVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['custom_pages', String(id), 'versions'],
    queryFn: ({ signal }) => api('GET /custom_pages/:id/versions', { params: { id }, signal }),
    select: ({ data }) => data,
  });

export const pageVersionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['custom_pages', String(id), 'versions', version],
    queryFn: ({ signal }) => api('GET /custom_pages/:id/versions/:version', { params: { id, version }, signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreVersion = (id: number, version: number) =>
  api('POST /custom_pages/:id/versions/:version/restore', { params: { id, version } });
