import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { sweepUnusedUploads as sweep } from '../resources/files/blobs/blob-sweep.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    sweep_unused_uploads: Record<string, never>;
  }
}

export const sweepUnusedUploads = defineJob({
  name: 'sweep_unused_uploads',
  payload: z.object({}),
  retry: { limit: 1, delayS: 300 },
  cron: '25 * * * *',
  run: (ctx) => sweep(ctx),
});
