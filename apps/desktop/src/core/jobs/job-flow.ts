import { type UploadJobAction, uploadJobActionsOf, type UploadJobStatus } from '@platen/model/upload-jobs';

/** Where a job stands, as far as it decides what may happen next. */
export interface JobState {
  readonly id: string;
  readonly status: UploadJobStatus;
  readonly errorMessage: string;
  readonly formOrder: { readonly id: number; readonly no: string } | null;
}

/** What a person does, and what the work itself reports. */
export type JobEvent =
  | { kind: 'upload' | 'pause' | 'retry' | 'delete'; id: string }
  | { kind: 'pauseAll' | 'clear' }
  | { kind: 'succeeded'; id: string; formOrder: { id: number; no: string } }
  | { kind: 'failed'; id: string; message: string };

/** An action that the job's status does not have. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

export function newJob(id: string): JobState {
  return { id, status: 'pending', errorMessage: '', formOrder: null };
}

/**
 * The jobs after something happened. At most one of them uploads: whichever is started beside it waits, and when nothing
 * uploads the first that waits goes on.
 */
export function applyEvent(jobs: readonly JobState[], event: JobEvent): readonly JobState[] {
  return startNext(apply(jobs, event));
}

/** Without an event: what a new job, or a new start of the client, leads to. */
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

/** What was paused or deleted in the very moment of its end: a form order that was made is made, a failure is not news. */
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
