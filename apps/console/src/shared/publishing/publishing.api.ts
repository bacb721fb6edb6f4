import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** Refetched whenever the dialog opens: what was missing may have been fixed in the meantime. */
export const publishCheckQuery = (id: number) =>
  queryOptions({
    queryKey: ['sku_templates', String(id), 'publish_check'],
    queryFn: ({ signal }) => api('GET /sku_templates/:id/publish_check', { params: { id }, signal, showError: false }),
    staleTime: 0,
    gcTime: 0,
  });

// The dialog shows what the server refuses, so no message is shown.
export const publishTemplate = (id: number) =>
  api('PUT /sku_templates/:id/publish', { params: { id }, showError: false });

/** Starts the draft of a published template, or returns the one that it has. */
export const startDraft = (id: number) => api('POST /sku_templates/:id/draft', { params: { id } });

/** Deletes the draft of a template, and returns the template. */
export const discardDraft = (id: number) => api('DELETE /sku_templates/:id/draft', { params: { id } });
