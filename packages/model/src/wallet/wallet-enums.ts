import type { BilingualText } from '../text/locale.ts';

/** Separate from the schemas, because every list shows these states and no list needs a schema. */
export const billKinds = ['recharge', 'order_payment', 'order_refund'] as const;
export type BillKind = (typeof billKinds)[number];

export const paymentMethods = ['wechat', 'alipay', 'balance', 'offline'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const billKindTexts: Record<BillKind, BilingualText> = {
  recharge: { zh: '充值', en: 'Recharge' },
  order_payment: { zh: '订单支付', en: 'Order payment' },
  order_refund: { zh: '订单退款', en: 'Order refund' },
};
export const paymentMethodTexts: Record<PaymentMethod, BilingualText> = {
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  balance: { zh: '余额', en: 'Balance' },
  offline: { zh: '线下转账', en: 'Offline' },
};

/** Why a provider ended a payment that was not made: it was closed, it was revoked, or the customer's bank refused it. */
export const closedReasons = ['closed', 'revoked', 'failed'] as const;
export type ClosedReason = (typeof closedReasons)[number];

export const closedReasonTexts: Record<ClosedReason, BilingualText> = {
  closed: {
    zh: '支付渠道已关闭该笔支付，未产生扣款。',
    en: 'The payment provider closed this payment. Nothing was charged.',
  },
  revoked: {
    zh: '该笔支付已撤销，金额会退回原账户。',
    en: 'This payment was revoked. Any amount charged is returned.',
  },
  failed: { zh: '支付失败：银行拒绝了扣款。', en: 'The payment failed: the bank declined it.' },
};

/** `pending` waits for the provider's notice, or for staff if it is offline. */
export const rechargeStates = ['pending', 'paid', 'rejected', 'expired'] as const;
export type RechargeState = (typeof rechargeStates)[number];

export const rechargeStateTexts: Record<RechargeState, BilingualText> = {
  pending: { zh: '待支付', en: 'Pending' },
  paid: { zh: '已到账', en: 'Paid' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  expired: { zh: '已过期', en: 'Expired' },
};
