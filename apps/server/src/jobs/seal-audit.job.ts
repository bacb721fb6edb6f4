import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { sealAuditEntries } from '../resources/operations/audit-entries/audit-seals.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    seal_audit: Record<string, never>;
  }
}

/** Every minute: until then, an entry could be changed unnoticed by somebody who gets around the triggers. */
export const sealAudit = defineJob({
  name: 'seal_audit',
  payload: z.object({}),
  retry: { limit: 1, delayS: 60 },
  cron: '* * * * *',
  run: (ctx) => sealAuditEntries(ctx),
});
