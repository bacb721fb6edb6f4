import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { makeOrderImages } from '../resources/orders/orders/order-images.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    render_order_production: { order_id: number };
  }
}

/**
 * Draws the production images of an order. Only one order runs at a time in a process: an image is drawn in strips on
 * every thread, and two images would hold their pictures in memory at once.
 */
export const renderOrderProduction = defineJob({
  name: 'render_order_production',
  payload: z.object({ order_id: z.int() }),
  retry: { limit: 10, delayS: 5 },
  run: (ctx, { order_id }) => makeOrderImages(ctx, order_id, 'production'),
});
