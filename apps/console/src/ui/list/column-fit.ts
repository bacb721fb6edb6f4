import type { Column, ColumnPriority } from './list.types.ts';

/** What identifies a row: never hidden. */
const essentialKinds: readonly Column<unknown>['kind'][] = ['state', 'money', 'dateTime'];

const priorityOf = <Row>(column: Column<Row>, index: number): ColumnPriority =>
  column.priority ?? (index === 0 || essentialKinds.includes(column.kind) ? 1 : 2);

/**
 * What makes a row narrower: only one of its actions stays in sight (`oneAction`), a column is moved into the cells of
 * another one (`fold`), or below the row, where it can be expanded (`hide`), or all actions go into the menu.
 */
export type NarrowingStep = { kind: 'fold' | 'hide'; key: string } | { kind: 'oneAction' } | { kind: 'menu' };

/**
 * In the order in which they are applied: first what hides nothing, then what matters least, from the end of the row. A
 * folded column can still widen the column that it is in, and is hidden last.
 */
export function narrowingSteps<Row>(columns: readonly Column<Row>[]): NarrowingStep[] {
  const ranked = columns.map((column, index) => ({ ...column, index, priority: priorityOf(column, index) }));
  const hideSteps = (priority: ColumnPriority) =>
    ranked
      .filter((column) => column.priority === priority)
      .sort((a, b) => b.index - a.index)
      .map(({ key }) => ({ kind: 'hide' as const, key }));
  const folds = ranked.filter(({ foldInto }) => foldInto !== undefined);
  return [
    { kind: 'oneAction' },
    ...folds.map(({ key }) => ({ kind: 'fold' as const, key })),
    ...hideSteps(3),
    { kind: 'menu' },
    ...hideSteps(2),
  ];
}

/** How many steps must be applied to make the row narrower by `overflowPx`. */
export function countSteps(
  steps: readonly NarrowingStep[],
  widthFreedPx: (step: NarrowingStep) => number,
  overflowPx: number,
): number {
  let sumPx = 0;
  let count = 0;
  for (const step of steps) {
    if (sumPx >= overflowPx) break;
    sumPx += widthFreedPx(step);
    count += 1;
  }
  return count;
}
