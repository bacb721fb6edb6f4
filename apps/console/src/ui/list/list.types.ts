import type { ListSpec, Page } from '@platen/model/lists/lists';
import type { Tone } from '@platen/model/text/tone';
import type { ReactNode } from 'react';
import type { Action, LinkTarget } from '../actions/action.types.ts';
import type { ListParams } from './list-search.ts';

/**
 * A list as data. A column says what its values are, not how they look: numbers are right-aligned tabular figures,
 * amounts have two decimals, times are less prominent, and each kind has its position on a phone's card.
 */
export interface StateBadge {
  tone: Tone;
  label: string;
}

export interface ColumnKinds<Row> {
  text: { value: (row: Row) => string | null | undefined; isCode?: boolean };
  link: { value: (row: Row) => string; link: (row: Row) => LinkTarget | undefined };
  /** A name with its image; on a card the image comes first. */
  pictured: { value: (row: Row) => string; pictureUrl: (row: Row) => string | undefined };
  /** `isMovement`: incoming amounts are green and have a plus. */
  money: { value: (row: Row) => number | null | undefined; isMovement?: boolean };
  count: { value: (row: Row) => number | null | undefined };
  dateTime: { value: (row: Row) => string | null | undefined };
  state: { value: (row: Row) => StateBadge };
  tags: { value: (row: Row) => readonly string[] };
  /** `isEmpty`: there is no value in this row; a card omits it. */
  custom: { render: (row: Row) => ReactNode; isEmpty?: (row: Row) => boolean };
}
export type ColumnKind = keyof ColumnKinds<unknown>;

export type ColumnOf<Kind extends ColumnKind, Row, Sort extends string = string> = ColumnKinds<Row>[Kind] & {
  kind: Kind;
  key: string;
  label: string;
  /** The server's name for sorting; without it the column cannot be sorted. */
  sort?: Sort;
  widthPx?: number;
  /**
   * Which columns stay when the window is narrow. 1 stays at every width: the default of the first column and of
   * states, amounts and times. 2, the default of the others, is hidden when there is no room. 3 is hidden before.
   */
  priority?: ColumnPriority;
  /** In a narrow window it is folded below this column's value, in the same cell. */
  foldInto?: string;
};
export type ColumnPriority = 1 | 2 | 3;
export type Column<Row, Sort extends string = string> = { [Kind in ColumnKind]: ColumnOf<Kind, Row, Sort> }[ColumnKind];

export interface FilterOption {
  value: string;
  label: string;
}

/** The value of a filter while it is edited: a text, or several. */
export type FilterInput = string | readonly string[];
export type FilterInputs = Readonly<Record<string, FilterInput | undefined>>;

export interface FilterKinds<Name extends string> {
  text: { name: Name; placeholder?: string };
  /** `isChips`: the main filter; on a phone its options are shown above the list. */
  select: { name: Name; options: readonly FilterOption[]; placeholder?: string; isChips?: true };
  /** Whole days, both ends included. */
  dateRange: { from: Name; to: Name };
  tags: { name: Name; options: readonly FilterOption[]; placeholder?: string };
  /** Any other control; `name` holds its value. */
  custom: {
    name: Name;
    render: (control: {
      id: string;
      value: FilterInput | undefined;
      onChange: (next: FilterInput | undefined) => void;
    }) => ReactNode;
  };
}
export type FilterKind = keyof FilterKinds<string>;
export type FilterOf<Kind extends FilterKind, Name extends string = string> = FilterKinds<Name>[Kind] & {
  kind: Kind;
  label: string;
};
export type Filter<Name extends string = string> = { [Kind in FilterKind]: FilterOf<Kind, Name> }[FilterKind];

/** An action for the selected rows. */
export interface BatchAction<Row> extends Omit<Action, 'run' | 'link' | 'confirm' | 'isDisabled'> {
  /** The confirmation; undefined if these rows need none. */
  confirm?: true | ((rows: readonly Row[]) => Exclude<Action['confirm'], true>);
  /** Whether the action is impossible for all of these rows. */
  isDisabled?: (rows: readonly Row[]) => boolean;
  run: (rows: readonly Row[]) => Promise<unknown>;
}

/** How a read is made: passed on to the request. */
export interface ReadCall {
  signal: AbortSignal;
  /** False if the rows are only refreshed: polling must not flash the loading bar. */
  showActivity: boolean;
}

/** The source of the rows. Queries below `key` are refetched after an action. */
export interface ListSource<Row> {
  key: readonly string[];
  load: (params: ListParams, call: ReadCall) => Promise<Page<Row>>;
}

type FilterNames<Spec extends ListSpec> = Extract<keyof Spec['filters'], string>;
type SortNames<Spec extends ListSpec> = Spec['sorts'][number];

/** A row is identified by its id, across pages and refreshes. */
export interface ListRow {
  readonly id: number | string;
}

/** What a list screen and a section with a list have in common. */
export interface ListProps<Row extends ListRow, Spec extends ListSpec> {
  title: string;
  source: ListSource<Row>;
  columns: readonly Column<Row, SortNames<Spec>>[];
  filters?: readonly Filter<FilterNames<Spec>>[];
  /** Filters that are not in the URL and cannot be cleared, such as the kind of a list. */
  fixedFilters?: { readonly [Name in FilterNames<Spec>]?: FilterInput };
  rowActions?: (row: Row) => readonly Action[];
  /** What the list is for, and the next step, while it has no rows. */
  empty: EmptyText;
  pageSizes?: readonly number[];
  pageSize?: number;
  /** The polling interval, as long as it returns one. */
  pollMs?: (rows: readonly Row[]) => number | false;
}

export interface EmptyText {
  title: string;
  text: string;
  action?: Action;
}

export interface ListScreenProps<Row extends ListRow, Spec extends ListSpec> extends ListProps<Row, Spec> {
  description?: string;
  /** The actions of the page; on a phone they stay at the bottom. */
  actions?: readonly Action[];
  /** Content between the header and the filters, such as a running download. */
  notice?: ReactNode;
  batchActions?: readonly BatchAction<Row>[];
  /** A figure about the selected rows, beside their count. */
  batchSummary?: (rows: readonly Row[]) => string;
}
