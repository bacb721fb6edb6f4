import { defineTexts } from '../../ui/text.ts';

export const checkPaymentTexts = defineTexts({
  en: {
    check: 'Check payment',
    paid: '{amount} was paid and is now on the balance',
    unpaid: '{method} has not received a payment for {no} yet',
  },
  zh: {
    check: '查询支付结果',
    paid: '{amount} 已支付，现已计入余额',
    unpaid: '{method}尚未收到 {no} 的付款',
  },
});
