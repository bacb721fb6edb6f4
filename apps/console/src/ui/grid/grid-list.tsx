import type { ReactNode } from 'react';
import type { Action } from '../actions/action.types.ts';
import { EmptyList } from '../list/empty-list.tsx';
import type { EmptyText, Filter, FilterInputs, ListSource } from '../list/list.types.ts';
import { ListFooter } from '../list/list-footer.tsx';
import { useList } from '../list/use-list.ts';
import { FailureState } from '../states/failure-state.tsx';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { GridFilters } from './grid-filters.tsx';
import styles from './grid-list.module.css';

export interface GridListProps<Row extends { id: number }> {
  title: string;
  source: ListSource<Row>;
  /** The names are those of the URL; if the API has others, `source.load` translates. */
  filters?: readonly Filter[];
  fixedFilters?: FilterInputs;
  renderCard: (row: Row, index: number) => ReactNode;
  density?: 'dense' | 'roomy';
  pageSizes: readonly number[];
  pageSize: number;
  empty: EmptyText;
  /** Shown if there is nothing here but something elsewhere, with the same filters. */
  otherResults?: readonly Action[];
}

/** A list of cards: live filters, cards, pagination, and the empty state. */
export function GridList<Row extends { id: number }>(props: GridListProps<Row>) {
  const t = useText(uiTexts);
  const filters = props.filters ?? [];
  const { query, applied, ...list } = useList<Row>({ ...props, filters });
  const rows = query.data?.data;

  function content() {
    if (query.isError && !rows) {
      const title = t('listFailed', { title: props.title });
      return <FailureState cause={query.error} title={title} onRetry={list.retry} isRetrying={query.isFetching} />;
    }
    if (rows?.length === 0) {
      const filterCount = Object.keys(applied).length;
      return (
        <EmptyList
          empty={props.empty}
          filterCount={filterCount}
          onClear={() => list.setFilters({})}
          otherResults={props.otherResults ?? []}
        />
      );
    }
    return (
      <CardGrid
        rows={rows}
        renderCard={props.renderCard}
        density={props.density ?? 'dense'}
        label={props.title}
        isStale={query.isPlaceholderData}
      />
    );
  }

  return (
    <>
      <OutdatedNotice query={query} onRetry={list.retry} />
      {filters.length > 0 && <GridFilters filters={filters} applied={applied} onApply={list.setFilters} />}
      <div className={styles.content} data-framed={rows?.length === 0 || (query.isError && !rows)}>
        {content()}
      </div>
      {query.data && query.data.meta.total > 0 && (
        <div className={styles.footer}>
          <ListFooter meta={query.data.meta} pageSizes={props.pageSizes} onChange={list.setPage} />
        </div>
      )}
    </>
  );
}

interface CardGridProps<Row extends { id: number }> {
  /** Undefined while they are loading for the first time. */
  rows: readonly Row[] | undefined;
  renderCard: (row: Row, index: number) => ReactNode;
  /** Dense: 2, 4 or 6 side by side. Roomy, for cards with more text: 2, 3 or 5. */
  density: 'dense' | 'roomy';
  label: string;
  isStale: boolean;
}

const skeletonCards = 12;

/** A grid of cards with images. The old ones stay, faded, while the next page is loading. */
function CardGrid<Row extends { id: number }>({ rows, renderCard, density, label, isStale }: CardGridProps<Row>) {
  return (
    <div className={styles.container}>
      <ul className={styles.grid} data-density={density} aria-label={label} aria-busy={!rows || isStale}>
        {rows
          ? rows.map((row, index) => <li key={row.id}>{renderCard(row, index)}</li>)
          : Array.from({ length: skeletonCards }, (_, index) => <SkeletonCard key={index} />)}
      </ul>
    </div>
  );
}

function SkeletonCard() {
  return (
    <li className={styles.skeleton} aria-hidden>
      <span className={styles.blankPicture} />
      <span className={styles.blankLine} />
      <span className={styles.blankLine} />
    </li>
  );
}
