import { mockupsPerMinute } from '@platen/model/api';
import { currencies } from '@platen/model/money/currencies';
import { amountCurrency, formatCount } from '@platen/model/money/money';
import { textIn, toLocale } from '@platen/model/text/locale';
import { sampleFormOrder, sampleMockup } from '@platen/ordering/samples/sample-order';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { BulletList, DocSection, Paragraph } from '../doc-blocks.tsx';
import { CallSamples, useSampleTemplate } from '../doc-samples.tsx';
import { beforeTexts } from './before.messages.ts';

/** What can be requested before anything is ordered. */
export function BeforeSection() {
  const t = useText(beforeTexts);
  const locale = toLocale(useLocale());
  const currency = amountCurrency();
  const { template } = useSampleTemplate('micro_custom');
  return (
    <>
      <DocSection title={t('priceTitle')}>
        <Paragraph text={t('priceText', { name: textIn(currencies[currency], locale), currency })} />
        <BulletList texts={[t('pricePoints.rule'), t('pricePoints.rendering'), t('pricePoints.frozen')]} />
      </DocSection>
      <DocSection title={t('quoteTitle')}>
        <Paragraph text={t('quoteText')} />
        <CallSamples
          call={{ method: 'POST', path: '/form_orders/quote', body: sampleFormOrder(template, 'SHOP-1001', locale) }}
        />
      </DocSection>
      <DocSection title={t('mockupTitle')}>
        <Paragraph text={t('mockupText', { perMinute: formatCount(mockupsPerMinute) })} />
        <CallSamples call={{ method: 'POST', path: '/form_orders/mockups', body: sampleMockup(template, locale) }} />
      </DocSection>
    </>
  );
}
