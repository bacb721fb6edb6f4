import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { writtenAddress } from '@platen/ordering/address/written-address';
import { useQuery } from '@tanstack/react-query';
import { TrackingLink } from '../../../../shared/orders/tracking-link.tsx';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { DetailCard } from '../../../../ui/detail/detail-card.tsx';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { outboundsOfFormOrderQuery } from '../form-orders.api.ts';
import styles from './form-order-facts.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

/** The receiver, and the parcels. */
export function FormOrderShipping({ formOrder }: { formOrder: FormOrderDetail }) {
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  const { data: page } = useQuery({ ...outboundsOfFormOrderQuery(formOrder.id), enabled: can('outbounds.read') });
  const [first] = formOrder.orders;
  const others = formOrder.receivers_count - 1;
  const left = page ? page.meta.total - page.data.length : 0;
  return (
    <DetailCard title={t('receiver')}>
      {first && writtenAddress(first) !== '' ? (
        <address className={styles.receiver}>
          <b>{[first.receiver_name, first.company_name].filter(Boolean).join(' · ')}</b>
          {first.phone && <span>{first.phone}</span>}
          <span>{writtenAddress(first)}</span>
          {first.shipping_method && <span className={styles.quiet}>{first.shipping_method}</span>}
          {others > 0 && <span className={styles.quiet}>{t('otherReceivers', { count: others })}</span>}
        </address>
      ) : (
        <p className={styles.quiet}>{t('noReceiver')}</p>
      )}
      {page && page.data.length > 0 && (
        <ul className={styles.parcels} aria-label={t('parcels')}>
          {page.data.map(({ id, order_no, shipping_no, shipping_company, created_at }) => (
            <li key={id}>
              <span>
                <b>{shipping_company || t('parcel')}</b>
                <span className={styles.quiet}>{`${order_no} · ${formatMinute(created_at)}`}</span>
              </span>
              <TrackingLink company={shipping_company} no={shipping_no} />
            </li>
          ))}
          {left > 0 && <li className={styles.quiet}>{t('moreParcels', { count: left })}</li>}
        </ul>
      )}
    </DetailCard>
  );
}
