import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { drawWaitingCovers } from '../resources/catalogue/sku-templates/template-covers.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    draw_template_covers: Record<string, never>;
  }
}

/** Draws the covers of templates that were changed, and by its schedule those of templates from before there were any. */
export const drawTemplateCovers = defineJob({
  name: 'draw_template_covers',
  payload: z.object({}),
  retry: { limit: 3, delayS: 60 },
  cron: '35 * * * *',
  run: (ctx) => drawWaitingCovers(ctx),
});
