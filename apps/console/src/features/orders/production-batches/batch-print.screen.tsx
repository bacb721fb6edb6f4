import { textIn } from '@platen/model/locale';
import { isEnded } from '@platen/model/order-lifecycle/order-states';
import type { OrderRow } from '@platen/model/orders';
import type { ProductionBatch } from '@platen/model/production-batches';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Button, Segmented, Skeleton } from 'antd';
import { Printer } from 'lucide-react';
import { useLocale } from 'use-intl';
import { batchQuery } from '../../../shared/batches/batches.api.ts';
import { ordersKey } from '../../../shared/orders/order-changes.ts';
import { api } from '../../../shared/request/request.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { type PaperKey, paperKeys } from './batch-print-search.ts';
import { batchPrintTexts } from './batch-print.messages.ts';
import styles from './batch-print.module.css';
import { papers } from './papers/index.ts';

/** All orders of a batch that are still made. */
const ordersOfBatchQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'of_batch', id],
    queryFn: ({ signal }) =>
      api('GET /orders', { query: { production_batch_id_eq: Number(id), page: 0, order: 'created_at asc' }, signal }),
    select: (page) => page.data.filter(({ state }) => !isEnded(state)),
  });

/** The papers that accompany a batch through the workshop, on the screen as they are printed. */
export function BatchPrint() {
  const t = useText(batchPrintTexts);
  const locale = useLocale();
  const { id } = useParams({ from: '/shell/production_batches/$id/print' });
  const { sheet = paperKeys[0] } = useSearch({ from: '/shell/production_batches/$id/print' });
  const navigate = useNavigate();
  const { data: batch } = useQuery(batchQuery(id));
  const { data: orders } = useQuery(ordersOfBatchQuery(id));
  const here = (next: PaperKey) =>
    linkOptions({ to: '/production_batches/$id/print', params: { id }, search: { sheet: next } });
  return (
    <>
      <PageHeader
        title={batch ? t('title', { no: batch.no }) : ''}
        back={linkOptions({ to: '/production_batches/$id', params: { id } })}
      />
      <div className={styles.tools}>
        <Segmented<PaperKey>
          options={paperKeys.map((value) => ({ value, label: textIn(papers[value].text, locale) }))}
          value={sheet}
          onChange={(next) => void navigate({ ...here(next), replace: true })}
        />
        <Button type="primary" icon={<Printer aria-hidden />} disabled={!orders} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {batch && orders ? <Sheet sheet={sheet} batch={batch} orders={orders} /> : <Skeleton active />}
    </>
  );
}

function Sheet(props: { sheet: PaperKey; batch: ProductionBatch; orders: readonly OrderRow[] }) {
  const { sheet, batch, orders } = props;
  const {
    page: { widthMm, heightMm, marginMm },
    Sheet: Content,
  } = papers[sheet];
  return (
    <article className="print-area">
      <style>{`@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginMm}mm; }`}</style>
      <h2 className={styles.head}>
        {batch.no}
        <span>{`${batch.sku_template_name} · ${batch.sku_template_no} · ${batch.user.screen_name}`}</span>
      </h2>
      <Content batch={batch} orders={orders} />
    </article>
  );
}
