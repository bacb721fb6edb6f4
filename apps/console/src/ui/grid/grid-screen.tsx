import type { Action } from '../actions/action.types.ts';
import { PageHeader } from '../page/page-header.tsx';
import { GridList, type GridListProps } from './grid-list.tsx';

interface Props<Row extends { id: number }> extends GridListProps<Row> {
  description?: string;
  /** What the page offers; on a phone it stays at the bottom. */
  actions?: readonly Action[];
}

const noActions: readonly Action[] = [];

/** A list whose rows are known by their pictures: `ListScreen` as cards. */
export function GridScreen<Row extends { id: number }>({ description, actions, ...list }: Props<Row>) {
  return (
    <>
      <PageHeader title={list.title} description={description} actions={actions ?? noActions} isTitleInBar />
      <GridList {...list} />
    </>
  );
}
