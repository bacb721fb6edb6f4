/** What people are notified of by email: events that they would otherwise notice too late. */
export const notificationKinds = ['rejected', 'sent', 'confirm_held'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
