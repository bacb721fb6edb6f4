import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { queryOptions } from '@tanstack/react-query';
import { pollIntervalMs } from '../../ui/timing.ts';
import { type DownloadOptions, fetchFile } from '../request/download.ts';
import { listSource } from '../request/list-source.ts';
import { api } from '../request/request.ts';
import { summarizeImages } from './image-counts.ts';

export const productionBatches = listSource('GET /production_batches', ['production_batches']);

/** Polled while images are being rendered, because a batch waits for them. */
export const batchQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...productionBatches.key, String(id)],
    queryFn: ({ signal }) => api('GET /production_batches/:id', { params: { id }, signal, showActivity: false }),
    refetchInterval: ({ state }) =>
      state.data && summarizeImages(state.data.production_images).waiting > 0 ? pollIntervalMs : false,
  });

// The callers show why a change was refused: the screen may be outdated.
export const startBatch = (id: number, acceptsMissingImages: boolean) =>
  api('PUT /production_batches/:id/start', {
    params: { id },
    body: { accepts_missing_images: acceptsMissingImages },
    showError: false,
  });

export const renderBatch = (id: number) =>
  api('POST /production_batches/:id/render', { params: { id }, showError: false });

export const deleteBatch = (id: number) => api('DELETE /production_batches/:id', { params: { id }, showError: false });

/** The zip file is created while it is sent, so hundreds of large images take a while. */
export const fetchProductionImages = (batch: Pick<ProductionBatchRow, 'id' | 'no'>, call: DownloadOptions) =>
  fetchFile(
    'GET /production_batches/:id/download',
    {
      params: { id: batch.id },
      ...call,
      contentType: 'application/zip',
      timeoutMs: directUploadTimeoutMs,
      showActivity: false,
      showError: false,
    },
    `${batch.no}.zip`,
  );
