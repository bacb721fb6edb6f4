import type { Text } from '@platen/model/locale';

/** What the customer sees at the payment provider. */
export const paymentSubject: Text = { zh: '{name} 充值 {no}', en: '{name} recharge {no}' };
