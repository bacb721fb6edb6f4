import type { ListSpec } from '@platen/model/lists/lists';
import { useState } from 'react';
import { useIsSmall } from '../hooks/use-media-query.ts';
import { PageHeader } from '../page/page-header.tsx';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import type { Filter, ListRow, ListScreenProps } from './list.types.ts';
import { ListBatchActions } from './list-batch-actions.tsx';
import { ListCard } from './list-card.tsx';
import { ListFilters } from './list-filters.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import { useList } from './use-list.ts';

/**
 * A list: filters, rows, pagination and actions. `Spec` is the list's entry in the model, which type-checks the names
 * of filters and sorts: `<ListScreen<ApiKey, typeof apiKeyList> … />`.
 */
export function ListScreen<Row extends ListRow, Spec extends ListSpec>(props: ListScreenProps<Row, Spec>) {
  const isSmall = useIsSmall();
  const filters = (props.filters ?? []) as readonly Filter[];
  const list = useList<Row>({ ...props, filters });
  const { selected, select } = useSelection<Row>(JSON.stringify(list.params));
  const Filters = isSmall ? PhoneFilters : ListFilters;
  const { batchActions } = props;
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
      <OutdatedNotice query={list.query} onRetry={list.retry} />
      {filters.length > 0 && <Filters filters={filters} applied={list.applied} onApply={list.setFilters} />}
      <ListCard<Row, Spec>
        {...props}
        list={list}
        isSection={false}
        selection={batchActions && { ids: selected.map((row) => row.id), onChange: select }}
        head={
          batchActions &&
          selected.length > 0 && (
            <ListBatchActions
              rows={selected}
              actions={batchActions}
              summary={props.batchSummary}
              onClear={() => select([])}
              refresh={list.refresh}
            />
          )
        }
      />
    </>
  );
}

/** Actions must not apply to rows that are not visible: another page or filter clears the selection. */
function useSelection<Row>(shown: string) {
  const [selection, setSelection] = useState<{ of: string; rows: readonly Row[] }>({ of: shown, rows: [] });
  return {
    selected: selection.of === shown ? selection.rows : [],
    select: (rows: readonly Row[]) => setSelection({ of: shown, rows }),
  };
}
