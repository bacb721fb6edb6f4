import type { BilingualText } from '@platen/model/text/locale';

/** The text that the customer sees at the payment provider. */
export const paymentSubject: BilingualText = { zh: '{name} 充值 {no}', en: '{name} recharge {no}' };
