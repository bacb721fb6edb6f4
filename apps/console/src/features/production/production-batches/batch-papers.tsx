import type { PaperOrder } from '@platen/model/production/batch-papers';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import { textIn } from '@platen/model/text/locale';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Button, Segmented, Skeleton } from 'antd';
import { Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { batchQuery } from '../../../shared/batches/batches.api.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePendingPictures } from '../../../ui/pictures/use-pending-pictures.ts';
import { useText } from '../../../ui/text.ts';
import { batchPapersQuery } from './batch-print.api.ts';
import { batchPrintTexts } from './batch-print.messages.ts';
import styles from './batch-print.module.css';
import { type PaperKey, paperKeys } from './batch-print-search.ts';
import { papers } from './papers/index.ts';
import { pageStyle } from './papers/page-style.ts';

interface Props {
  id: string;
  sheet: PaperKey;
  onSheet: (sheet: PaperKey) => void;
}

/** One of the papers of a batch, with the others to choose from and a button to print. */
export function BatchPapers({ id, sheet, onSheet }: Props) {
  const t = useText(batchPrintTexts);
  const locale = useLocale();
  const { data: batch } = useQuery(batchQuery(id));
  const { data: orders } = useQuery(batchPapersQuery(id));
  const paper = useRef<HTMLElement>(null);
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
          onChange={onSheet}
        />
        <PrintButton paper={paper} isEmpty={!batch || !orders || orders.length === 0} />
      </div>
      {batch && orders ? <Sheet ref={paper} sheet={sheet} batch={batch} orders={orders} /> : <Skeleton active />}
    </>
  );
}

/** Prints once every image is there: a browser prints what it has, and blank boxes would go through the workshop. */
function PrintButton({ paper, isEmpty }: { paper: RefObject<HTMLElement | null>; isEmpty: boolean }) {
  const t = useText(batchPrintTexts);
  const count = usePendingPictures(paper);
  const [isRequested, setRequested] = useState(false);
  const isWaiting = isRequested && count > 0;
  useEffect(() => {
    if (!isRequested || count > 0) return undefined;
    const timer = setTimeout(() => {
      setRequested(false);
      window.print();
    });
    return () => clearTimeout(timer);
  }, [isRequested, count]);
  return (
    <Button
      type="primary"
      icon={<Printer aria-hidden />}
      disabled={isEmpty}
      loading={isWaiting}
      onClick={() => setRequested(true)}
    >
      {isWaiting ? t('loading', { count }) : t('print')}
    </Button>
  );
}

interface SheetProps {
  ref: RefObject<HTMLElement | null>;
  sheet: PaperKey;
  batch: ProductionBatch;
  orders: readonly PaperOrder[];
}

function Sheet({ ref, sheet, batch, orders }: SheetProps) {
  const t = useText(batchPrintTexts);
  const { page, Sheet: Content } = papers[sheet];
  const product = `${batch.sku_template_name} · ${batch.sku_template_no}`;
  return (
    <article
      ref={ref}
      className={`print-area ${styles.paper}`}
      style={{ width: `${page.widthMm}mm`, padding: `${page.marginMm}mm` }}
    >
      <style>{pageStyle(page, `${batch.no} · ${product}`)}</style>
      {!page.isLabel && (
        <h2 className={styles.head}>
          {batch.no}
          <span>{`${product} · ${batch.user.screen_name}`}</span>
        </h2>
      )}
      {orders.length > 0 ? <Content batch={batch} orders={orders} /> : <p className={styles.empty}>{t('empty')}</p>}
    </article>
  );
}
