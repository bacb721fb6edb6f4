import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { FailedJob, failedJobList } from '@platen/model/operations/health';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queuedJobs from '../../../platform/jobs/queued-jobs.ts';

export function listFailedJobs(ctx: Context, list: ListQueryOf<typeof failedJobList>): Promise<Page<FailedJob>> {
  return queuedJobs.listFailedJobs(ctx.db, list, ctx.platform.settings.timeZone);
}

/** A job that somebody else has retried or discarded in the meantime is not found. */
export async function retryFailedJob(ctx: RequestContext, id: string): Promise<void> {
  if (!(await ctx.platform.jobs.retryFailed(ctx.db, id))) throw appError('not_found');
  ctx.audit.notes = [{ field: 'job_id', before: null, after: id }];
  ctx.log.info({ jobId: id }, 'a failed job is retried');
}

export async function discardFailedJob(ctx: RequestContext, id: string): Promise<void> {
  if (!(await ctx.platform.jobs.discardFailed(ctx.db, id))) throw appError('not_found');
  ctx.audit.notes = [{ field: 'job_id', before: id, after: null }];
  ctx.log.info({ jobId: id }, 'a failed job was discarded');
}
