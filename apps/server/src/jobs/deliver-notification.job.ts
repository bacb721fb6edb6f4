import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { notificationKinds } from '../resources/accounts/notifications/notification-kinds.ts';
import { deliverNotification, type Notification } from '../resources/accounts/notifications/notifications.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    deliver_notification: Notification;
  }
}

/** Sends an email about an order. */
export const deliverNotificationJob = defineJob({
  name: 'deliver_notification',
  payload: z.object({ user_id: z.int(), kind: z.enum(notificationKinds), no: z.string(), reason: z.string() }),
  retry: { limit: 6, delayS: 30 },
  run: (ctx, notification) => deliverNotification(ctx, notification),
});
