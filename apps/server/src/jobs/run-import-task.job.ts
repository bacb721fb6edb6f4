import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { runImportTask as run } from '../resources/orders/import-tasks/run-import.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    run_import_task: { import_task_id: number };
  }
}

/** A retry finds what was already stored and ordered, and continues after it. */
export const runImportTask = defineJob({
  name: 'run_import_task',
  payload: z.object({ import_task_id: z.int() }),
  retry: { limit: 8, delayS: 5 },
  concurrency: 2,
  concurrencyPerGroup: 1,
  run: (ctx, { import_task_id }) => run(ctx, import_task_id),
});
