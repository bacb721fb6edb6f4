import { formatCount } from '@platen/model/money/money';
import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import { phaseOf } from '@platen/model/orders/lifecycle/order-states';
import type { UseQueryResult } from '@tanstack/react-query';
import { FindingBadge } from '../../../shared/findings/finding-badge.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import type { ScannedOrderRow } from './order-desk.api.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import styles from './scanned-order.module.css';

const artworkWidthPx = 480;

/** The order of the scanned number, to compare with the parcel. */
export function ScannedOrder({ no, query }: { no: string; query: UseQueryResult<ScannedOrderRow | null> }) {
  const t = useText(outboundsTexts);
  if (query.isError) return <span className={styles.note}>{t('scanned.failed', { no })}</span>;
  if (query.data === undefined) return <span className={styles.note}>{t('scanned.searching', { no })}</span>;
  if (query.data === null) {
    return (
      <span className={styles.unknown} role="alert">
        {t('scanned.unknown', { no })}
      </span>
    );
  }
  return <KnownOrder order={query.data} />;
}

function KnownOrder({ order }: { order: ScannedOrderRow }) {
  const t = useText(outboundsTexts);
  const badgeOf = useStateBadge('order');
  const { tone, label } = badgeOf(order.state);
  const isSent = phaseOf(order.state) === 'shipped';
  const isEarly = !isSent && !canMove(order.state, 'send', 'staff');
  const facts = [
    [t('scanned.customerNo'), [order.no, order.sub_no].filter(Boolean).join(' / ')],
    [t('scanned.size'), order.size],
    [t('scanned.quantity'), formatCount(order.quantity)],
    [t('scanned.receiver'), [order.receiver_name, order.city].filter(Boolean).join(' · ')],
  ].filter(([, value]) => value);
  const images = [...order.rendering_custom_areas, ...order.rendering_effect_images];
  const artwork = images.find(({ url }) => url !== null);
  return (
    <div className={styles.order} data-artwork={artwork !== undefined}>
      {artwork?.url && (
        <span className={styles.artwork}>
          <Picture
            url={artwork.url}
            alt={t('scanned.artwork', { no: order.no })}
            widthPx={artworkWidthPx}
            fit="contain"
            isEager
          />
        </span>
      )}
      <div className={styles.head}>
        <b>{`${order.user.screen_name} · ${order.sku_template_name}`}</b>
        <StateTag tone={tone}>{label}</StateTag>
        <FindingBadge counts={order.finding_counts} findings={order.print_findings} />
        {isSent && <span className={styles.note}>{t('scanned.again')}</span>}
        {order.lacksImages && <span className={styles.unknown}>{t('lacksImagesText')}</span>}
        {isEarly && <span className={styles.unknown}>{t('scanned.early')}</span>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
