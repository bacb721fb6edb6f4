import { toHundredths } from '@platen/design/geometry';
import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  label: string;
  /** A letter or an icon before the number. */
  prefix: ReactNode;
  /** `NaN`: there is no value, and the placeholder says why. */
  value: number;
  placeholder?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  unit?: string | undefined;
  isDisabled?: boolean;
  /** The value differs from the template, in an order. */
  isChanged?: boolean;
  onChange: (next: number) => void;
}

/** A number input of the panel. Two decimals are enough for everything that is measured here. */
export function NumberBox({
  label,
  prefix,
  value,
  placeholder,
  min,
  max,
  unit,
  isDisabled = false,
  isChanged = false,
  onChange,
}: Props) {
  return (
    <InputNumber
      className={`${styles.number} ${isChanged ? styles.changed : ''}`}
      variant="filled"
      size="small"
      controls={false}
      aria-label={label}
      title={label}
      prefix={prefix}
      suffix={unit}
      precision={2}
      formatter={(shown) => {
        const number = Number.parseFloat(String(shown));
        return Number.isNaN(number) ? '' : String(toHundredths(number));
      }}
      {...(placeholder !== undefined && { placeholder })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      keyboard
      disabled={isDisabled}
      value={Number.isNaN(value) ? null : value}
      onChange={(next) => {
        if (next !== null) onChange(next);
      }}
    />
  );
}
