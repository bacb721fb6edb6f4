import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Action } from '../actions/action.types.ts';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { FilterField } from '../list/filter-field.tsx';
import type { EmptyText, Filter, FilterInputs, ListSource } from '../list/list.types.ts';
import { ListFilterDrawer } from '../list/list-filter-drawer.tsx';
import { ListFooter } from '../list/list-footer.tsx';
import { useLiveFilters } from '../list/live-filters.ts';
import { useList } from '../list/use-list.ts';
import { FailureState } from '../states/failure-state.tsx';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import { useText } from '../text.ts';
import { galleryDebounceMs } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';
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

interface GridFiltersProps {
  filters: readonly Filter[];
  applied: FilterInputs;
  onApply: (inputs: FilterInputs, isReplacing: boolean) => void;
}

/** One row of filters that apply automatically. A phone shows the first of them; a drawer has all. */
function GridFilters({ filters, applied, onApply }: GridFiltersProps) {
  const t = useText(uiTexts);
  const isSmall = useIsSmall();
  const { inputs, change, apply } = useLiveFilters(applied, (next) => onApply(next, true), galleryDebounceMs);
  const shown = isSmall ? filters.slice(0, 1) : filters;
  return (
    <search className={styles.bar}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {shown.map((filter) => (
          <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} isLabelHidden />
        ))}
        {!isSmall && Object.keys(applied).length > 0 && (
          <Button type="text" onClick={() => onApply({}, false)}>
            {t('clearFilters')}
          </Button>
        )}
        {/* Several inputs without a button: otherwise Enter would not submit. */}
        <button type="submit" hidden>
          {t('search')}
        </button>
      </form>
      {isSmall && filters.length > 1 && (
        <ListFilterDrawer filters={filters} applied={applied} onApply={(next) => onApply(next, false)} />
      )}
    </search>
  );
}
