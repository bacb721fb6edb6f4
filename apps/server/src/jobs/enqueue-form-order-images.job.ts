import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { enqueueOrderImages } from '../resources/orders/orders/order-images.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    render_form_order_images: { form_order_id: number; stage: 'preview' | 'production'; after_id?: number | undefined };
  }
}

/**
 * Enqueues the images of a few hundred orders of a form order, and itself for the next ones, so that neither a request
 * nor other form orders wait for thousands of jobs.
 */
export const enqueueFormOrderImages = defineJob({
  name: 'render_form_order_images',
  payload: z.object({ form_order_id: z.int(), stage: z.enum(['preview', 'production']), after_id: z.int().optional() }),
  retry: { limit: 8, delayS: 5 },
  run: (ctx, { form_order_id, stage, after_id }) => enqueueOrderImages(ctx, form_order_id, stage, after_id),
});
