import { galleryDebounceMs } from '../../../ui/timing.ts';
import type { ProductionBatchRow } from '@platen/model/production-batches';
import { batchStateOfTab } from '@platen/model/order-lifecycle/batch-states';
import { linkOptions } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { productionBatches } from '../../../shared/batches/batches.api.ts';
import { useBatchDownload } from '../../../shared/batches/use-batch-download.tsx';
import { useLiveFilters } from '../../../ui/list/live-filters.ts';
import { EmptyList } from '../../../ui/list/empty-list.tsx';
import { FilterField } from '../../../ui/list/filter-field.tsx';
import { ListFooter } from '../../../ui/list/list-footer.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { useText } from '../../../ui/text.ts';
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
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
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
  const retry = () => void query.refetch();
  const toWaiting = { key: 'waiting', label: t('toWaiting'), link: linkOptions({ to: '/order_desk' }) };

  function select(id: number, isSelected: boolean) {
    const next = new Set(selectedIds);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelectedIds(next);
  }

  function closeReject() {
    setRejected(undefined);
    restore();
  }

  function content() {
    if (query.isError && !rows) {
      return <FailureState cause={query.error} onRetry={retry} isRetrying={query.isFetching} />;
    }
    if (!rows) return <Skeleton active className={styles.skeleton ?? ''} paragraph={{ rows: 6 }} />;
    if (rows.length === 0) {
      const empty = { title: t(`${tab}EmptyTitle`), text: t(`${tab}EmptyText`) };
      return (
        <EmptyList
          empty={tab === 'production' ? { ...empty, action: toWaiting } : empty}
          filterCount={Object.keys(applied).length}
          onClear={() => list.setFilters({})}
        />
      );
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
            isSelected={selectedIds.has(batch.id)}
            onSelect={(isSelected) => select(batch.id, isSelected)}
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
      <OutdatedNotice query={query} onRetry={retry} />
      <section className={styles.card} aria-label={t(`list.${tab}`)}>
        <search className={styles.head}>
          {filters.map((filter) => (
            <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} isLabelHidden />
          ))}
          <KeyHints tab={tab} />
        </search>
        <SelectedBatches
          batches={rows?.filter(({ id }) => selectedIds.has(id)) ?? []}
          download={download}
          onDone={() => setSelectedIds(new Set())}
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
