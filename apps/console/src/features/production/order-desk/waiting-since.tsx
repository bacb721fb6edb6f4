import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { useQuery } from '@tanstack/react-query';
import { shippingSettingsQuery } from '../../../shared/orders/shipping-settings.ts';
import { formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import type { WorkTab } from './desk-search.ts';
import { orderDeskTexts } from './order-desk.messages.ts';
import { waitingTime, waitingTone } from './waiting-time.ts';
import styles from './work-row.module.css';

interface Props {
  tab: WorkTab;
  batch: ProductionBatchRow;
  nowMs: number;
}

/** How long a batch has been in its state; long waits stand out. */
export function WaitingSince({ tab, batch, nowMs }: Props) {
  const t = useText(orderDeskTexts);
  const { data: settings } = useQuery(shippingSettingsQuery);
  const overdueHours = settings?.overdue_hours ?? Number.POSITIVE_INFINITY;
  const since = (tab === 'waiting' ? batch.confirmed_at : batch.started_at) ?? batch.created_at;
  const time = waitingTime(since, nowMs);
  const [days, hours, minutes] = [String(time.days), String(time.hours), String(time.minutes)];
  const hoursText = time.hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes });
  const text = time.days > 0 ? t('days', { days, hours }) : hoursText;
  return (
    <div className={styles.figure} data-tone={waitingTone(time, overdueHours)} title={formatDateTime(since)}>
      <span className={styles.label}>{tab === 'waiting' ? t('since') : t('startedFor')}</span>
      <b>{text}</b>
    </div>
  );
}
