import type { ListSpec } from '@platen/model/lists/lists';
import type { ReactNode } from 'react';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { FailureState } from '../states/failure-state.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { EmptyList } from './empty-list.tsx';
import type { ListProps, ListRow } from './list.types.ts';
import styles from './list-card.module.css';
import { ListCards } from './list-cards.tsx';
import { ListFooter } from './list-footer.tsx';
import { parseSorting } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import type { List } from './use-list.ts';

interface Props<Row extends ListRow, Spec extends ListSpec> extends ListProps<Row, Spec> {
  list: List<Row>;
  /** A section of a page stays a card on a phone; on a list screen only the rows are cards. */
  isSection: boolean;
  /** Above the rows. */
  head: ReactNode;
  selection: { ids: readonly ListRow['id'][]; onChange: (rows: readonly Row[]) => void } | undefined;
}

/** The rows of a list as a table, or as cards on a phone, with what is shown instead of them and the pagination. */
export function ListCard<Row extends ListRow, Spec extends ListSpec>(props: Props<Row, Spec>) {
  const { list, columns } = props;
  const isSmall = useIsSmall();
  const rows = list.query.data?.data;
  const meta = list.query.data?.meta;
  const isPlain = isSmall && !props.isSection && rows?.length !== 0;
  return (
    <section className={styles.card} aria-label={props.title} data-plain-card={isPlain} data-section={props.isSection}>
      {props.head}
      <ListRows {...props} rows={rows} isSmall={isSmall} />
      {meta && meta.total > 0 && (
        <ListFooter
          meta={meta}
          pageSizes={props.pageSizes ?? listPageSizes}
          onChange={list.setPage}
          hasTimes={columns.some(({ kind }) => kind === 'dateTime')}
        />
      )}
    </section>
  );
}

interface RowsProps<Row extends ListRow, Spec extends ListSpec> extends Props<Row, Spec> {
  rows: readonly Row[] | undefined;
  isSmall: boolean;
}

function ListRows<Row extends ListRow, Spec extends ListSpec>(props: RowsProps<Row, Spec>) {
  const t = useText(uiTexts);
  const { list, rows, isSmall, columns, rowActions } = props;
  const { query } = list;
  if (query.isError && !rows) {
    const title = t('listFailed', { title: props.title });
    return <FailureState cause={query.error} title={title} onRetry={list.retry} isRetrying={query.isFetching} />;
  }
  const empty = (
    <EmptyList empty={props.empty} filterCount={Object.keys(list.applied).length} onClear={() => list.setFilters({})} />
  );
  if (isSmall && rows?.length === 0) return empty;
  const shared = { rows, columns, rowActions, refresh: list.refresh, isStale: query.isPlaceholderData };
  if (isSmall) {
    return (
      <div className={styles.cards}>
        <ListCards {...shared} />
      </div>
    );
  }
  return (
    <ListTable
      {...shared}
      sorting={parseSorting(list.params.order)}
      onSort={list.setSorting}
      empty={empty}
      selection={props.selection}
    />
  );
}

/** The page sizes of lists, unless a screen overrides them. */
const listPageSizes = [10, 20, 30, 40, 50] as const;
