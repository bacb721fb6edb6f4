import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';
import { runRender } from '../resources/renders/renders.service.ts';

declare module '../platform/job-queue.ts' {
  interface JobPayloads {
    render_production: { render_id: number };
  }
}

/**
 * A production image. One at a time in a process: it is drawn in strips on every thread, and two of them would hold
 * their pictures in memory at once.
 */
export const renderProduction = defineJob({
  name: 'render_production',
  payload: z.object({ render_id: z.int() }),
  retry: { limit: 3, delayS: 30 },
  run: (ctx, { render_id }) => runRender(ctx, render_id),
});
