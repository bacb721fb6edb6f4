import { type PlacementKey, placementFields } from '@platen/design/layers/common-fields';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { FlipHorizontal2, FlipVertical2, Link2, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { NumberBox } from './number-box.tsx';
import styles from './panel.module.css';

interface Props {
  layer: Layer;
  isDisabled: boolean;
  /** What the order changed. */
  changedKeys?: ReadonlySet<string> | undefined;
  onChange: (key: PlacementKey, value: number | boolean) => void;
  /** Next to the title. */
  extra?: ReactNode;
}

/** Where a layer is, how large, rotated and mirrored it is. */
export function PositionSection({ layer, isDisabled, changedKeys, onChange, extra }: Props) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const { keepsRatio, isRotatable } = layerKindOf(layer);
  return (
    <section className={styles.section} aria-label={t('position')}>
      <header className={styles.title}>
        <h3>{t('position')}</h3>
        {extra}
      </header>
      <div className={styles.frame}>
        {placementFields.map((field) => {
          const label = textIn(field.label, locale);
          if (field.kind === 'flag') {
            return (
              <button
                key={field.key}
                type="button"
                className={styles.flip}
                aria-label={label}
                title={label}
                aria-pressed={layer[field.key]}
                disabled={isDisabled}
                data-changed={changedKeys?.has(field.key)}
                onClick={() => onChange(field.key, !layer[field.key])}
              >
                {placementIcons[field.key]}
              </button>
            );
          }
          return (
            <NumberBox
              key={field.key}
              label={label}
              prefix={placementIcons[field.key]}
              value={layer[field.key]}
              min={field.min}
              max={field.max}
              unit={field.unit === '°' ? '°' : undefined}
              isDisabled={isDisabled || (field.key === 'rotate' && !isRotatable)}
              isChanged={changedKeys?.has(field.key) ?? false}
              onChange={(next) => onChange(field.key, next)}
            />
          );
        })}
        {keepsRatio && (
          <span className={styles.ratio} aria-hidden>
            <Link2 />
          </span>
        )}
      </div>
    </section>
  );
}

/** The icons before the numbers of a position. */
export const placementIcons: Readonly<Record<PlacementKey, ReactNode>> = {
  left: 'X',
  top: 'Y',
  width: 'W',
  height: 'H',
  rotate: <RotateCw aria-hidden />,
  flip_horizontal: <FlipHorizontal2 aria-hidden />,
  flip_vertical: <FlipVertical2 aria-hidden />,
};
