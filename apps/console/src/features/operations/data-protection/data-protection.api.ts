import type { Erasure, ErasureInput, RetentionExceptionInput } from '@platen/model/operations/data-protection';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadOptions, fetchFile } from '../../../shared/request/download.ts';
import { listSource } from '../../../shared/request/list-source.ts';
import { api } from '../../../shared/request/request.ts';

export const erasures = listSource('GET /erasures', ['erasures']);

/** An erasure that a job works on changes by itself. */
const pollMs = 1000;
const isUnderWay = ({ state }: Erasure) => state === 'checking' || state === 'running';

export const erasureQuery = (id: string) =>
  queryOptions({
    queryKey: ['erasures', id],
    queryFn: ({ signal }) => api('GET /erasures/:id', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pollMs : false),
  });

export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: ['erasures', id, 'certificate'],
    queryFn: ({ signal }) => api('GET /erasures/:id/certificate', { params: { id }, signal }),
  });

export const retentionQuery = queryOptions({
  queryKey: ['retention_settings'],
  queryFn: ({ signal }) => api('GET /retention_settings', { signal }),
});

// The forms show refusals at the fields, so no message is shown.
export const createErasure = (body: ErasureInput) => api('POST /erasures', { body, showError: false });
export const saveRetention = (days: number) => api('PUT /retention_settings', { body: { days }, showError: false });
export const createException = (body: RetentionExceptionInput) =>
  api('POST /retention_exceptions', { body, showError: false });

export const fetchErasureData = (id: number, options: DownloadOptions) =>
  fetchFile('GET /erasures/:id/export', { params: { id }, ...options }, 'data.zip');

export const confirmErasure = (id: number) => api('PUT /erasures/:id/confirm', { params: { id } });
export const recheckErasure = (id: number) => api('PUT /erasures/:id/recheck', { params: { id } });
export const discardErasure = (id: number) => api('DELETE /erasures/:id', { params: { id } });
export const deleteException = (id: number) => api('DELETE /retention_exceptions/:id', { params: { id } });
