import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { runErasure as run } from '../resources/operations/data-protection/run-erasure.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    run_erasure: { erasure_id: number };
  }
}

/** Works out what an erasure would erase, or erases it once it is confirmed. */
export const runErasure = defineJob({
  name: 'run_erasure',
  payload: z.object({ erasure_id: z.int() }),
  retry: { limit: 5, delayS: 30 },
  run: (ctx, { erasure_id }) => run(ctx, erasure_id),
});
