import { type UploadJobAction, type UploadJobStatus, uploadJobActionsOf } from '@platen/model/orders/upload-jobs';

/** The part of a job that decides which events are allowed. */
export interface JobState {
  readonly id: string;
  readonly status: UploadJobStatus;
  readonly errorMessage: string;
  readonly formOrder: { readonly id: number; readonly no: string } | null;
}

/** An action of a person, or a result of the upload. */
export type JobEvent =
  | { kind: 'upload' | 'pause' | 'retry' | 'delete'; id: string }
  | { kind: 'pauseAll' | 'clear' }
  | { kind: 'succeeded'; id: string; formOrder: { id: number; no: string } }
  | { kind: 'failed'; id: string; message: string };

/** The action is not allowed in the status of the job. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

export function newJob(id: string): JobState {
  return { id, status: 'pending', errorMessage: '', formOrder: null };
}

/**
 * The jobs after an event. At most one of them uploads: another one that is started waits, and when none uploads the first
 * waiting one starts.
 */
export function applyEvent(jobs: readonly JobState[], event: JobEvent): readonly JobState[] {
  return startNext(apply(jobs, event));
}

/** Starts the next job without an event, after a job was added or the client was started. */
export function startNext(jobs: readonly JobState[]): readonly JobState[] {
  const [first, ...others] = jobs.filter(({ status }) => status === 'uploading');
  if (others.length > 0) return jobs.map((job) => (others.includes(job) ? { ...job, status: 'pending' } : job));
  const next = first ? undefined : jobs.find(({ status }) => status === 'pending');
  return next ? jobs.map((job) => (job === next ? { ...job, status: 'uploading' } : job)) : jobs;
}

function apply(jobs: readonly JobState[], event: JobEvent): readonly JobState[] {
  switch (event.kind) {
    case 'upload':
      return change(jobs, event.id, event.kind, { status: 'pending' });
    case 'pause':
      return change(jobs, event.id, event.kind, { status: 'paused' });
    case 'retry':
      return change(jobs, event.id, event.kind, { status: 'pending', errorMessage: '', formOrder: null });
    case 'delete':
      requireAction(jobs, event.id, event.kind);
      return jobs.filter(({ id }) => id !== event.id);
    case 'pauseAll':
      return jobs.map((job) => (isActive(job) ? { ...job, status: 'paused' } : job));
    case 'clear':
      return jobs.filter(({ status }) => status !== 'success' && status !== 'error');
    case 'succeeded':
      return finish(jobs, event.id, { status: 'success', formOrder: event.formOrder });
    case 'failed':
      return finish(jobs, event.id, { status: 'error', errorMessage: event.message });
  }
}

function isActive({ status }: JobState): boolean {
  return status === 'uploading' || status === 'pending';
}

function change(jobs: readonly JobState[], id: string, action: UploadJobAction, changes: Partial<JobState>) {
  requireAction(jobs, id, action);
  return jobs.map((job) => (job.id === id ? { ...job, ...changes } : job));
}

/** A job may be paused or deleted while it ends: success still counts, because the form order exists; failure does not. */
function finish(jobs: readonly JobState[], id: string, changes: Partial<JobState>) {
  return jobs.map((job) =>
    job.id === id && (job.status === 'uploading' || changes.status === 'success') ? { ...job, ...changes } : job,
  );
}

function requireAction(jobs: readonly JobState[], id: string, action: UploadJobAction): void {
  const job = jobs.find((each) => each.id === id);
  if (!job || !uploadJobActionsOf[job.status].includes(action)) {
    throw new ActionRefused(`${action} is not for a job that is ${job?.status ?? 'gone'}`);
  }
}
