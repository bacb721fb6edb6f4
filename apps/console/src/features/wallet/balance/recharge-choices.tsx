import { currencySymbol, formatCount } from '@platen/model/money/money';
import { rechargeYuanMax } from '@platen/model/wallet/recharge-amounts';
import type { RechargeMethod, RechargeMethods } from '@platen/model/wallet/recharges';
import { InputNumber } from 'antd';
import { PaymentMark, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import { quickAmountsYuan } from './recharge-amounts.ts';
import styles from './recharge-choices.module.css';

interface AmountChoiceProps {
  id?: string;
  value?: number | null;
  onChange?: (next: number | null) => void;
}

/** The usual amounts, and a custom one. */
export function AmountChoice({ id, value, onChange }: AmountChoiceProps) {
  const t = useText(rechargeTexts);
  return (
    <div className={styles.amounts}>
      {quickAmountsYuan.map((yuan) => (
        <button key={yuan} type="button" aria-pressed={yuan === value} onClick={() => onChange?.(yuan)}>
          {`${currencySymbol()}${formatCount(yuan)}`}
        </button>
      ))}
      <InputNumber
        {...(id && { id })}
        className={styles.amount}
        size="large"
        controls={false}
        precision={2}
        max={rechargeYuanMax}
        prefix={currencySymbol()}
        placeholder={t('otherAmount')}
        inputMode="decimal"
        value={value ?? null}
        onChange={(next) => onChange?.(next)}
      />
    </div>
  );
}

interface MethodChoiceProps {
  id?: string;
  methods: RechargeMethods['methods'];
  value?: RechargeMethod;
  onChange?: (next: RechargeMethod) => void;
}

/** The payment methods. One that the factory has not configured is shown as unavailable, because people look for it. */
export function MethodChoice({ id, methods, value, onChange }: MethodChoiceProps) {
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
