import { opacityWhole } from '@platen/design/constants';
import { appearanceFields } from '@platen/design/layers/common-fields';
import type { Layer } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { Blend, Lock, LockOpen } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { NumberBox } from './number-box.tsx';
import styles from './panel.module.css';

interface Props {
  layer: Layer;
  isDisabled: boolean;
  onOpacity: (percent: number) => void;
  onLock: () => void;
}

/** The properties that every kind has besides its position. Unlocking is always possible. */
export function AppearanceSection({ layer, isDisabled, onOpacity, onLock }: Props) {
  const t = useText(designerTexts);
  const locale = useLocale();
  return (
    <section className={styles.section} aria-label={t('appearance')}>
      <header className={styles.title}>
        <h3>{t('appearance')}</h3>
      </header>
      <div className={styles.frame}>
        {appearanceFields.map((field) => {
          const label = textIn(field.label, locale);
          return field.kind === 'number' ? (
            <NumberBox
              key={field.key}
              label={label}
              prefix={<Blend aria-hidden />}
              value={layer[field.key] ?? opacityWhole}
              min={field.min}
              max={field.max}
              unit={field.unit}
              isDisabled={isDisabled}
              onChange={onOpacity}
            />
          ) : (
            <button
              key={field.key}
              type="button"
              className={styles.lock}
              aria-pressed={layer[field.key] === true}
              onClick={onLock}
            >
              {layer[field.key] ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
              {label}
            </button>
          );
        })}
      </div>
    </section>
  );
}
