import type { JobName, JobQueue } from '../platform/jobs/job-queue.ts';

const imageJobs: ReadonlySet<JobName> = new Set([
  'render_form_order_images',
  'render_order_images',
  'render_order_production',
  'advance_paid_images',
]);

/** A queue that drops the jobs that would draw images of orders. */
export function withoutImageJobs(jobs: JobQueue): JobQueue {
  const isQueued = (name: JobName) => !imageJobs.has(name);
  return {
    ...jobs,
    withOrigin: (origin) => withoutImageJobs(jobs.withOrigin(origin)),
    queue: async (db, name, payload, options) => (isQueued(name) ? jobs.queue(db, name, payload, options) : undefined),
    queueAll: async (db, name, all) => (isQueued(name) ? jobs.queueAll(db, name, all) : undefined),
    queueFairly: async (db, name, owner, all) => (isQueued(name) ? jobs.queueFairly(db, name, owner, all) : undefined),
    reprioritize: async (db, name, owner, all) =>
      isQueued(name) ? jobs.reprioritize(db, name, owner, all) : undefined,
  };
}
