/** The words in the statements of payment providers, exactly as they write them. */

/** WeChat Pay's trade bill (交易账单). */
export const wechatStatementWords = {
  providerNo: '微信订单号',
  no: '商户订单号',
  time: '交易时间',
  merchant: '商户号',
  state: '交易状态',
  amount: '订单金额',
  /** What was refunded, with and without the customer's coupons; bills of payments alone have neither. */
  refundedAmount: '申请退款金额',
  refundedCash: '退款金额',
  /** Where the totals begin. */
  totals: '总交易单数',
} as const;

/** Alipay's business bill (业务明细). */
export const alipayStatementWords = {
  providerNo: '支付宝交易号',
  no: '商户订单号',
  kind: '业务类型',
  time: '完成时间',
  amount: '订单金额（元）',
  /** Values of `kind`. */
  payment: '交易',
  refund: '退款',
  /** In comments: the account of the seller, and where the payments end. */
  account: '账号：',
  end: '业务明细列表结束',
} as const;
