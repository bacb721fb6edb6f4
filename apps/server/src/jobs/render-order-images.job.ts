import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { makeOrderImages } from '../resources/orders/orders/order-images.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    render_order_images: { order_id: number };
  }
}

/**
 * Draws the custom-area and effect images of an order. Each is small and uses one thread, so as many orders run as
 * there are threads.
 */
export const renderOrderImages = defineJob({
  name: 'render_order_images',
  payload: z.object({ order_id: z.int() }),
  retry: { limit: 9, delayS: 2 },
  concurrency: availableParallelism(),
  run: (ctx, { order_id }) => makeOrderImages(ctx, order_id, 'preview'),
});
