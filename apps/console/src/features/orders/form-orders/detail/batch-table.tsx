import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatCount } from '@platen/model/money/money';
import { isEnded } from '@platen/model/orders/lifecycle/order-states';
import { type BatchState, canStartBatch, orderStateOfBatch } from '@platen/model/production/batch-states';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../../shared/states.ts';
import { DetailCard } from '../../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../../ui/detail/detail-table.tsx';
import { StateTag } from '../../../../ui/state-tag.tsx';
import { useText } from '../../../../ui/text.ts';
import styles from './form-order-facts.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

/** The batches in which the factory makes a form order. */
export function BatchTable({ formOrder }: { formOrder: FormOrderDetail }) {
  const { production_batches: batches } = formOrder;
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  const badgeOf = useStateBadge('order');
  if (batches.length === 0) return null;
  return (
    <DetailCard title={t('batches')} note={t('batchesNote', { count: batches.length })} isFlush>
      <DetailTable
        label={t('batches')}
        rows={batches}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'no',
            label: t('batch'),
            render: ({ id, no }) =>
              can('production_batches.read') ? (
                <Link to="/production_batches/$id" params={{ id: String(id) }}>
                  {no}
                </Link>
              ) : (
                no
              ),
          },
          { key: 'orders', label: t('orders'), render: (batch) => formatCount(batch.orders_count), isNumber: true },
          {
            key: 'state',
            label: t('state'),
            render: ({ state }) => {
              // An ended batch knows only that it is closed, so the state of its form order says whether it was
              // refunded.
              const orderState = orderStateOfBatch(state as BatchState);
              const { tone, label } = badgeOf(isEnded(orderState) ? formOrder.state : orderState);
              return (
                <>
                  <StateTag tone={tone}>{label}</StateTag>{' '}
                  {canStartBatch(state as BatchState, 'staff') && (
                    <span className={styles.quiet}>{t('notStarted')}</span>
                  )}
                </>
              );
            },
          },
        ]}
      />
    </DetailCard>
  );
}
