import { apiAccountRequestsPerMinute, apiKeyRequestsPerMinute, idempotencyKeyLifeMs } from '@platen/model/api';
import { blobMaxBytes, imagePixelsMax } from '@platen/model/blobs';
import { ordersPerRequestMax } from '@platen/model/form-orders';
import { formatCount } from '@platen/model/money';
import { useText } from '../../../../ui/text.ts';
import { DocTable, Paragraph, DocSection, BulletList } from '../doc-blocks.tsx';
import { limitsTexts } from './limits.messages.ts';

const dayMs = 24 * 3_600_000;

export function LimitsSection() {
  const t = useText(limitsTexts);
  return (
    <>
      <DocSection title={t('rateTitle')}>
        <Paragraph
          text={t('rateText', {
            perMinute: formatCount(apiKeyRequestsPerMinute),
            perAccount: formatCount(apiAccountRequestsPerMinute),
          })}
        />
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
