import type { JobName, JobQueue } from '../platform/job-queue.ts';

const imageJobs: ReadonlySet<JobName> = new Set([
  'render_form_order_images',
  'render_order_images',
  'render_order_production',
  'advance_paid_images',
]);

/** A queue that takes everything but what would draw images of orders. */
export function withoutImageJobs(jobs: JobQueue): JobQueue {
  const isTaken = (name: JobName) => !imageJobs.has(name);
  return {
    queue: async (db, name, payload, how) => (isTaken(name) ? jobs.queue(db, name, payload, how) : undefined),
    queueAll: async (db, name, all) => (isTaken(name) ? jobs.queueAll(db, name, all) : undefined),
    queueInTurn: async (db, name, turn, all) => (isTaken(name) ? jobs.queueInTurn(db, name, turn, all) : undefined),
    moveToTurn: async (db, name, turn, all) => (isTaken(name) ? jobs.moveToTurn(db, name, turn, all) : undefined),
    withoutJob: (db, name, all) => jobs.withoutJob(db, name, all),
    stop: () => jobs.stop(),
  };
}
