import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Action, LinkTarget } from '../actions/action.types.ts';
import type { StateBadge } from '../list/list.types.ts';

/** A labeled value of a record. The kind determines how it is rendered, as in lists. */
export type DetailItem = { label: string; isWide?: boolean } & (
  | { kind: 'text'; value: string | null | undefined }
  | { kind: 'code'; value: string | null | undefined }
  | { kind: 'copyable'; value: string | null | undefined; isCode?: boolean }
  | { kind: 'money'; value: number | null | undefined }
  | { kind: 'count'; value: number | null | undefined }
  | { kind: 'dateTime'; value: string | null | undefined; fallback?: string }
  | { kind: 'state'; value: StateBadge }
  | { kind: 'custom'; value: ReactNode }
);

export interface DetailSection {
  title: string;
  items: readonly DetailItem[];
}

export interface DetailScreenProps<Row> {
  query: Pick<UseQueryOptions<Row, Error, Row, string[]>, 'queryKey' | 'queryFn' | 'refetchInterval'>;
  title: (row: Row) => string;
  /** The list that the record belongs to. */
  back?: LinkTarget;
  state?: (row: Row) => StateBadge | undefined;
  /** Tags beside the name: its kind, its number. */
  renderTags?: (row: Row) => ReactNode;
  actions?: (row: Row) => readonly Action[];
  sections?: (row: Row) => readonly DetailSection[];
  /** For a record with its own layout: the skeleton while it loads. */
  skeleton?: ReactNode;
  /** Content below the sections: tables, timelines. */
  children?: (row: Row) => ReactNode;
}
