import { textIn } from '@platen/model/text/locale';
import { type PaymentMethod, paymentMethodTexts } from '@platen/model/wallet/wallet-enums';
import { Landmark, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import styles from './payment-method.module.css';

/** Two speech bubbles with eyes. */
const wechatMark = (
  <svg viewBox="0 0 24 24" fill="currentColor">
    <path d="M9.6 4C5.4 4 2 6.8 2 10.300c0 2 1.100 3.700 2.800 4.900l-.7 2.200 2.600-1.300c.8.2 1.600.4 2.500.4a6 6 0 0 1-.2-1.600c0-3.300 3.100-5.900 7-5.900h.6C15.900 6.100 13.100 4 9.600 4zM7.100 9.300a1 1 0 1 1 0-2 1 1 0 0 1 0 2zm5 0a1 1 0 1 1 0-2 1 1 0 0 1 0 2z" />
    <path d="M22 14.900c0-2.900-2.800-5.200-6.200-5.200s-6.200 2.300-6.200 5.200 2.800 5.200 6.200 5.200c.7 0 1.400-.1 2-.3l2.100 1.100-.5-1.800c1.600-1 2.600-2.500 2.600-4.200zm-8.200-.8a.8.8 0 1 1 0-1.600.8.8 0 0 1 0 1.600zm4 0a.8.8 0 1 1 0-1.600.8.8 0 0 1 0 1.600z" />
  </svg>
);

const marks: Record<PaymentMethod, ReactNode> = {
  wechat: wechatMark,
  alipay: <b>支</b>,
  offline: <Landmark />,
  balance: <Wallet />,
};

export function usePaymentMethodLabel(): (method: PaymentMethod) => string {
  const locale = useLocale();
  return (method) => textIn(paymentMethodTexts[method], locale);
}

/** The logo of a payment method. */
export function PaymentMark({ method, size = 'small' }: { method: PaymentMethod; size?: 'small' | 'large' }) {
  return (
    <span className={styles.mark} data-method={method} data-size={size} aria-hidden>
      {marks[method]}
    </span>
  );
}

export function PaymentMethodName({ method }: { method: PaymentMethod }) {
  const label = usePaymentMethodLabel();
  return (
    <span className={styles.name}>
      <PaymentMark method={method} />
      {label(method)}
    </span>
  );
}
