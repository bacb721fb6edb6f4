import { fillText } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { findAddressee } from '../users/users.queries.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { notificationTexts } from './notifications.messages.ts';

export interface Notification {
  user_id: number;
  kind: NotificationKind;
  /** The number of the form order, or the address of the webhook. */
  no: string;
  reason: string;
}

/** Queued in the caller's transaction, so that a rollback sends nothing. */
export async function queueNotifications(
  ctx: Pick<Context, 'platform' | 'db'>,
  notifications: readonly Notification[],
): Promise<void> {
  await ctx.platform.jobs.queueAll(
    ctx.db,
    'deliver_notification',
    notifications.map((payload) => ({ payload })),
  );
}

/** Sent only to people who set an address for it, and never to a frozen account. */
export async function deliverNotification({ db, platform }: JobContext, notification: Notification): Promise<void> {
  const user = await findAddressee(db, notification.user_id);
  if (!user || user.notification_email === null) return;
  const { subject, text } = notificationTexts[notification.kind];
  const params = { no: notification.no, reason: notification.reason };
  await platform.messenger.send(
    { email: user.notification_email, phone: null },
    { subject: fillText(subject, params), text: fillText(text, params) },
  );
}
