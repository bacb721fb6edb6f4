import type { Bill } from '@platen/model/bills';
import type { BilingualText } from '@platen/model/locale';

export const billFileTitle: BilingualText = { zh: '账单', en: 'Bills' };

export const billColumnTexts = {
  owner: { zh: '客户', en: 'Customer' },
  no: { zh: '账单编号', en: 'Bill No.' },
  kind: { zh: '类型', en: 'Kind' },
  amount: { zh: '金额（元）', en: 'Amount (CNY)' },
  balance: { zh: '余额（元）', en: 'Balance (CNY)' },
  payment_method: { zh: '支付方式', en: 'Payment Method' },
  target_type: { zh: '关联对象', en: 'Paid For' },
  target_no: { zh: '关联编号', en: 'Paid For No.' },
  paid_at: { zh: '支付时间', en: 'Paid At' },
} satisfies Record<string, BilingualText>;

export const billTargetTexts: Record<Bill['target_type'], BilingualText> = {
  FormOrder: { zh: '表单订单', en: 'Form Order' },
  Recharge: { zh: '充值', en: 'Recharge' },
};
