import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { reprioritizePaid } from '../resources/orders/orders/order-images.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    advance_paid_images: { form_order_id: number };
  }
}

/** Moves the images of a paid form order ahead of unpaid ones. It runs outside the payment, which holds locks. */
export const reprioritizePaidImages = defineJob({
  name: 'advance_paid_images',
  payload: z.object({ form_order_id: z.int() }),
  retry: { limit: 3, delayS: 5 },
  run: (ctx, { form_order_id }) => reprioritizePaid(ctx, form_order_id),
});
