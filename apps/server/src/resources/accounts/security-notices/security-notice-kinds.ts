/** What people are told about their own account, so that they notice if it was somebody else. */
export const securityNoticeKinds = [
  'new_device',
  'password_changed',
  'factor_added',
  'factor_removed',
  'factors_reset',
  'recovery_code_used',
  'contact_changed',
  'webhook_changed',
] as const;
export type SecurityNoticeKind = (typeof securityNoticeKinds)[number];
