import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { checkAuditLog } from '../resources/operations/audit-entries/audit-seals.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    check_audit: Record<string, never>;
  }
}

/** Every night, when nobody waits for the database. */
export const checkAudit = defineJob({
  name: 'check_audit',
  payload: z.object({}),
  retry: { limit: 3, delayS: 60 },
  cron: '50 3 * * *',
  run: (ctx) => checkAuditLog(ctx),
});
