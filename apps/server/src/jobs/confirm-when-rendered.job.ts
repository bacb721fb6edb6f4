import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { executeConfirmRequest } from '../resources/orders/form-orders/confirm-when-rendered.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    confirm_when_rendered: { form_order_id: number };
  }
}

/** Confirms production of a form order once its proofs are rendered; until then it queues itself again. */
export const confirmWhenRendered = defineJob({
  name: 'confirm_when_rendered',
  payload: z.object({ form_order_id: z.int() }),
  retry: { limit: 12, delayS: 5 },
  run: (ctx, { form_order_id }) => executeConfirmRequest(ctx, form_order_id),
});
