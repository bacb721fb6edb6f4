import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';
import { runImportTask as run } from '../resources/orders/import-tasks/run-import.service.ts';

declare module '../platform/job-queue.ts' {
  interface JobPayloads {
    run_import_task: { import_task_id: number };
  }
}

/** Whoever takes it up again finds what was stored and ordered, and goes on behind it. */
export const runImportTask = defineJob({
  name: 'run_import_task',
  payload: z.object({ import_task_id: z.int() }),
  retry: { limit: 8, delayS: 5 },
  concurrency: 2,
  concurrencyPerGroup: 1,
  run: (ctx, { import_task_id }) => run(ctx, import_task_id),
});
