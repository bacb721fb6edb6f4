import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { formatCount } from '@platen/model/money';
import type { BatchState, OrderState } from '@platen/model/order-flow';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateLook } from '../../../shared/states.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';
import styles from './form-order-facts.module.css';

/** On the page of a form order, its batches are told in its own words. */
const orderStateOf: Record<BatchState, OrderState> = {
  init: 'init',
  paid: 'paid',
  confirmed: 'confirmed',
  in_production: 'in_production',
  finished: 'sent',
  closed: 'closed',
};

/** The parts in which the factory makes a form order. */
export function BatchTable({ formOrder }: { formOrder: FormOrderDetail }) {
  const { production_batches: batches } = formOrder;
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  const look = useStateLook('order');
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
              // A batch that is given up is only closed, whatever became of the money.
              const { tone, label } = look(state === 'closed' ? formOrder.state : orderStateOf[state as BatchState]);
              return (
                <>
                  <StateTag tone={tone}>{label}</StateTag>{' '}
                  {state === 'confirmed' && <span className={styles.quiet}>{t('notStarted')}</span>}
                </>
              );
            },
          },
        ]}
      />
    </DetailCard>
  );
}
