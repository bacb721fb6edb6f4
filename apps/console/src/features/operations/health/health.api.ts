import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api } from '../../../shared/request/request.ts';

export const healthPollMs = 10_000;

const key = ['health'];

/** Polled while the tab is visible: the query client pauses intervals in the background. */
export const healthQuery = queryOptions({
  queryKey: [...key, 'state'],
  queryFn: ({ signal, client, queryKey }) =>
    api('GET /health', { signal, showActivity: client.getQueryData(queryKey) === undefined }),
  refetchInterval: healthPollMs,
});

export const storageUsageQuery = queryOptions({
  queryKey: ['storage_usage'],
  queryFn: ({ signal }) => api('GET /storage_usage', { signal }),
});

export const cspReports = listSource('GET /csp_reports', ['csp_reports']);

/** Below the same key as the state: a retried or discarded job changes the figures too. */
export const failedJobs = listSource('GET /health/failed_jobs', key);

export const retryFailedJob = (id: string) => api('PUT /health/failed_jobs/:id/retry', { params: { id } });

export const discardFailedJob = (id: string) => api('DELETE /health/failed_jobs/:id', { params: { id } });

export const checkLedger = () => api('POST /health/ledger_check');
