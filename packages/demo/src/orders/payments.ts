/** What the demo factory tells customers who pay by transfer. In both languages: it is one text for all of them. */
export const offlineInstructions = `开户行：示例银行杭州分行
户名：Platen 演示工厂
账号：6222 0000 0000 0000
转账附言请填写充值单号。
Please put the recharge number into the reference of your transfer.`;

/** Advances that the factory granted, the oldest first: one customer is trusted more and more, the other has paid back. */
export const advanceGrants = {
  merchant: [
    { advance_amount: 2000, reason: '旺季备货周转', hoursAgo: 45 * 24 },
    { advance_amount: 0, reason: '已结清，恢复预付', hoursAgo: 10 * 24 },
  ],
  reseller: [
    { advance_amount: 3000, reason: 'First season together', hoursAgo: 60 * 24 },
    { advance_amount: 5000, reason: 'Christmas stock', hoursAgo: 20 * 24 },
  ],
} as const;
