import { z } from 'zod';
import { recordFurtherRefusals } from '../platform/http/refusal-budget.ts';
import { defineJob } from '../platform/jobs/jobs.ts';
import { sealAuditEntries } from '../resources/operations/audit-entries/audit-seals.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    seal_audit: Record<string, never>;
  }
}

/** Every minute: entries are sealed, and before them the number of refusals without one. Until then, an entry could be changed unnoticed by somebody who gets around the triggers. */
export const sealAudit = defineJob({
  name: 'seal_audit',
  payload: z.object({}),
  retry: { limit: 1, delayS: 60 },
  cron: '* * * * *',
  run: async (ctx) => {
    await recordFurtherRefusals(ctx.db);
    await sealAuditEntries(ctx);
  },
});
