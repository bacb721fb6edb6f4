import { listPageSizes } from './page-sizes.ts';
import type { ListSpec } from '@platen/model/lists';
import { useState } from 'react';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { PageHeader } from '../page/page-header.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { EmptyList } from './empty-list.tsx';
import { ListBatchActions } from './list-batch-actions.tsx';
import { ListCards } from './list-cards.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { parseSorting } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import styles from './list-screen.module.css';
import type { Filter, ListScreenProps } from './list.types.ts';
import { useList } from './use-list.ts';

/**
 * A list: filters, rows, pagination and actions. `Spec` is the list's entry in the model, which type-checks the names
 * of filters and sorts: `<ListScreen<ApiKey, typeof apiKeyList> … />`.
 */
export function ListScreen<Row extends { id: number }, Spec extends ListSpec>(props: ListScreenProps<Row, Spec>) {
  const t = useText(uiTexts);
  const isSmall = useIsSmall();
  const filters = (props.filters ?? []) as readonly Filter[];
  const { query, params, applied, ...list } = useList<Row>({
    source: props.source,
    filters,
    fixedFilters: props.fixedFilters,
    pageSize: props.pageSize,
    pollMs: props.pollMs,
  });
  const paramsText = JSON.stringify(params);
  // Actions must not apply to rows that are not visible: another page or filter clears the selection.
  const [selection, setSelection] = useState<{ of: string; rows: readonly Row[] }>({ of: paramsText, rows: [] });
  const selected = selection.of === paramsText ? selection.rows : [];
  const select = (rows: readonly Row[]) => setSelection({ of: paramsText, rows });

  const rows = query.data?.data;
  const Filters = isSmall ? PhoneFilters : ListFilters;
  const empty = (
    <EmptyList empty={props.empty} filterCount={Object.keys(applied).length} onClear={() => list.setFilters({})} />
  );
  const shared = { rows, columns: props.columns, rowActions: props.rowActions, refresh: list.refresh };

  const retry = () => void query.refetch();

  function content() {
    if (query.isError && !rows) {
      const title = t('listFailed', { title: props.title });
      return <FailureState cause={query.error} title={title} onRetry={retry} isRetrying={query.isFetching} />;
    }
    if (isSmall) return rows?.length === 0 ? empty : <ListCards {...shared} isStale={query.isPlaceholderData} />;
    return (
      <ListTable
        {...shared}
        sorting={parseSorting(params.order)}
        onSort={list.setSorting}
        isStale={query.isPlaceholderData}
        empty={empty}
        selection={props.batchActions && { ids: selected.map((row) => row.id), onChange: select }}
      />
    );
  }

  return (
    <>
      <PageHeader
        title={props.title}
        description={props.description}
        actions={props.actions ?? []}
        refresh={list.refresh}
        isTitleInBar
      />
      {props.notice}
      <OutdatedNotice query={query} onRetry={retry} />
      {filters.length > 0 && <Filters filters={filters} applied={applied} onApply={list.setFilters} />}
      <section className={styles.card} aria-label={props.title} data-plain-card={isSmall && (rows?.length ?? 1) > 0}>
        {props.batchActions && selected.length > 0 && (
          <ListBatchActions
            rows={selected}
            actions={props.batchActions}
            summary={props.batchSummary}
            onClear={() => select([])}
            refresh={list.refresh}
          />
        )}
        {content()}
        {query.data && query.data.meta.total > 0 && (
          <ListFooter
            meta={query.data.meta}
            pageSizes={props.pageSizes ?? listPageSizes}
            onChange={list.setPage}
            hasTimes={props.columns.some(({ kind }) => kind === 'dateTime')}
          />
        )}
      </section>
    </>
  );
}
