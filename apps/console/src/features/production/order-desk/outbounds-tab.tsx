import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useText } from '../../../ui/text.ts';
import { type OutboundWay, outboundWays } from './desk-search.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import styles from './outbounds-tab.module.css';
import { PasteForm } from './paste-form.tsx';
import { RecentOutbounds } from './recent-outbounds.tsx';
import { ScanForm } from './scan-form.tsx';
import type { OutboundDrafts } from './use-outbound-drafts.ts';

const wayLink = (way: OutboundWay) =>
  linkOptions({ to: '/order_desk', search: { tab: 'outbounds', ...(way !== 'scan' && { way }) } });

/** Outgoing parcels: recorded one by one while packing, or all at once from the carrier's list. */
export function OutboundsTab({ drafts }: { drafts: OutboundDrafts }) {
  const t = useText(outboundsTexts);
  const navigate = useNavigate();
  const { way = 'scan' } = useSearch({ from: '/shell/order_desk' });
  return (
    <div className={styles.parts}>
      <section className={styles.card} aria-label={t(`ways.${way}`)}>
        <Segmented<OutboundWay>
          className={styles.ways ?? ''}
          aria-label={t('waysLabel')}
          options={outboundWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={way}
          onChange={(next) => void navigate({ ...wayLink(next), resetScroll: false })}
        />
        {way === 'scan' ? <ScanForm key={drafts.scanCount} drafts={drafts} /> : <PasteForm drafts={drafts} />}
      </section>
      <RecentOutbounds />
    </div>
  );
}
