import { formatCount, formatYuan } from '@platen/model/money/money';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import { useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { BatchImageProgress } from '../../../shared/batches/batch-image-progress.tsx';
import { batchQuery, productionBatches } from '../../../shared/batches/batches.api.ts';
import { batchTexts } from '../../../shared/batches/batches.messages.ts';
import { SentProgress } from '../../../shared/batches/sent-progress.tsx';
import { useBatchActions } from '../../../shared/batches/use-batch-actions.tsx';
import { useBatchDownload } from '../../../shared/batches/use-batch-download.tsx';
import { FindingNotice } from '../../../shared/findings/finding-notice.tsx';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { FigureStrip } from '../../../ui/detail/figure-strip.tsx';
import { withLastSearch } from '../../../ui/page/last-search.ts';
import { useText } from '../../../ui/text.ts';
import { BatchOrders } from './batch-orders.tsx';
import { batchPrintTexts } from './batch-print.messages.ts';
import { productionBatchesTexts } from './production-batches.messages.ts';
import styles from './production-batches.module.css';

const list = linkOptions({ to: '/production_batches' });

export function ProductionBatchDetail() {
  const { id } = useParams({ from: '/shell/production_batches/$id' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const can = useCan();
  const papers = useText(batchPrintTexts);
  const badgeOf = useStateBadge('batch');
  const { download, strip } = useBatchDownload();
  const actionsOf = useBatchActions({ download, onDeleted: backToList });

  const print = ({ id: batchId }: ProductionBatch): Action => ({
    key: 'print',
    label: papers('open'),
    icon: <Printer aria-hidden />,
    link: linkOptions({ to: '/production_batches/$id/print', params: { id: String(batchId) } }),
  });

  async function backToList() {
    await navigate(withLastSearch(list));
    client.removeQueries({ queryKey: batchQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: productionBatches.key });
  }

  return (
    <DetailScreen<ProductionBatch>
      query={batchQuery(id)}
      back={list}
      title={(batch) => batch.no}
      state={(batch) => badgeOf(batch.state)}
      renderTags={(batch) => <TemplateKindTag kind={batch.sku_template_kind} />}
      actions={(batch) => [...actionsOf(batch), ...(can('production_batches.download') ? [print(batch)] : [])]}
    >
      {(batch) => (
        <div className={styles.parts}>
          {strip}
          <FindingNotice counts={batch.finding_counts} />
          <BatchFigures batch={batch} />
          <BatchFacts batch={batch} />
          <BatchOrders batchId={batch.id} />
          <SubjectHistory type="production_batches" id={batch.id} />
        </div>
      )}
    </DetailScreen>
  );
}

function BatchFigures({ batch }: { batch: ProductionBatch }) {
  const t = useText(productionBatchesTexts);
  return (
    <FigureStrip
      figures={[
        { label: t('orders'), value: formatCount(batch.orders_count) },
        { label: t('quantity'), value: formatCount(batch.quantity) },
        { label: t('amount'), value: formatYuan(batch.amount) },
        { label: t('customer'), value: batch.user.screen_name },
      ]}
    />
  );
}

function BatchFacts({ batch }: { batch: ProductionBatch }) {
  const t = useText(productionBatchesTexts);
  const words = useText(batchTexts);
  const template = linkOptions({ to: '/sku_templates/$id', params: { id: String(batch.sku_template_id) } });
  return (
    <DetailSections
      sections={[
        {
          title: t('basics'),
          items: [
            {
              kind: 'custom',
              label: t('formOrder'),
              value: (
                <Link {...formOrderLink(batch.sku_template_kind, batch.form_order_id)}>{batch.form_order_no}</Link>
              ),
            },
            { kind: 'text', label: t('templateNo'), value: batch.sku_template_no },
            {
              kind: 'custom',
              label: t('templateName'),
              value: <Link {...template}>{batch.sku_template_name}</Link>,
            },
            { kind: 'dateTime', label: t('createdAt'), value: batch.created_at },
          ],
        },
        {
          title: t('progress'),
          items: [
            {
              kind: 'custom',
              label: words('images'),
              value: <BatchImageProgress counts={batch.production_images} kind={batch.sku_template_kind} />,
            },
            { kind: 'custom', label: words('sent'), value: <SentProgress batch={batch} /> },
            { kind: 'dateTime', label: t('confirmedAt'), value: batch.confirmed_at },
            { kind: 'dateTime', label: t('startedAt'), value: batch.started_at },
            { kind: 'dateTime', label: t('finishedAt'), value: batch.finished_at },
          ],
        },
      ]}
    />
  );
}
