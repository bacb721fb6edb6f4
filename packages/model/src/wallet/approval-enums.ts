import type { BilingualText } from '../text/locale.ts';

/** What can need a second person. Separate from the schemas, because every list shows these and no list needs a schema. */
export const approvalKinds = ['recharge', 'advance', 'refund'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalKindTexts: Record<ApprovalKind, BilingualText> = {
  recharge: { zh: '线下充值', en: 'Bank transfer' },
  advance: { zh: '预支额度', en: 'Advance' },
  refund: { zh: '退款', en: 'Refund' },
};

export const approvalStates = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalStateTexts: Record<ApprovalState, BilingualText> = {
  waiting: { zh: '待复核', en: 'Waiting' },
  approved: { zh: '已复核', en: 'Approved' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
};
