import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { measureStorage as measure } from '../resources/files/storage-usage/storage-usage.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    measure_storage: Record<string, never>;
  }
}

/** Sums up every night how much space files take, after old ones were removed. */
export const measureStorage = defineJob({
  name: 'measure_storage',
  payload: z.object({}),
  retry: { limit: 3, delayS: 300 },
  cron: '10 4 * * *',
  run: (ctx) => measure(ctx),
});
