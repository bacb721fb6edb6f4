import { countryName } from '@platen/model/factory/countries';
import { shippingKinds, shippingKindTexts } from '@platen/model/factory/shipping-settings';
import { textIn } from '@platen/model/text/locale';
import { linkOptions } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useHistoryAction } from '../../../shared/audit/use-history-action.tsx';
import { shippingSettingsQuery } from '../../../shared/orders/shipping-settings.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { shippingSettingsTexts } from './shipping-settings.messages.ts';

/** What the factory offers and requires for shipping. */
export function ShippingSettingsDetail() {
  const t = useText(shippingSettingsTexts);
  const locale = useLocale();
  const can = useCan();
  const historyOf = useHistoryAction();
  const edit = {
    key: 'edit',
    label: t('edit'),
    icon: <Pencil aria-hidden />,
    link: linkOptions({ to: '/shipping_settings/edit' }),
  };
  return (
    <DetailScreen
      query={shippingSettingsQuery}
      title={() => t('title')}
      actions={() => [...(can('shipping_settings.update') ? [edit] : []), ...historyOf('shipping_settings')]}
      sections={(settings) => [
        {
          title: t('methods'),
          items:
            settings.shipping_methods.length === 0
              ? [{ kind: 'text', label: t('method'), value: t('noMethods'), isWide: true }]
              : settings.shipping_methods.map(({ name, kind }) => ({
                  kind: 'text',
                  label: textIn(shippingKindTexts[kind], locale),
                  value: name,
                })),
        },
        {
          title: t('required'),
          items: [
            ...shippingKinds.map((kind) => ({
              kind: 'text' as const,
              label: textIn(shippingKindTexts[kind], locale),
              value:
                settings.required_parts[kind]
                  .map((part) => t(`parts.${part}`))
                  .join(locale === 'zh-CN' ? '、' : ', ') || t('nothingRequired'),
              isWide: true,
            })),
            { kind: 'text', label: t('homeCountry'), value: countryName(settings.home_country, locale) },
            { kind: 'text', label: t('overdue'), value: t('hours', { hours: settings.overdue_hours }) },
            { kind: 'dateTime', label: t('updatedAt'), value: settings.updated_at },
          ],
        },
      ]}
    />
  );
}
