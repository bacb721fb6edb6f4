/** What people are notified of by email: events that they would otherwise notice too late. */
export const notificationKinds = [
  'rejected',
  'sent',
  'confirm_held',
  'approval_waiting',
  'approval_rejected',
  'webhook_switched_off',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
