import { resolutionLimitRange, usualResolution } from '@platen/design/resolution-limits';
import { currencySymbol } from '@platen/model/money/money';
import { InputNumber, Select } from 'antd';
import { useText } from '../../../../ui/text.ts';
import { configTexts } from './configs.messages.ts';
import styles from './configs.module.css';
import { SettingsField } from './settings-field.tsx';
import type { SettingsDraft } from './use-settings-draft.ts';

/** What only a production image has: the size that it is for, its price and its resolution limits. */
export function ProductionSettings({ settings }: { settings: SettingsDraft }) {
  const t = useText(configTexts);
  const { draft, sizeOptions, price, isPriceOfSize, update, chooseSize, errorOf } = settings;
  return (
    <>
      <div className={styles.pair}>
        <SettingsField label={t('size')} error={errorOf('size')}>
          <Select
            mode="tags"
            maxCount={1}
            value={typeof draft.size === 'string' && draft.size !== '' ? [draft.size] : []}
            onChange={(next: string[]) => chooseSize(next.at(-1) ?? '')}
            options={sizeOptions}
          />
        </SettingsField>
        <SettingsField label={t('price')} error={errorOf('price')} hint={isPriceOfSize ? t('priceHint') : undefined}>
          <InputNumber
            // A price that comes from the sizes is changed there, once for all images.
            disabled={isPriceOfSize}
            min={0}
            precision={2}
            prefix={currencySymbol()}
            value={price ?? null}
            onChange={(next) => update({ price: next ?? undefined })}
          />
        </SettingsField>
      </div>
      <SettingsField label={t('resolution')} error={errorOf('resolution')} hint={t('resolutionHint')} isGroup>
        <span className={styles.pair}>
          {(['warn_dpi', 'error_dpi'] as const).map((limit) => (
            <InputNumber
              key={limit}
              {...resolutionLimitRange}
              precision={0}
              aria-label={t(limit)}
              prefix={t(limit)}
              suffix="dpi"
              value={(draft.resolution ?? usualResolution)[limit]}
              onChange={(next) =>
                update({ resolution: { ...usualResolution, ...draft.resolution, [limit]: next ?? 0 } })
              }
            />
          ))}
        </span>
      </SettingsField>
    </>
  );
}
