import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { deliver } from '../resources/connections/webhooks/webhook-deliveries.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    deliver_webhook: { delivery_id: number };
  }
}

/**
 * One attempt of one delivery. Further attempts are separate jobs; the retries here are for failures on our side. The
 * limit per group keeps one customer's slow servers from taking every slot.
 */
export const deliverWebhook = defineJob({
  name: 'deliver_webhook',
  payload: z.object({ delivery_id: z.int() }),
  retry: { limit: 5, delayS: 10 },
  concurrency: 24,
  concurrencyPerGroup: 2,
  run: (ctx, { delivery_id }) => deliver(ctx, delivery_id),
});
