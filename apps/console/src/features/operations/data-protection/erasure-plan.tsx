import { formatCount } from '@platen/model/money/money';
import type { ErasurePlan, PlannedOrder } from '@platen/model/operations/data-protection';
import { Link } from '@tanstack/react-router';
import { useStateBadge } from '../../../shared/states.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { FigureStrip } from '../../../ui/detail/figure-strip.tsx';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';
import styles from './data-protection.module.css';

/** What an erasure would erase, what it would leave and why, and the orders that prevent it. */
export function ErasurePlanCards({ plan }: { plan: ErasurePlan }) {
  const t = useText(dataProtectionTexts);
  return (
    <>
      {plan.blocked.length > 0 && (
        <OrdersCard title={t('blockedOrders')} orders={plan.blocked} count={plan.blocked_count} />
      )}
      <FigureStrip
        figures={[
          { label: t('planOrders'), value: formatCount(plan.orders_count) },
          { label: t('planFiles'), value: formatCount(plan.files_count) },
          { label: t('planBytes'), value: formatBytes(plan.bytes) },
          { label: t('planErased'), value: formatCount(plan.erased_count) },
        ]}
      />
      {plan.orders.length > 0 && (
        <OrdersCard title={t('plannedOrders')} orders={plan.orders} count={plan.orders_count} />
      )}
      {plan.rows.length > 0 && (
        <DetailCard title={t('rows')} isFlush>
          <RowsTable rows={plan.rows} />
        </DetailCard>
      )}
      <DetailCard title={t('kept')}>
        <ul className={styles.kept}>
          <li>{t('keptNumbers')}</li>
          <li>{t('keptLedger')}</li>
          {plan.shared_files_count > 0 && <li>{t('keptShared', { count: plan.shared_files_count })}</li>}
          <li>{t('keptBackups')}</li>
        </ul>
      </DetailCard>
    </>
  );
}

function RowsTable({ rows }: { rows: ErasurePlan['rows'] }) {
  const t = useText(dataProtectionTexts);
  return (
    <DetailTable
      label={t('rows')}
      rows={rows}
      rowKey={({ table }) => table}
      columns={[
        { key: 'table', label: t('table'), render: ({ table }) => <code>{table}</code> },
        { key: 'count', label: t('count'), render: ({ count }) => formatCount(count), isNumber: true },
      ]}
    />
  );
}

function OrdersCard({ title, orders, count }: { title: string; orders: readonly PlannedOrder[]; count: number }) {
  const t = useText(dataProtectionTexts);
  const badgeOf = useStateBadge('order');
  return (
    <DetailCard
      title={title}
      isFlush
      {...(count > orders.length && {
        note: t('more', { shown: formatCount(orders.length), count: formatCount(count) }),
      })}
    >
      <DetailTable
        label={title}
        rows={orders}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'system_no',
            label: t('systemNo'),
            render: ({ id, system_no }) => (
              <Link to="/orders/$id" params={{ id: String(id) }}>
                {system_no}
              </Link>
            ),
          },
          { key: 'no', label: t('orderNo'), render: ({ no }) => no, isHiddenOnPhone: true },
          {
            key: 'state',
            label: t('state'),
            render: ({ state }) => {
              const badge = badgeOf(state);
              return <StateTag tone={badge.tone}>{badge.label}</StateTag>;
            },
          },
        ]}
      />
    </DetailCard>
  );
}
