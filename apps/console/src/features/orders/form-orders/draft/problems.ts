import type { DraftErrors } from './draft-errors.ts';
import type { CellName, OrderDraft } from './order-draft.ts';

/** A cell of the grid, by the key of its row, wherever that row is now. */
export interface GridPosition {
  readonly key: number;
  readonly cell: CellName;
}

/** The number of invalid entries, and of rows that have some. */
export function countProblems(errors: DraftErrors): { count: number; rows: number } {
  const count = [...errors.values()].reduce((sum, row) => sum + Object.keys(row).length, 0);
  return { count, rows: errors.size };
}

/** The next invalid entry in reading order; after the last one it starts again with the first. */
export function nextProblem(
  errors: DraftErrors,
  drafts: readonly OrderDraft[],
  cells: readonly CellName[],
  from: GridPosition | undefined,
): GridPosition | undefined {
  const fromRow = drafts.findIndex(({ key }) => key === from?.key);
  const fromColumn = from ? cells.indexOf(from.cell) : -1;
  const problemsIn = ({ key }: OrderDraft) => cells.filter((cell) => errors.get(key)?.[cell] !== undefined);
  const here = drafts[fromRow];
  const behind = here && problemsIn(here).find((cell) => cells.indexOf(cell) > fromColumn);
  if (here && behind) return { key: here.key, cell: behind };
  const around = [...drafts.slice(fromRow + 1), ...drafts.slice(0, fromRow + 1)];
  const row = around.find((draft) => problemsIn(draft).length > 0);
  const cell = row && problemsIn(row)[0];
  return row && cell && { key: row.key, cell };
}
