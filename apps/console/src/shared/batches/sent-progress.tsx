import { formatCount } from '@platen/model/money/money';
import { isEnded, phaseOf } from '@platen/model/orders/lifecycle/order-states';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import { useText } from '../../ui/text.ts';
import { batchTexts } from './batches.messages.ts';
import styles from './sent-progress.module.css';

/** How many orders of a batch were sent. */
export function SentProgress({ batch }: { batch: ProductionBatch }) {
  const t = useText(batchTexts);
  const live = batch.orders.filter((order) => !isEnded(order.state));
  const sent = live.filter((order) => phaseOf(order.state) === 'shipped').length;
  const percent = live.length > 0 ? (sent / live.length) * 100 : 0;
  return (
    <span className={styles.sent}>
      <span className={styles.rail} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.meta}>{t('sentOf', { sent: formatCount(sent), total: live.length })}</span>
    </span>
  );
}
