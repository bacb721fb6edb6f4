/** What the demo factory tells customers who pay by transfer. In both languages: it is one text for all of them. */
export const offlineInstructions = `开户行：示例银行杭州分行
户名：Platen 演示工厂
账号：6222 0000 0000 0000
转账附言请填写充值单号。
Please put the recharge number into the reference of your transfer.`;
