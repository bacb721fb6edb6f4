import type { Column, ColumnPriority } from './list.types.ts';

/** What a row is known and judged by: never out of sight. */
const essentialKinds: readonly Column<unknown>['kind'][] = ['state', 'money', 'dateTime'];

const priorityOf = <Row>(column: Column<Row>, index: number): ColumnPriority =>
  column.priority ?? (index === 0 || essentialKinds.includes(column.kind) ? 1 : 2);

/**
 * What makes a row narrower: a column stands below another one, in its cells (`fold`), or below the whole row, one press
 * away (`spare`), or the row's action goes into its menu.
 */
export type NarrowingStep = { kind: 'fold' | 'hide'; key: string } | { kind: 'menu' };

/**
 * In the order in which they are taken: first what hides nothing, then what matters least, from the end of the row. What is
 * folded can still widen the column that it stands in, and goes below the row at last.
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
    ...folds.map(({ key }) => ({ kind: 'fold' as const, key })),
    ...hideSteps(3),
    { kind: 'menu' },
    ...hideSteps(2),
  ];
}

/** How many of the steps must be taken so that the row is narrower by `overflowPx`. */
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
