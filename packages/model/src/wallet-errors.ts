/** Refusals around recharges and their payments; `errors.ts` says how a line is written. */
export const walletErrors = {
  notice_refused: { code: 40025, zh: '支付通知无效：{reason}', en: 'Invalid payment notice: {reason}' },
  recharge_settled: {
    code: 40910,
    zh: '充值 {no} 已处理，当前状态为“{state}”',
    en: 'Recharge {no} was already processed and is “{state}”',
  },
  payment_method_unavailable: {
    code: 40911,
    zh: '支付方式“{method}”尚未配置',
    en: 'The payment method “{method}” is not set up',
  },
  advance_below_debt: {
    code: 40912,
    zh: '预支额度不能低于已欠款 {debt}',
    en: 'The advance cannot be less than the {debt} already owed',
  },
  recharge_online: {
    code: 40917,
    zh: '充值 {no} 由支付渠道确认，不能人工审核',
    en: 'Recharge {no} is confirmed by the payment provider and cannot be approved manually',
  },
  provider_failed: {
    code: 50201,
    zh: '支付服务暂时无法使用，请稍后再试',
    en: 'The payment provider is unavailable. Please try again later',
  },
  recharge_offline: {
    code: 40980,
    zh: '充值 {no} 是线下转账，由工厂核对到账',
    en: 'Recharge {no} is a bank transfer, which the factory confirms',
  },
  payment_mismatch: {
    code: 40981,
    zh: '支付渠道的记录与充值 {no} 不一致，未入账，请联系工厂',
    en: 'What the payment provider recorded does not match recharge {no}. Nothing was added. Contact the factory',
  },
} as const;
