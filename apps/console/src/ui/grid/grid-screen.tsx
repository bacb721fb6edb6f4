import type { Action } from '../actions/action.types.ts';
import { PageHeader } from '../page/page-header.tsx';
import { GridList, type GridListProps } from './grid-list.tsx';

interface Props<Row extends { id: number }> extends GridListProps<Row> {
  description?: string;
  /** The actions of the page; on a phone they stay at the bottom. */
  actions?: readonly Action[];
}

const noActions: readonly Action[] = [];

/** A list of records with images: `ListScreen` as cards. */
export function GridScreen<Row extends { id: number }>({ description, actions, ...list }: Props<Row>) {
  return (
    <>
      <PageHeader title={list.title} description={description} actions={actions ?? noActions} isTitleInBar />
      <GridList {...list} />
    </>
  );
}
