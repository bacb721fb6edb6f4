import type { Block } from '@platen/pages/blocks';
import type { Sections } from '@platen/pages/page-tree';
import type { PageSession } from '../store/page-editor.ts';

/** A row of the section list. */
export interface OutlineRow {
  readonly block: Block;
  readonly depth: number;
  readonly parentId: string | null;
  readonly index: number;
  readonly isOpen: boolean;
}

/** The visible rows: children of collapsed blocks are not among them. */
export function outlineRows(
  blocks: Sections,
  collapsed: ReadonlySet<string>,
  depth = 0,
  parentId: string | null = null,
): OutlineRow[] {
  return blocks.flatMap((block, index) => {
    const isOpen = !collapsed.has(block.id);
    const row = { block, depth, parentId, index, isOpen };
    return isOpen ? [row, ...outlineRows(block.blocks, collapsed, depth + 1, block.id)] : [row];
  });
}

/** The rows during a drag in the list: the dragged block has no children there, and stands where it would be dropped. */
export function rowsDuringDrag(
  blocks: Sections,
  { collapsed, draggedId, overId }: Pick<PageSession, 'collapsed' | 'draggedId' | 'overId'>,
): OutlineRow[] {
  if (draggedId === undefined) return outlineRows(blocks, collapsed);
  const rows = outlineRows(blocks, new Set([...collapsed, draggedId]));
  const from = rows.findIndex(({ block }) => block.id === draggedId);
  const to = rows.findIndex(({ block }) => block.id === overId);
  const dragged = rows[from];
  return dragged && to >= 0 ? rows.toSpliced(from, 1).toSpliced(to, 0, dragged) : rows;
}
