import { formatCount } from '@platen/model/money/money';
import { canMove, orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { ProductionBatch, ProductionBatchRow } from '@platen/model/production/production-batches';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { Checkbox, Skeleton } from 'antd';
import { CircleX, Printer } from 'lucide-react';
import { BatchImageProgress } from '../../../shared/batches/batch-image-progress.tsx';
import { batchQuery } from '../../../shared/batches/batches.api.ts';
import { summarizeImages } from '../../../shared/batches/image-counts.ts';
import { SentProgress } from '../../../shared/batches/sent-progress.tsx';
import { useBatchActions } from '../../../shared/batches/use-batch-actions.tsx';
import { FindingBadge } from '../../../shared/findings/finding-badge.tsx';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { RowPicture } from '../../../ui/pictures/row-picture.tsx';
import { useText } from '../../../ui/text.ts';
import type { WorkTab } from './desk-search.ts';
import { orderDeskTexts } from './order-desk.messages.ts';
import { WaitingSince } from './waiting-since.tsx';
import styles from './work-row.module.css';
import { WorkRowActions } from './work-row-actions.tsx';

interface Props {
  tab: WorkTab;
  batch: ProductionBatchRow;
  /** When the list was fetched: waiting times are calculated for that moment. */
  nowMs: number;
  download: (batch: ProductionBatchRow) => Promise<unknown>;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onReject: () => void;
  refresh: () => unknown;
}

export function WorkRow({ tab, batch, nowMs, download, isSelected, onSelect, onReject, refresh }: Props) {
  const t = useText(orderDeskTexts);
  const can = useCan();
  const party = useParty();
  const { data: whole } = useQuery(batchQuery(batch.id));
  const actionsOf = useBatchActions({ download });
  const reject: Action = {
    key: 'reject',
    label: t('reject'),
    icon: <CircleX aria-hidden />,
    isDanger: true,
    run: async () => onReject(),
    success: false,
  };
  // A waiting batch was confirmed with its form order; the dialog checks whether the form order has moved on since.
  const mayReject =
    tab === 'waiting' && can('form_orders.refund') && party && canMove(orderMoves.start.from, 'reject', party);
  const [first, ...rest] = actionsOf(whole ?? batch).filter(({ key }) => key !== 'delete');
  const papers: Action = {
    key: 'papers',
    label: t('papers'),
    icon: <Printer aria-hidden />,
    link: linkOptions({ to: '/production_batches/$id/print', params: { id: String(batch.id) } }),
  };
  const actions = [first, ...(mayReject ? [reject] : []), ...rest, ...(tab === 'production' ? [papers] : [])].filter(
    (action) => action !== undefined,
  );

  return (
    <li className={styles.row} data-work-row>
      <div className={styles.lead}>
        <Checkbox
          checked={isSelected}
          aria-label={t('select', { no: batch.no })}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <RowPicture url={batch.picture_url ?? undefined} size="large" />
      </div>
      <div className={styles.what}>
        <span className={styles.no}>
          <Link {...linkOptions({ to: '/production_batches/$id', params: { id: String(batch.id) } })}>{batch.no}</Link>
          <TemplateKindTag kind={batch.sku_template_kind} />
        </span>
        <span className={styles.meta}>
          <Link {...formOrderLink(batch.sku_template_kind, batch.form_order_id)}>{batch.form_order_no}</Link>
          {` · ${batch.user.screen_name}`}
        </span>
      </div>
      <div className={styles.template}>
        <span title={batch.sku_template_name}>{batch.sku_template_name}</span>
        <span className={styles.meta}>
          {batch.sku_template_no} <FindingBadge counts={batch.finding_counts} />
        </span>
      </div>
      <Figure label={t('orders')} value={batch.orders_count} />
      <Figure label={t('quantity')} value={batch.quantity} />
      <WaitingSince tab={tab} batch={batch} nowMs={nowMs} />
      <div className={styles.progress}>
        {whole ? <Progress tab={tab} batch={whole} /> : <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      </div>
      <WorkRowActions actions={actions} refresh={refresh} />
    </li>
  );
}

function Progress({ tab, batch }: { tab: WorkTab; batch: ProductionBatch }) {
  const { total, done } = summarizeImages(batch.production_images);
  return (
    <>
      {tab === 'production' && <SentProgress batch={batch} />}
      {/* Once it is in production, images are shown only while some are missing. */}
      {(tab === 'waiting' || done < total) && (
        <BatchImageProgress counts={batch.production_images} kind={batch.sku_template_kind} />
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <b>{formatCount(value)}</b>
    </div>
  );
}
