import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { eraseDue } from '../resources/operations/data-protection/retention.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    erase_due_data: Record<string, never>;
  }
}

/** Erases the personal data of orders whose time is over, every night. */
export const eraseDueData = defineJob({
  name: 'erase_due_data',
  payload: z.object({}),
  retry: { limit: 3, delayS: 300 },
  cron: '40 2 * * *',
  run: (ctx) => eraseDue(ctx),
});
