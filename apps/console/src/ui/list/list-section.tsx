import type { ListSpec } from '@platen/model/lists/lists';
import type { ReactNode } from 'react';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import { galleryDebounceMs } from '../timing.ts';
import { FilterField } from './filter-field.tsx';
import type { Filter, ListProps, ListRow } from './list.types.ts';
import { ListCard } from './list-card.tsx';
import styles from './list-section.module.css';
import { useLiveFilters } from './live-filters.ts';
import { useList } from './use-list.ts';

interface Props<Row extends ListRow, Spec extends ListSpec> extends ListProps<Row, Spec> {
  /** Beside the filters in the section's header. */
  tools?: ReactNode;
}

/**
 * A list inside of a page, such as the orders of a form order: its filters are in the header of its card and apply
 * automatically. Its page and filters are in the URL, as those of a list screen.
 */
export function ListSection<Row extends ListRow, Spec extends ListSpec>(props: Props<Row, Spec>) {
  const filters = (props.filters ?? []) as readonly Filter[];
  const list = useList<Row>({ ...props, filters });
  const { inputs, change } = useLiveFilters(list.applied, (next) => list.setFilters(next, true), galleryDebounceMs);
  return (
    <ListCard<Row, Spec>
      {...props}
      list={list}
      isSection
      selection={undefined}
      head={
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{props.title}</h2>
            <div className={styles.tools}>
              {filters.map((filter) => (
                <FilterField key={filter.label} filter={filter} inputs={inputs} onChange={change} isLabelHidden />
              ))}
              {props.tools}
            </div>
          </div>
          <OutdatedNotice query={list.query} onRetry={list.retry} />
        </>
      }
    />
  );
}
