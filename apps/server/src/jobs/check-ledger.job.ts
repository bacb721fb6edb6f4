import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { checkLedger as check } from '../resources/wallet/wallets/ledger-checks.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    check_ledger: Record<string, never>;
  }
}

/** Every night, when nobody waits for the database, and whenever an admin asks for it. */
export const checkLedger = defineJob({
  name: 'check_ledger',
  payload: z.object({}),
  retry: { limit: 3, delayS: 60 },
  cron: '40 3 * * *',
  run: (ctx) => check(ctx),
});
