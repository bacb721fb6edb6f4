import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';
import { runRender } from '../resources/renders/renders.service.ts';

declare module '../platform/job-queue.ts' {
  interface JobPayloads {
    render_image: { render_id: number };
  }
}

/** An effect or custom-area image: small, one to a thread. */
export const renderImage = defineJob({
  name: 'render_image',
  payload: z.object({ render_id: z.int() }),
  retry: { limit: 3, delayS: 10 },
  concurrency: availableParallelism(),
  run: (ctx, { render_id }) => runRender(ctx, render_id),
});
