import type { Page } from '@platen/model/lists/lists';
import { formatYuan } from '@platen/model/money/money';
import type { Recharge } from '@platen/model/wallet/recharges';
import { Link } from '@tanstack/react-router';
import { PaymentMark, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { formatShortTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { balanceTexts } from './balance.messages.ts';
import styles from './pending-recharges.module.css';

/** Recharges that were started and have not arrived. Nothing if there are none. */
export function PendingRecharges({ page: { data, meta } }: { page: Page<Recharge> }) {
  const t = useText(balanceTexts);
  const label = usePaymentMethodLabel();
  if (data.length === 0) return null;
  const others = meta.total - data.length;
  return (
    <DetailCard
      title={t('pendingTitle')}
      note={others > 0 && <Link to="/mine/recharge">{t('pendingMore', { count: others })}</Link>}
      isFlush
    >
      <ul className={styles.list}>
        {data.map((recharge) => (
          <li key={recharge.id}>
            <PaymentMark method={recharge.payment_method} size="large" />
            <span className={styles.what}>
              <b>{formatYuan(recharge.amount)}</b>
              <span className={styles.note}>
                {label(recharge.payment_method)} · {formatShortTime(recharge.created_at)}
              </span>
            </span>
            <Link to="/mine/recharge" search={{ id: recharge.id }}>
              {recharge.payment_method === 'offline' ? t('view') : t('goOn')}
            </Link>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}
