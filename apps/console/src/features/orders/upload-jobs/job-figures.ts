import type { UploadJob, UploadJobStatus } from '@platen/model/orders/upload-jobs';

/** In display order; statuses without jobs are omitted. */
const statusOrder: readonly UploadJobStatus[] = ['uploading', 'pending', 'paused', 'error', 'success'];

export function countJobs(jobs: readonly UploadJob[]): { status: UploadJobStatus; count: number }[] {
  return statusOrder
    .map((status) => ({ status, count: jobs.filter((job) => job.status === status).length }))
    .filter(({ count }) => count > 0);
}

/** The number of unfinished jobs, shown on the button. */
export function countActive(jobs: readonly UploadJob[]): number {
  return jobs.filter(({ status }) => status === 'uploading' || status === 'pending').length;
}

/** The position of a job among the waiting ones, from 1. */
export function queuePosition(jobs: readonly UploadJob[], id: string): number {
  return jobs.filter(({ status }) => status === 'pending').findIndex((job) => job.id === id) + 1;
}

/** Undefined while it cannot be estimated. */
export function secondsLeft({ byte_size, uploaded_bytes, bytes_per_second }: UploadJob): number | undefined {
  if (bytes_per_second <= 0 || uploaded_bytes >= byte_size) return undefined;
  return Math.max(1, Math.round((byte_size - uploaded_bytes) / bytes_per_second));
}

/** The jobs that ended since the last update. */
export function newlyEnded(
  before: ReadonlyMap<string, UploadJobStatus>,
  jobs: readonly UploadJob[],
): readonly UploadJob[] {
  return jobs.filter(({ id, status }) => {
    const last = before.get(id);
    return last !== undefined && last !== status && (status === 'success' || status === 'error');
  });
}
