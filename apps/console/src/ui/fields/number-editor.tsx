import { textIn } from '@platen/model/text/locale';
import { InputNumber } from 'antd';
import { useLocale } from 'use-intl';
import { useText } from '../text.ts';
import { fieldTexts } from './fields.messages.ts';
import styles from './fields.module.css';
import type { EditorProps } from './fields.types.ts';
import { type ControlProps, Errors, Labeled } from './labeled.tsx';

interface InputProps {
  control: Partial<ControlProps>;
  /** `NaN`: there is no value, and the placeholder says why. */
  value: number;
  placeholder?: string | undefined;
  onChange: (next: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  unit?: string | undefined;
  isInvalid: boolean;
}

/** Two decimals are enough for everything that is measured here; trailing zeros are not shown. */
function NumberInput({ control, value, placeholder, onChange, unit, isInvalid, ...range }: InputProps) {
  const limits = Object.fromEntries(Object.entries(range).filter(([, limit]) => limit !== undefined));
  return (
    <InputNumber
      {...control}
      {...limits}
      className={styles.number ?? ''}
      suffix={unit}
      precision={2}
      formatter={(shown) =>
        Number.isNaN(Number.parseFloat(String(shown))) ? '' : String(Number.parseFloat(String(shown)))
      }
      {...(placeholder !== undefined && { placeholder })}
      status={isInvalid ? 'error' : ''}
      value={Number.isNaN(value) ? null : value}
      onChange={(next) => {
        if (next !== null) onChange(next);
      }}
    />
  );
}

export function NumberEditor({ field, value, onChange, errorsAt }: EditorProps<'number'>) {
  const errors = errorsAt('');
  return (
    <Labeled label={textIn(field.label, useLocale())} errors={errors}>
      {(control) => (
        <NumberInput
          control={control}
          value={value}
          placeholder={field.placeholder}
          onChange={onChange}
          min={field.min}
          max={field.max}
          step={field.step}
          unit={field.unit}
          isInvalid={errors.length > 0}
        />
      )}
    </Labeled>
  );
}

export function SizeEditor({ field, value, onChange, errorsAt }: EditorProps<'size'>) {
  const t = useText(fieldTexts);
  const label = textIn(field.label, useLocale());
  return (
    <Labeled label={label} errors={errorsAt('')} isGroup>
      {() => (
        <span className={styles.pair}>
          {(['width', 'height'] as const).map((side) => {
            const errors = errorsAt(side);
            return (
              <span key={side} className={styles.labeled}>
                <NumberInput
                  control={{ 'aria-label': `${label} ${t(side)}` } as Partial<ControlProps>}
                  value={value[side]}
                  onChange={(next) => onChange({ ...value, [side]: next })}
                  min={field.min}
                  max={field.max}
                  unit="px"
                  isInvalid={errors.length > 0}
                />
                <Errors errors={errors} />
              </span>
            );
          })}
        </span>
      )}
    </Labeled>
  );
}
