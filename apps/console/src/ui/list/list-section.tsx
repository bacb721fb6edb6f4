import { listPageSizes } from './page-sizes.ts';
import { galleryDebounceMs } from '../timing.ts';
import type { ListSpec } from '@platen/model/lists';
import type { ReactNode } from 'react';
import { useLiveFilters } from './live-filters.ts';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { FailureState } from '../states/failure-state.tsx';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { EmptyList } from './empty-list.tsx';
import { FilterField } from './filter-field.tsx';
import { ListCards } from './list-cards.tsx';
import { ListFooter } from './list-footer.tsx';
import styles from './list-section.module.css';
import { parseSorting } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import type { Filter, ListScreenProps } from './list.types.ts';
import { useList } from './use-list.ts';

type Props<Row extends { id: number }, Spec extends ListSpec> = Omit<
  ListScreenProps<Row, Spec>,
  'description' | 'actions' | 'notice' | 'batchActions' | 'batchSummary'
> & {
  /** Beside the filters in the section's header. */
  tools?: ReactNode;
};

/**
 * A list inside of a page, such as the orders of a form order: its filters are in the header of its card and apply
 * automatically. Its page and filters are in the URL, as those of a list screen.
 */
export function ListSection<Row extends { id: number }, Spec extends ListSpec>(props: Props<Row, Spec>) {
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
  const { inputs, change } = useLiveFilters(applied, (next) => list.setFilters(next, true), galleryDebounceMs);
  const rows = query.data?.data;
  const retry = () => void query.refetch();
  const empty = (
    <EmptyList empty={props.empty} filterCount={Object.keys(applied).length} onClear={() => list.setFilters({})} />
  );
  const shared = { rows, columns: props.columns, rowActions: props.rowActions, refresh: list.refresh };

  function content() {
    if (query.isError && !rows) {
      const title = t('listFailed', { title: props.title });
      return <FailureState cause={query.error} title={title} onRetry={retry} isRetrying={query.isFetching} />;
    }
    if (isSmall) {
      if (rows?.length === 0) return empty;
      return (
        <div className={styles.cards}>
          <ListCards {...shared} isStale={query.isPlaceholderData} />
        </div>
      );
    }
    return (
      <ListTable
        {...shared}
        sorting={parseSorting(params.order)}
        onSort={list.setSorting}
        isStale={query.isPlaceholderData}
        empty={empty}
        selection={undefined}
      />
    );
  }

  return (
    <section className={styles.card} aria-label={props.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{props.title}</h2>
        <div className={styles.tools}>
          {filters.map((filter) => (
            <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} isLabelHidden />
          ))}
          {props.tools}
        </div>
      </div>
      <OutdatedNotice query={query} onRetry={retry} />
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
  );
}
