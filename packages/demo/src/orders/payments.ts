import type { BilingualText } from '@platen/model/text/locale';
import { inEachLocale } from '../translate.ts';

/**
 * The demo factory's instructions for bank transfers. All customers see one text, so the Chinese one ends in English.
 */
export const offlineInstructions = inEachLocale((t) =>
  t(
    `开户行：示例银行杭州分行
户名：Platen 演示工厂
账号：6222 0000 0000 0000
转账附言请填写充值单号。
Please put the recharge number into the reference of your transfer.`,
    `Bank: Example Bank, Hangzhou branch
Account name: Platen Demo Factory
Account number: 6222 0000 0000 0000
Put the recharge number into the reference of your transfer.`,
  ),
);

/** The remark of later recharges. */
export const laterRecharge = { amount: 20_000, remark: { zh: '对公转账', en: 'Bank transfer' } };

interface AdvanceGrant {
  advance_amount: number;
  reason: BilingualText;
  hoursAgo: number;
}

/** The advances that the factory granted, the oldest first: one customer's limit grows, the other has paid back. */
export const advanceGrants: Record<'merchant' | 'reseller', readonly AdvanceGrant[]> = {
  merchant: [
    { advance_amount: 2000, reason: { zh: '旺季备货周转', en: 'Stock for the high season' }, hoursAgo: 45 * 24 },
    { advance_amount: 0, reason: { zh: '已结清，恢复预付', en: 'Paid back, prepaid again' }, hoursAgo: 10 * 24 },
  ],
  reseller: [
    {
      advance_amount: 3000,
      reason: { zh: 'First season together', en: 'First season together' },
      hoursAgo: 60 * 24,
    },
    { advance_amount: 5000, reason: { zh: 'Christmas stock', en: 'Christmas stock' }, hoursAgo: 20 * 24 },
  ],
};
