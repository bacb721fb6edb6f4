import { directUploadTimeoutMs, pollIntervalMs } from '@platen/model/constants';
import type { Page } from '@platen/model/lists';
import type { ProductionBatch, ProductionBatchRow } from '@platen/model/production-batches';
import { queryOptions } from '@tanstack/react-query';
import type { ListSource } from '../../ui/list/list.types.ts';
import { type DownloadOptions, fetchFile } from '../request/download.ts';
import { path } from '../request/query-string.ts';
import { del, get, put } from '../request/request.ts';
import { summariseImages } from './image-counts.ts';

export const productionBatches: ListSource<ProductionBatchRow> = {
  key: ['production_batches'],
  load: (query, call) => get<Page<ProductionBatchRow>>('/production_batches', { query, ...call }),
};

/** Asked again while images are being made: they are what a batch waits for. */
export const batchQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...productionBatches.key, String(id)],
    queryFn: ({ signal }) => get<ProductionBatch>(path`/production_batches/${id}`, { signal, showActivity: false }),
    refetchInterval: ({ state }) =>
      state.data && summariseImages(state.data.production_images).waiting > 0 ? pollIntervalMs : false,
  });

// Those who change a batch show why it was refused: it may be that the screen was out of date.
export const startBatch = (id: number) =>
  put<ProductionBatch>(path`/production_batches/${id}/start`, undefined, { showError: false });

export const deleteBatch = (id: number) => del(path`/production_batches/${id}`, { showError: false });

/** The zip is made while it is sent: hundreds of large images take as long as they take. */
export const fetchProductionImages = (batch: Pick<ProductionBatchRow, 'id' | 'no'>, call: DownloadOptions) =>
  fetchFile(path`/production_batches/${batch.id}/download`, `${batch.no}.zip`, {
    ...call,
    contentType: 'application/zip',
    timeoutMs: directUploadTimeoutMs,
    showActivity: false,
    showError: false,
  });
