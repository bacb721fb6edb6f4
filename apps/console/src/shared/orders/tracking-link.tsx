import { trackingUrl } from '@platen/model/production/carriers';
import { ExternalLink } from 'lucide-react';
import { CopyableText } from '../../ui/copyable-text.tsx';
import { defineTexts, useText } from '../../ui/text.ts';
import styles from './tracking-link.module.css';

const texts = defineTexts({ en: { follow: 'Track {no}' }, zh: { follow: '查询 {no} 的物流' } });

/** A tracking number: it can be copied and, if the carrier is known, tracked. */
export function TrackingLink({ company, no }: { company: string; no: string }) {
  const t = useText(texts);
  const url = trackingUrl(company, no);
  return (
    <span className={styles.tracking}>
      <CopyableText text={no} isCode />
      {url && (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t('follow', { no })} title={t('follow', { no })}>
          <ExternalLink aria-hidden />
        </a>
      )}
    </span>
  );
}
