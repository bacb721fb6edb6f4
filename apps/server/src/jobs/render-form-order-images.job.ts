import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';
import { spreadFormOrderImages } from '../resources/orders/orders/order-images.service.ts';

declare module '../platform/job-queue.ts' {
  interface JobPayloads {
    render_form_order_images: { form_order_id: number; stage: 'preview' | 'production' };
  }
}

/** Queues the images of each order of a form order: a request must not wait for thousands of jobs. */
export const renderFormOrderImages = defineJob({
  name: 'render_form_order_images',
  payload: z.object({ form_order_id: z.int(), stage: z.enum(['preview', 'production']) }),
  retry: { limit: 8, delayS: 5 },
  run: (ctx, { form_order_id, stage }) => spreadFormOrderImages(ctx, form_order_id, stage),
});
