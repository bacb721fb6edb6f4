import { isUnderWay } from '@platen/model/orders/import-statuses';
import type { ImportTaskInput, ImportTaskUpdate, PhotoAssignments } from '@platen/model/orders/import-tasks';
import { queryOptions } from '@tanstack/react-query';
import { listSource } from '../../../shared/request/list-source.ts';
import { api, type CallOptions } from '../../../shared/request/request.ts';
import { pollIntervalMs } from '../../../ui/timing.ts';

export const importTasks = listSource('GET /import_tasks', ['import_tasks']);

export const importTaskQuery = (id: string) =>
  queryOptions({
    queryKey: ['import_tasks', id],
    queryFn: ({ signal }) => api('GET /import_tasks/:id', { params: { id }, signal, showActivity: false }),
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data.status) && pollIntervalMs,
  });

// The form shows refusals at the fields, so no message is shown.
export const createImportTask = (body: ImportTaskInput, options: CallOptions) =>
  api('POST /import_tasks', { body, ...options, showError: false });

export const updateImportTask = (id: string, body: ImportTaskUpdate) =>
  api('PUT /import_tasks/:id', { params: { id }, body, showError: false });

export const recheckImportTask = (id: number) =>
  api('PUT /import_tasks/:id', { params: { id }, body: { review: true } });
export const assignImportPhotos = (id: number, body: PhotoAssignments) =>
  api('PUT /import_tasks/:id/photos', { params: { id }, body });
export const orderImportTask = (id: number) => api('PUT /import_tasks/:id/order', { params: { id } });
export const deleteImportTask = (id: number) => api('DELETE /import_tasks/:id', { params: { id } });
