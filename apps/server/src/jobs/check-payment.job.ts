import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { checkPendingPayment } from '../resources/wallet/payment-checks/payment-checks.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    check_payment: { recharge_id: number };
  }
}

/**
 * Asks the provider about one payment; the next time is a separate job. The retries are for a provider that does not
 * answer: doubled from half a minute, they last until after the payment has expired there.
 */
export const checkPayment = defineJob({
  name: 'check_payment',
  payload: z.object({ recharge_id: z.int() }),
  retry: { limit: 8, delayS: 30 },
  concurrency: 4,
  run: (ctx, { recharge_id }) => checkPendingPayment(ctx, recharge_id),
});
