import type { ListSpec, Page } from '@platen/model/lists';
import type { ReactNode } from 'react';
import type { Action, LinkTarget } from '../actions/action.types.ts';
import type { Tone } from '@platen/model/tone';
import type { ListParams } from './list-search.ts';

/**
 * A list as data. A column says what its values are, not how they look: numbers are right-aligned tabular figures,
 * amounts have two decimals, times are quiet, and a phone knows where each of them stands on a card.
 */
export interface StateBadge {
  tone: Tone;
  label: string;
}

export interface ColumnKinds<Row> {
  text: { value: (row: Row) => string | null | undefined; isCode?: boolean };
  link: { value: (row: Row) => string; link: (row: Row) => LinkTarget | undefined };
  /** A name with the picture that it is known by; on a card the picture leads. */
  pictured: { value: (row: Row) => string; pictureUrl: (row: Row) => string | undefined };
  /** `isMovement`: what came in is green and has a plus. */
  money: { value: (row: Row) => number | null | undefined; isMovement?: boolean };
  count: { value: (row: Row) => number | null | undefined };
  dateTime: { value: (row: Row) => string | null | undefined };
  state: { value: (row: Row) => StateBadge };
  tags: { value: (row: Row) => readonly string[] };
  /** `isEmpty`: nothing to say of this row; a card leaves it out. */
  custom: { render: (row: Row) => ReactNode; isEmpty?: (row: Row) => boolean };
}
export type ColumnKind = keyof ColumnKinds<unknown>;

export type ColumnOf<Kind extends ColumnKind, Row, Sort extends string = string> = ColumnKinds<Row>[Kind] & {
  kind: Kind;
  key: string;
  label: string;
  /** The name by which the server sorts; without it the column cannot be sorted. */
  sort?: Sort;
  widthPx?: number;
  /**
   * Who stays when the window is narrow. 1 is at every width: the default of the first column and of states, amounts
   * and times. 2, the default of the others, goes when there is no room. 3 goes before.
   */
  priority?: ColumnPriority;
  /** Where the window is narrow it stands below this column's value, in the same cell. */
  foldInto?: string;
};
export type ColumnPriority = 1 | 2 | 3;
export type Column<Row, Sort extends string = string> = { [Kind in ColumnKind]: ColumnOf<Kind, Row, Sort> }[ColumnKind];

export interface FilterOption {
  value: string;
  label: string;
}

/** What a filter holds while it is typed: a text, or several. */
export type FilterInput = string | readonly string[];
export type FilterInputs = Readonly<Record<string, FilterInput | undefined>>;

export interface FilterKinds<Name extends string> {
  text: { name: Name; placeholder?: string };
  /** `isChips`: what people look at the list by; on a phone its options stand above the list. */
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

/** Something to do with the selected rows. */
export interface BatchAction<Row> extends Omit<Action, 'run' | 'link' | 'confirm' | 'isDisabled'> {
  /** Asks first, unless it has nothing to ask about these rows. */
  confirm?: true | ((rows: readonly Row[]) => Exclude<Action['confirm'], true>);
  /** Whether none of these rows can be acted on. */
  isDisabled?: (rows: readonly Row[]) => boolean;
  run: (rows: readonly Row[]) => Promise<unknown>;
}

/** How a read is made: passed on to the request. */
export interface ReadCall {
  signal: AbortSignal;
  /** Off where the rows are on view already and are only refreshed: polling must not flash the loading bar. */
  showActivity: boolean;
}

/** Where the rows come from. Whatever is cached under `key` is asked again after an action. */
export interface ListSource<Row> {
  key: readonly string[];
  load: (params: ListParams, call: ReadCall) => Promise<Page<Row>>;
}

type FilterNames<Spec extends ListSpec> = Extract<keyof Spec['filters'], string>;
type SortNames<Spec extends ListSpec> = Spec['sorts'][number];

export interface ListScreenProps<Row extends { id: number }, Spec extends ListSpec> {
  title: string;
  description?: string;
  source: ListSource<Row>;
  columns: readonly Column<Row, SortNames<Spec>>[];
  filters?: readonly Filter<FilterNames<Spec>>[];
  /** Filters that the address does not hold and nobody can clear, such as the kind of a list. */
  fixedFilters?: { readonly [Name in FilterNames<Spec>]?: FilterInput };
  /** What the page offers; on a phone it stays at the bottom. */
  actions?: readonly Action[];
  /** What stands between the head and the filters while there is something to say: a download under way. */
  notice?: ReactNode;
  rowActions?: (row: Row) => readonly Action[];
  batchActions?: readonly BatchAction<Row>[];
  /** A figure about the selected rows, beside their count. */
  batchSummary?: (rows: readonly Row[]) => string;
  /** What the list is for, and the next step, while it has no rows. */
  empty: { title: string; text: string; action?: Action };
  pageSizes?: readonly number[];
  pageSize?: number;
  /** Asks again after this time, as long as it gives one. */
  pollMs?: (rows: readonly Row[]) => number | false;
}
