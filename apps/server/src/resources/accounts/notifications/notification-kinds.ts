/** What people are told of by mail: what they would otherwise find out too late. */
export const notificationKinds = ['rejected', 'sent', 'confirm_held'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
