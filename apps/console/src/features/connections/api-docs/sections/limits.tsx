import { customerPlanRecords, customerPlans } from '@platen/model/accounts/customer-plans';
import { idempotencyKeyLifeMs } from '@platen/model/api';
import { blobMaxBytes, imagePixelsMax } from '@platen/model/files/blobs';
import { formatCount } from '@platen/model/money/money';
import { ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { BulletList, DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { limitsTexts } from './limits.messages.ts';

const dayMs = 24 * 3_600_000;

export function LimitsSection() {
  const t = useText(limitsTexts);
  const locale = useLocale();
  return (
    <>
      <DocSection title={t('rateTitle')}>
        <Paragraph text={t('rateText')} />
        <DocTable
          label={t('plan')}
          heads={[t('plan'), t('perKey'), t('perAccount')]}
          rows={customerPlans.map((plan) => {
            const { text, limits } = customerPlanRecords[plan];
            const counts = [limits.keyRequestsPerMinute, limits.accountRequestsPerMinute].map(formatCount);
            return [textIn(text, locale), ...counts];
          })}
        />
        <Paragraph text={t('rateHeaders')} />
        <DocTable
          label={t('rateTitle')}
          heads={[t('header'), t('meaning')]}
          rows={[
            ['`x-ratelimit-limit`', t('limit')],
            ['`x-ratelimit-remaining`', t('remaining')],
            ['`x-ratelimit-reset`', t('reset')],
            ['`retry-after`', t('retryAfter')],
          ]}
        />
        <Paragraph text={t('retryText')} />
      </DocSection>
      <DocSection title={t('onceTitle')}>
        <Paragraph text={t('onceText')} />
        <BulletList
          texts={[
            t('oncePoints.kept', { days: formatCount(idempotencyKeyLifeMs / dayMs) }),
            t('oncePoints.other'),
            t('oncePoints.refused'),
          ]}
        />
      </DocSection>
      <DocSection title={t('sizeTitle')}>
        <Paragraph
          text={t('size', {
            orders: formatCount(ordersPerRequestMax),
            fileMb: formatCount(blobMaxBytes / 1024 / 1024),
            pixels: formatCount(imagePixelsMax / 1_000_000),
          })}
        />
      </DocSection>
    </>
  );
}
