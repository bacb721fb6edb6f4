import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { deliver } from '../resources/connections/webhooks/webhook-deliveries.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    deliver_webhook: { delivery_id: number };
  }
}

/**
 * One attempt of one delivery. Further attempts are separate jobs; the retries here are for failures on our side. A
 * group is an address: one that does not answer takes two slots, and all ten of a customer leave most of the slots free.
 */
export const deliverWebhook = defineJob({
  name: 'deliver_webhook',
  payload: z.object({ delivery_id: z.int() }),
  retry: { limit: 5, delayS: 10 },
  concurrency: 48,
  concurrencyPerGroup: 2,
  run: (ctx, { delivery_id }) => deliver(ctx, delivery_id),
});
