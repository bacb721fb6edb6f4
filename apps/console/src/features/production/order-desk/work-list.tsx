import { batchStateOfTab } from '@platen/model/production/batch-states';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { linkOptions } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { productionBatches } from '../../../shared/batches/batches.api.ts';
import { useBatchDownload } from '../../../shared/batches/use-batch-download.tsx';
import { EmptyList } from '../../../ui/list/empty-list.tsx';
import { FilterField } from '../../../ui/list/filter-field.tsx';
import { ListFooter } from '../../../ui/list/list-footer.tsx';
import { useLiveFilters } from '../../../ui/list/live-filters.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { useText } from '../../../ui/text.ts';
import { galleryDebounceMs } from '../../../ui/timing.ts';
import type { WorkTab } from './desk-search.ts';
import { KeyHints } from './key-hints.tsx';
import { deskPollMs } from './order-desk.api.ts';
import { orderDeskTexts } from './order-desk.messages.ts';
import { RejectDialog } from './reject.dialog.tsx';
import { SelectedBatches } from './selected-batches.tsx';
import { useDeskFilters } from './use-desk-filters.tsx';
import { useRowFocus } from './use-row-focus.ts';
import styles from './work-list.module.css';
import { WorkRow } from './work-row.tsx';

const pageSize = 10;
const pageSizes = [10, 20] as const;

/** The batches of a step, oldest first. Arrow keys move from row to row, letters press the row's buttons. */
export function WorkList({ tab }: { tab: WorkTab }) {
  const t = useText(orderDeskTexts);
  const { download, strip } = useBatchDownload();
  const [rejected, setRejected] = useState<ProductionBatchRow>();
  const selection = useIdSelection();
  const filters = useDeskFilters();
  const { query, applied, ...list } = useList<ProductionBatchRow>({
    source: productionBatches,
    filters,
    fixedFilters: { state_eq: batchStateOfTab(tab), order: 'confirmed_at asc' },
    pageSize,
    pollMs: () => deskPollMs,
  });
  const { inputs, change } = useLiveFilters(applied, (next) => list.setFilters(next, true), galleryDebounceMs);
  const rows = query.data?.data;
  const rowsElement = useRef<HTMLUListElement>(null);
  const { handlers, restore } = useRowFocus(rowsElement, rows);

  function closeReject() {
    setRejected(undefined);
    restore();
  }

  function content() {
    if (query.isError && !rows) {
      return <FailureState cause={query.error} onRetry={list.retry} isRetrying={query.isFetching} />;
    }
    if (!rows) return <Skeleton active className={styles.skeleton ?? ''} paragraph={{ rows: 6 }} />;
    if (rows.length === 0) {
      const filterCount = Object.keys(applied).length;
      return <EmptyStep tab={tab} filterCount={filterCount} onClear={() => list.setFilters({})} />;
    }
    return (
      <ul ref={rowsElement} className={styles.rows} data-stale={query.isPlaceholderData} {...handlers}>
        {rows.map((batch) => (
          <WorkRow
            key={batch.id}
            tab={tab}
            batch={batch}
            nowMs={query.dataUpdatedAt}
            download={download}
            isSelected={selection.has(batch.id)}
            onSelect={(isSelected) => selection.select(batch.id, isSelected)}
            onReject={() => setRejected(batch)}
            refresh={list.refresh}
          />
        ))}
      </ul>
    );
  }

  return (
    <>
      {strip}
      <OutdatedNotice query={query} onRetry={list.retry} />
      <section className={styles.card} aria-label={t(`list.${tab}`)}>
        <search className={styles.head}>
          {filters.map((filter) => (
            <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} isLabelHidden />
          ))}
          <KeyHints tab={tab} />
        </search>
        <SelectedBatches
          batches={rows?.filter(({ id }) => selection.has(id)) ?? []}
          download={download}
          onDone={selection.clear}
        />
        {content()}
        {query.data && query.data.meta.total > pageSize && (
          <ListFooter meta={query.data.meta} pageSizes={pageSizes} onChange={list.setPage} />
        )}
      </section>
      {rejected && <RejectDialog batch={rejected} onClose={closeReject} />}
    </>
  );
}

function useIdSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    has: (id: number) => ids.has(id),
    select: (id: number, isSelected: boolean) => {
      const next = new Set(ids);
      if (isSelected) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}

/** No batches in this step; those in production come from the step before. */
function EmptyStep({ tab, ...props }: { tab: WorkTab; filterCount: number; onClear: () => void }) {
  const t = useText(orderDeskTexts);
  const toWaiting = { key: 'waiting', label: t('toWaiting'), link: linkOptions({ to: '/order_desk' }) };
  const empty = { title: t(`${tab}EmptyTitle`), text: t(`${tab}EmptyText`) };
  return <EmptyList empty={tab === 'production' ? { ...empty, action: toWaiting } : empty} {...props} />;
}
