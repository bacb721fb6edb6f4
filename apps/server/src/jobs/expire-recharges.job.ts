import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { expireRecharges as expire } from '../resources/wallet/recharges/recharges.queries.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    expire_recharges: Record<string, never>;
  }
}

/** Expires recharges that were not paid in time. A payment that arrives later is still credited. */
export const expireRecharges = defineJob({
  name: 'expire_recharges',
  payload: z.object({}),
  retry: { limit: 1, delayS: 60 },
  cron: '*/5 * * * *',
  run: ({ db }) => expire(db),
});
