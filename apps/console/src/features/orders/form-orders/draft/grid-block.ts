import type { DraftColumn } from './draft-columns.ts';
import { entryAt, type OrderDraft } from './order-draft.ts';
import type { GridPosition } from './problems.ts';

/** A rectangular selection of cells, from one corner to the other. */
export interface GridBlock {
  readonly anchor: GridPosition;
  readonly head: GridPosition;
}

/** The block as row and column indexes, both ends included. */
export interface BlockRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf(
  { anchor, head }: GridBlock,
  drafts: readonly OrderDraft[],
  columns: readonly DraftColumn[],
): BlockRange | undefined {
  const rows = [anchor, head].map(({ key }) => drafts.findIndex((draft) => draft.key === key));
  const cells = [anchor, head].map((position) => columns.findIndex(({ cell }) => cell === position.cell));
  if ([...rows, ...cells].some((index) => index < 0)) return undefined;
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...cells), right: Math.max(...cells) };
}

export function blockTexts(
  { top, bottom, left, right }: BlockRange,
  drafts: readonly OrderDraft[],
  columns: readonly DraftColumn[],
): string[][] {
  const shown = columns.slice(left, right + 1);
  return drafts.slice(top, bottom + 1).map((draft) => shown.map(({ cell }) => entryAt(draft, cell)));
}

/** Repeats cells to fill a block that is a multiple of their size; otherwise returns them as they are. */
export function tileCells(cells: string[][], { top, bottom, left, right }: BlockRange): string[][] {
  const [height, width] = [bottom - top + 1, right - left + 1];
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  if (columns === 0 || cells.some((row) => row.length !== columns)) return cells;
  if (height % rows !== 0 || width % columns !== 0) return cells;
  return Array.from({ length: height }, (_, down) =>
    Array.from({ length: width }, (__, across) => cells[down % rows]?.[across % columns] ?? ''),
  );
}
