import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { fenToYuan, formatCount, formatYuan, wireYuanToFen } from '@platen/model/money/money';
import type { Dashboard } from '@platen/model/orders/dashboard';
import { Link } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { FileSpreadsheet, Layers, type LucideIcon, WandSparkles } from 'lucide-react';
import { formOrdersLink } from '../../../shared/orders/form-order-kinds.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { useText } from '../../../ui/text.ts';
import { homeTexts } from './home.messages.ts';
import styles from './kind-summary.module.css';
import { sumYuan } from './sum-yuan.ts';

interface KindRow {
  /** Undefined for the total. */
  kind: TemplateKind | undefined;
  count: number;
  amount: number;
  initAmount: number;
  paidAmount: number;
}

const icons: Record<TemplateKind, LucideIcon> = {
  micro_custom: WandSparkles,
  form_order: FileSpreadsheet,
  batch_order: Layers,
};

function rowsOf(data: Dashboard): KindRow[] {
  const row = (kind: TemplateKind, of: 'micro_custom' | 'form' | 'batch'): KindRow => ({
    kind,
    count: data[`${of}_count`],
    amount: data[`${of}_amount`],
    initAmount: data[`${of}_init_amount`],
    paidAmount: data[`${of}_paid_amount`],
  });
  return [row('micro_custom', 'micro_custom'), row('form_order', 'form'), row('batch_order', 'batch')];
}

/** The figures of the range for each kind of form order. */
export function KindSummary({ data, isStale }: { data: Dashboard | undefined; isStale: boolean }) {
  const t = useText(homeTexts);
  const kinds = data && rowsOf(data);
  return (
    <DetailCard title={t('byKind')} isFlush>
      <div className={styles.body} data-stale={isStale} aria-busy={!data || isStale}>
        {kinds ? (
          <KindTable kinds={kinds} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 5 }} className={styles.skeleton ?? ''} />
        )}
      </div>
    </DetailCard>
  );
}

function KindTable({ kinds }: { kinds: readonly KindRow[] }) {
  const t = useText(homeTexts);
  const total: KindRow = {
    kind: undefined,
    count: kinds.reduce((all, { count }) => all + count, 0),
    amount: sumYuan(kinds.map((row) => row.amount)),
    initAmount: sumYuan(kinds.map((row) => row.initAmount)),
    paidAmount: sumYuan(kinds.map((row) => row.paidAmount)),
  };
  return (
    <DetailTable<KindRow>
      label={t('byKind')}
      rowKey={({ kind }) => kind ?? 'total'}
      rows={[...kinds, total]}
      columns={[
        { key: 'kind', label: t('kind'), render: ({ kind }) => (kind ? <KindName kind={kind} /> : t('total')) },
        { key: 'count', label: t('count'), isNumber: true, render: (row) => formatCount(row.count) },
        { key: 'amount', label: t('kindAmount'), isNumber: true, render: (row) => <b>{formatYuan(row.amount)}</b> },
        {
          key: 'init',
          label: t('initAmount'),
          isNumber: true,
          isHiddenOnPhone: true,
          render: (row) => formatYuan(row.initAmount),
        },
        { key: 'paid', label: t('kindPaidAmount'), isNumber: true, render: (row) => formatYuan(row.paidAmount) },
        {
          key: 'refunded',
          label: t('refundedAmount'),
          isNumber: true,
          isHiddenOnPhone: true,
          // So that the parts of a row add up to its amount.
          render: (row) => formatYuan(refundedAmountOf(row)),
        },
        {
          key: 'share',
          label: t('share'),
          isHiddenOnPhone: true,
          render: ({ kind, amount }) => kind && <Share part={total.amount > 0 ? amount / total.amount : 0} />,
        },
      ]}
    />
  );
}

function refundedAmountOf({ amount, initAmount, paidAmount }: KindRow): number {
  return fenToYuan(wireYuanToFen(amount) - wireYuanToFen(initAmount) - wireYuanToFen(paidAmount));
}

function KindName({ kind }: { kind: TemplateKind }) {
  const label = useKindLabel();
  const Icon = icons[kind];
  return (
    <Link {...formOrdersLink(kind)} className={styles.kind}>
      <span className={styles.icon} data-kind={kind}>
        <Icon aria-hidden />
      </span>
      {label(kind)}
    </Link>
  );
}

function Share({ part }: { part: number }) {
  const percent = `${(part * 100).toFixed(1)}%`;
  return (
    <span className={styles.share}>
      <span className={styles.rail} aria-hidden>
        <span style={{ width: percent }} />
      </span>
      {percent}
    </span>
  );
}
