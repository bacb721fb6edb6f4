import type { Column, ColumnPriority } from './list.types.ts';

/** What a row is known and judged by: never out of sight. */
const essentialKinds: readonly Column<unknown>['kind'][] = ['state', 'money', 'dateTime'];

const priorityOf = <Row>(column: Column<Row>, index: number): ColumnPriority =>
  column.priority ?? (index === 0 || essentialKinds.includes(column.kind) ? 1 : 2);

/** The columns that may go, in the order in which they go: the least important first, from the end of the row. */
export function sparableColumns<Row>(columns: readonly Column<Row>[]): string[] {
  const ranked = columns.map((column, index) => ({ key: column.key, index, priority: priorityOf(column, index) }));
  return ranked
    .filter(({ priority }) => priority > 1)
    .sort((a, b) => b.priority - a.priority || b.index - a.index)
    .map(({ key }) => key);
}

/** How many of the sparable columns must go so that the row is narrower by `overflowPx`. */
export function spareCount(sparable: readonly string[], widthPx: (key: string) => number, overflowPx: number): number {
  let freedPx = 0;
  let count = 0;
  while (freedPx < overflowPx && count < sparable.length) {
    freedPx += widthPx(sparable[count] ?? '');
    count += 1;
  }
  return count;
}
