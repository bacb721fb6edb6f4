import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    make_sample_data: Record<string, never>;
  }
}

/** Each piece is recorded when it is created, so that a retry continues after the last one. */
export const makeSampleData = defineJob({
  name: 'make_sample_data',
  payload: z.object({}),
  retry: { limit: 20, delayS: 10 },
  async run(ctx) {
    // Loaded on demand, because a real factory never needs the demo's art.
    const { makeSampleData: make } = await import('../demo/make-sample-data.ts');
    await make(ctx);
  },
});
