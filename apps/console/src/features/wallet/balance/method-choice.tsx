import type { RechargeMethod, RechargeMethods } from '@platen/model/wallet/recharges';
import { PaymentMark, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge-choices.module.css';

interface Props {
  id?: string;
  methods: RechargeMethods['methods'];
  value?: RechargeMethod;
  onChange?: (next: RechargeMethod) => void;
}

/** The payment methods. One that the factory has not configured is shown as unavailable, because people look for it. */
export function MethodChoice({ id, methods, value, onChange }: Props) {
  const t = useText(rechargeTexts);
  const label = usePaymentMethodLabel();
  return (
    <div {...(id && { id })} className={styles.methods} role="radiogroup" aria-label={t('method')}>
      {methods.map(({ payment_method: method, is_available, is_demo }) => (
        <label key={method} className={styles.method} data-chosen={method === value} data-off={!is_available}>
          <input
            type="radio"
            name="payment_method"
            checked={method === value}
            disabled={!is_available}
            onChange={() => onChange?.(method)}
          />
          <PaymentMark method={method} size="large" />
          <span className={styles.name}>
            {label(method)}
            {is_demo && <KindTag tone="warning">{t('demo')}</KindTag>}
          </span>
          <span className={styles.text}>{is_available ? t(`methodTexts.${method}`) : t('unavailable')}</span>
        </label>
      ))}
    </div>
  );
}
