import { currencySymbol, formatCount } from '@platen/model/money/money';
import { rechargeYuanMax } from '@platen/model/wallet/recharge-amounts';
import { InputNumber } from 'antd';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import { quickAmountsYuan } from './recharge-amounts.ts';
import styles from './recharge-choices.module.css';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (next: number | null) => void;
}

/** The usual amounts, and a custom one. */
export function AmountChoice({ id, value, onChange }: Props) {
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
