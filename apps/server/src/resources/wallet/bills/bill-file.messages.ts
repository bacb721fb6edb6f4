import type { BilingualText } from '@platen/model/text/locale';
import type { Bill } from '@platen/model/wallet/bills';

export const billFileTitle: BilingualText = { zh: '账单', en: 'Bills' };

export const billColumnTexts = {
  owner: { zh: '客户', en: 'Customer' },
  no: { zh: '账单编号', en: 'Bill no.' },
  kind: { zh: '类型', en: 'Type' },
  amount: { zh: '金额（{currency}）', en: 'Amount ({currency})' },
  balance: { zh: '余额（{currency}）', en: 'Balance ({currency})' },
  payment_method: { zh: '支付方式', en: 'Payment method' },
  target_type: { zh: '关联对象', en: 'For' },
  target_no: { zh: '关联编号', en: 'For no.' },
  paid_at: { zh: '支付时间', en: 'Paid at' },
} satisfies Record<string, BilingualText>;

export const billTargetTexts: Record<Bill['target_type'], BilingualText> = {
  FormOrder: { zh: '订单', en: 'Purchase order' },
  Recharge: { zh: '充值', en: 'Recharge' },
};
